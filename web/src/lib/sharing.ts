// Links to a finished game that anybody may open, and the HTML that shows it in another page.

export function sharedLink(token: string, origin = location.origin): string {
  return `${origin}/shared/${token}`;
}

export function pictureOf(token: string): string {
  return `/api/shared/${token}/picture.png`;
}

/** What to paste into a page; the title is read aloud for the frame. */
export function embedded(token: string, title: string, origin = location.origin): string {
  const named = title.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  const look = 'width="100%" height="640" style="border:0" loading="lazy" allowfullscreen';
  return `<iframe src="${origin}/embed/${token}" title="${named}" ${look}></iframe>`;
}
