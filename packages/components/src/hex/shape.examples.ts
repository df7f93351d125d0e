import { type Example, example } from './example.ts';

export const SHAPE_EXAMPLES: readonly Example[] = [
  example('Diamond', 'With a bonus.', { shapes: [{ type: 'diamond', color: 'orange', text: '+20' }] }),
  example('Triangle', 'Pointing up.', { shapes: [{ type: 'triangle', color: 'mountain', text: '-20' }] }),
  example('Triangle, reversed', 'Pointing down.', {
    shapes: [{ type: 'triangle', color: 'water', text: '20', reverse: true }],
  }),
  example('Hexagon', 'Flat on top.', { shapes: [{ type: 'hexagon', text: '80' }] }),
  example('Without border', 'Twice as wide.', {
    shapes: [{ type: 'hexagon', color: 'yellow', width: 100, borderWidth: 0, text: 'Depot' }],
  }),
  example('Circle', 'Text in a colour of its own.', {
    shapes: [{ type: 'circle', color: 'red', text: 'X', textColor: 'white' }],
  }),
  example('Rings', 'The middle one dashed.', {
    shapes: [{ width: 90 }, { width: 60, dashed: true }, { width: 30 }],
  }),
  example('Translucent', 'Shapes that shine through one another.', {
    shapes: [
      { width: 100, color: 'yellow' },
      { type: 'square', width: 60, color: 'red', opacity: 0.5, angle: 180, percent: 0.4 },
      { type: 'ellipse', width: 80, height: 40, color: 'water', opacity: 0.5, angle: 60, percent: 0.4 },
      { type: 'triangle', width: 60, color: 'green', opacity: 0.5, angle: 300, percent: 0.4 },
    ],
  }),
  example('Composition', 'Track, city, value and stars.', {
    color: 'white',
    track: [1, 2, 3].map((side) => ({ type: 'straight', side, color: 'red' })),
    cities: [{ size: 6, width: 22, color: 'blue' }],
    values: [{ value: 1848, angle: 0, percent: 0 }],
    shapes: [0, 60, 120, 180, 240, 300].map((angle) => ({
      ...{ type: 'star', color: 'white', width: 12, borderWidth: 1, angle, percent: 0.59 },
    })),
  }),
  example('Background', 'Under the track and cut off at the edge.', {
    color: 'green',
    shapes: [
      { type: 'square', color: 'water', width: 150, borderWidth: 0, angle: 90, percent: 1, background: true },
      { type: 'star', color: 'yellow', borderColor: 'red', text: 'S', width: 30, angle: 270, percent: 0.5 },
    ],
    track: [{ type: 'straight', side: 2 }],
  }),
];
