// Our icons, on a square of 24: what is filled, lines cut out of it, and lines beside it.
export interface Drawing {
  fill?: string;
  line?: string;
  edge?: string;
}

export const ICONS: Record<string, Drawing> = {
  coal: { fill: 'M2 14.5 5 7l6.5-4.5L19 5l3 8.5-4.5 7-9.5 1z', line: 'm5 7 6.5 5.5L19 5m-7.5 7.5L8 21' },
  oil: { fill: 'M5 2h14v3c1.6 4.5 1.6 9.5 0 14v3H5v-3c-1.6-4.5-1.6-9.5 0-14z', line: 'M4.5 8h15m-15 8h15' },
  gas: {
    fill: 'M9 1h6v3.2c3 .8 5 3.2 5 6.3V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-9.5c0-3.1 2-5.5 5-6.3zM12 9.5c-.5 2.5-3.5 3.8-3.5 6.8a3.5 3.5 0 0 0 7 0c0-3-3-4.3-3.5-6.8z',
  },
  garbage: {
    fill: 'M8 1.5 12 3.5l4-2 .5 3.5-2 2C19 8.5 22 13 22 17c0 3-2 5-5 5H7c-3 0-5-2-5-5 0-4 3-8.5 7.5-10l-2-2z',
    line: 'M9.5 7.5h5M8 12c-1 1.3-1.6 2.8-1.8 4.5',
  },
  uranium: {
    fill: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 8.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM8 5.1l2.3 4a3.3 3.3 0 0 0-1.6 2.9H4.1A7.9 7.9 0 0 1 8 5.1zm8 0a7.9 7.9 0 0 1 3.9 6.9h-4.6a3.3 3.3 0 0 0-1.6-2.9zm-5.7 9.8a3.3 3.3 0 0 0 3.4 0l2.3 4a7.9 7.9 0 0 1-8 0z',
  },
  eco: { fill: 'M20 3C9 3 4 8 4 14c0 2 .6 3.7 1.5 5C8 12 12 9 16 8c-4 2-7 6-8.5 12.5C17 22 21 15 20 3z' },
  hybrid: {
    fill: 'M1 15.5 3 9l4.5-3L11 7.5v12.5L5 21zM13 4h9v2.2c1 3.3 1 8.3 0 11.6V20h-9v-2.2c-.7-3.3-.7-8.3 0-11.6z',
    line: 'M12.5 9h9.5m-9.5 6h9.5',
  },
  fusion: {
    fill: 'M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
    edge: 'M12 4c3 0 3.5 4 3.5 8s-.5 8-3.5 8-3.5-4-3.5-8S9 4 12 4zM5 8c1.5-2.6 5.2-1 8.7 1s6.8 4.4 5.3 7-5.2 1-8.7-1S3.5 10.6 5 8z',
  },
  plant: { fill: 'M3 21V10l6 4v-4l6 4V3h5l1 18z', line: 'M7 18h2m3 0h2m3 0h2' },
  city: { fill: 'M3 21V9h6V4h7v6h5v11h-7v-4h-3v4z', line: 'M6 12h1m-1 4h1m5-9h1m-1 4h1m5 2h1m-1 4h1' },
  house: { fill: 'M12 3 2.5 11H5v10h5v-6h4v6h5V11h2.5z' },
  building: { fill: 'M5 3h14v18h-5v-4h-4v4H5z', line: 'M9 7h1m4 0h1M9 11h1m4 0h1' },
  country: { fill: 'M2 13 7 8l5 5v8H2zm12 0 4-4 4 4v8h-8z', line: 'M6 16h2' },
  factory: { fill: 'M3 21V10l6 4v-4l6 4V3h5l1 18z' },
  money: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm3 5.5c-1-1-2-1.2-3-1.2-2 0-3.5 2-3.5 4.7s1.5 4.7 3.5 4.7c1 0 2-.2 3-1.2M7 12h6' },
  bolt: { fill: 'M14 2 4 14h7l-2 8 11-13h-7z' },
  transformer: { fill: 'M6 8h12v11H6z', line: 'M9 12h6m-6 4h6', edge: 'M9 8V4m6 4V4' },
  fault: { line: 'M4 12h4l2-4 2 8 2-4h1m3-6 3 3m0-3-3 3' },
  card: { fill: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z' },
  panel: { fill: 'M4 3h16v18H4z', line: 'm13 6-4 6h6l-4 6' },
  sun: { line: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0-6v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2m0-14-2 2M7 17l-2 2' },
  moon: { fill: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z' },
  half: { fill: 'M12 3v18a9 9 0 0 0 0-18z', edge: 'M12 3a9 9 0 0 0 0 18' },
  person: { fill: 'M12 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM3 21c0-5 4-7 9-7s9 2 9 7z' },
  bot: { fill: 'M11 2h2v3h6v13H5V5h6zM3 9h1v5H3zm17 0h1v5h-1zM8 20h8v2H8z', line: 'M9 10h.1m5.9 0h.1M9 14h6' },
  link: { line: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5' },
  eye: { line: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6zm10-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z' },
  undo: { line: 'M8 5 3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3' },
  flag: { fill: 'M6 3h13l-3 5 3 5H8v8H6z' },
  book: { line: 'M12 6c-2-2-5-2-9-2v15c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2zm0 0v15' },
  clock: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4v5l4 2' },
  back: { line: 'm15 5-7 7 7 7' },
  next: { line: 'm9 5 7 7-7 7' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  close: { line: 'm5 5 14 14M19 5 5 19' },
  check: { line: 'm4 12 6 6L20 6' },
  cup: {
    fill: 'M6 3h12v2h4c0 5-2 7-5 7.5-1 2-2.5 3-4 3.3V19h4v2H7v-2h4v-3.2c-1.5-.3-3-1.3-4-3.3C4 12 2 10 2 5h4zm-2 4c.3 2 1 3 2.3 3.4C6 9.3 6 8 6 7zm14 0c0 1 0 2.3-.3 3.4C19 10 19.7 9 20 7z',
  },
  chat: { fill: 'M3 4h18v12H10l-5 5v-5H3z' },
  more: {
    fill: 'M12 3a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 12 3zm0 6.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm0 6.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  },
  list: { line: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1' },
  lamp: { fill: 'M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2zM9 19h6v1.5h-6zM10 21.5h4V23h-4z' },
  play: { fill: 'M7 4v16l13-8z' },
  pause: { fill: 'M6 4h4v16H6zM14 4h4v16h-4z' },
  down: { line: 'm6 9 6 6 6-6' },
  up: { line: 'm6 15 6-6 6 6' },
  first: { line: 'm18 5-7 7 7 7M6 5v14' },
  last: { line: 'm6 5 7 7-7 7M18 5v14' },
  flask: { line: 'M8.5 3h7M10 3v6.5L4.6 18.6A1.6 1.6 0 0 0 6 21h12a1.6 1.6 0 0 0 1.4-2.4L14 9.5V3M7.5 14.5h9' },
  shuffle: { line: 'M3 7h3c5 0 6 10 11 10h4m-3-3 3 3-3 3M3 17h3c1.5 0 2.6-.9 3.6-2.2m4-5.6C14.6 8 15.6 7 17 7h4m-3-3 3 3-3 3' },
  download: { line: 'M12 3v12m-5-5 5 5 5-5M4 20h16' },
};
