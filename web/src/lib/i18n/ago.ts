// When something happened, in words.
const MINUTE = 60;
const [HOUR, DAY] = [60 * MINUTE, 24 * 60 * MINUTE];

/** How long ago that was, in seconds since 1970; after a week, the day. */
export function ago(then: number, lang: string, now = Date.now() / 1000): string {
  const past = Math.max(0, now - then);
  if (past >= 7 * DAY) return new Date(then * 1000).toLocaleDateString(lang, { dateStyle: 'medium' });
  const said = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  if (past >= DAY) return said.format(-Math.floor(past / DAY), 'day');
  if (past >= HOUR) return said.format(-Math.floor(past / HOUR), 'hour');
  if (past >= MINUTE) return said.format(-Math.floor(past / MINUTE), 'minute');
  return said.format(0, 'second');
}
