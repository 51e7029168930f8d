// Silhouettes of power plants, standing on the lower edge of 48 by 28: solid, half as strong, and in lines.
interface Silhouette {
  fill: string;
  soft?: string;
  line?: string;
}

const PUFFS = 'M10 5.5a2.2 2.2 0 0 1 1-4 3 3 0 0 1 5.4-.3 2.4 2.4 0 0 1 3.8 1.9 1.8 1.8 0 0 1-1.6 2.4z';

export const PLANTS: Record<string, Silhouette> = {
  // A chimney, the boiler house, and a belt up from the heap.
  coal: {
    fill: 'M5 28 6.6 7.5h4.8L13 28zM15 28V13h13v15zM31 28l6.5-7.5 3 2.5 5.5 5z',
    line: 'm28.5 14.5 9 6',
    soft: PUFFS,
  },
  // A derrick and two tanks.
  oil: {
    fill: 'M13 3h5v3h-5zM28 28V16.5c0-2 8-2 8 0V28zM38 28V13.5c0-2 9-2 9 0V28z',
    line: 'M4.5 27.5 14 6m12.5 21.5L17 6M11.3 12l8.4 5M7.7 20.5l15 .5M19.7 12l-8.5 5-3.5 3.5 8 7 7-6.5-3-4',
  },
  // A flare, the turbine hall, and a round tank.
  gas: {
    fill: 'M7.5 28 8 12.5h4L12.5 28zM10 11.5C6 9.5 7.5 5.5 10.3.5c.6 3.2 3.6 4.5 3.2 7.7-.2 1.8-1.5 2.9-3.5 3.3zM16 28V18l5-3 5 3 5-3v13zM40 11a7 7 0 0 1 4.5 12.3V28h-2v-3.5h-5V28h-2v-4.7A7 7 0 0 1 40 11z',
  },
  // A grab over the hopper, and the chimney beside it.
  garbage: {
    fill: 'M4 28 5.5 7.5h4.6L11.6 28zM14 28V17h8l3 11zM24 17h22l-4.5 11h-13zM35 4.5c4 0 6.5 3 6.5 8l-3.5 2c.4-3.5-1-5.3-3-5.3s-3.4 1.8-3 5.3l-3.5-2c0-5 2.5-8 6.5-8z',
    line: 'M35 .5V5',
    soft: PUFFS,
  },
  // Two cooling towers and the dome of the reactor.
  uranium: {
    fill: 'M2.5 28C6 21 6 15 4.5 8h12C15 15 15 21 18.5 28zM35.5 28v-8a6 6 0 0 1 12 0v8zM20 28c2.6-5.2 2.6-9.8 1.5-15h10c-1.1 5.2-1.1 9.8 1.5 15z',
    soft: 'M6 6.5a2.3 2.3 0 0 1 1-4.3 3.2 3.2 0 0 1 5.8-.4 2.6 2.6 0 0 1 4.2 2.2 2 2 0 0 1-1.7 2.5zM24 11.5a1.8 1.8 0 0 1 .8-3.3 2.5 2.5 0 0 1 4.5-.3 2 2 0 0 1 1.3 3.6z',
  },
  // Wind turbines on a hill.
  eco: {
    fill: 'M14 28l.6-15h1.8L17 28zM15.5 12.8C14 9 14 4 15.5.5 17 4 17 9 15.5 12.8zm.5.5c4 .5 8.3 3 10.5 6-3.8-.2-8.2-2.7-10.5-6zm-1 0c-2.3 3.3-6.7 5.8-10.5 6 2.2-3 6.5-5.5 10.5-6zM36.2 28l.5-10h1.4l.5 10zM37.4 17.5c-1-2.7-1-6.2 0-8.5 1 2.3 1 5.8 0 8.5zm.4.4c2.8.3 5.7 2 7.2 4.1-2.6-.1-5.6-1.8-7.2-4.1zm-.8 0c-1.6 2.3-4.6 4-7.2 4.1 1.5-2.1 4.4-3.8 7.2-4.1z',
    soft: 'M0 28c8-6 16-5 24-2.5S40 24 48 28z',
  },
  // The chimney of coal and the derrick of oil.
  hybrid: {
    fill: 'M4 28 5.6 7.5h4.8L12 28zM14 28V16h12v12zM35.5 3h4v3h-4z',
    line: 'M29 27.5 36 6m10 21.5L39 6M34 12l7 6M31.7 19.5l11.8-.5M41 12l-7 6',
    soft: PUFFS,
  },
  // A ring of magnets around a small sun.
  fusion: {
    fill: 'M8 28v-3h32v3zM24 9a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM15 22h4v3h-4zm14 0h4v3h-4z',
    line: 'M24 1.5c10 0 16 5 16 12s-6 10-16 10-16-3-16-10 6-12 16-12zM24 1.5v3.5m0 15v3M8 13.5h5m22 0h5M13.5 5l3 3m18-3-3 3',
  },
};
PLANTS.ecological = PLANTS.eco!;
