import { type Example, example } from './example.ts';

export const CROSSING_EXAMPLES: readonly Example[] = [
  example('Tunnel', 'A triangle that points up.', { tunnels: [{ cost: 40 }] }),
  example('Bridge', 'A triangle that points down.', { bridges: [{ cost: 40 }] }),
  example('Tunnel entrance', 'On the bottom side.', { tunnelEntrances: [{ angle: 0, percent: 1 }] }),
  example('Three entrances', 'Colours of their own.', {
    tunnelEntrances: [
      { angle: 120, percent: 1, rotation: 120, color: 'orange' },
      { angle: 180, percent: 1, trackColor: 'red', size: 20 },
      { angle: 240, percent: 1, rotation: 240, color: 'blue', borderColor: 'black' },
    ],
  }),
  example('On sides', 'Across the edges of the hex.', {
    tunnels: [{ cost: 80, angle: 180, percent: 1, textColor: 'white', color: 'brown' }],
    bridges: [{ cost: '£60', angle: 60, percent: 1, width: 56, fontSize: 14, color: 'blue', reverse: false }],
  }),
];
