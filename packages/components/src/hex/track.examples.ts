import { type Example, example } from './example.ts';

/** Four lanes side by side. */
const LANE_OFFSETS = [-25.72, -8.57, 8.57, 25.72];

const INVISIBLE_TRACK = { color: 'match', borderColor: 'match', gaugeColor: 'black' };

export const TRACK_EXAMPLES: readonly Example[] = [
  example('Straight', 'From side to side.', { track: [{ type: 'straight', side: 1 }] }),
  example('Part of it', 'Ends at three quarters.', { track: [{ type: 'straight', side: 1, end: 0.75 }] }),
  example('Narrow gauge', 'White blocks inside the track.', {
    track: [{ type: 'gentle', side: 3, gauge: 'narrow' }],
  }),
  example('Meeting', 'Two parts of curves.', {
    track: [
      { type: 'gentle', side: 5, end: 0.75 },
      { type: 'gentle', side: 3, start: 0.25 },
    ],
  }),
  example('Dual gauge', 'Half pieces that meet in dots.', {
    track: [
      { type: 'straight', side: 3, gauge: 'dual', end: 0.3667 },
      { type: 'gentle', side: 2, gauge: 'dual', end: 0.5 },
      { type: 'straight', side: 6, gauge: 'dual', end: 0.3667 },
      { type: 'gentle', side: 5, gauge: 'dual', end: 0.5 },
    ],
    centerTowns: [
      { width: 12, color: 'white', angle: 120, percent: 0.27 },
      { width: 12, color: 'white', angle: 300, percent: 0.27 },
    ],
  }),
  example('Sharp', 'Whole, and as two halves on different sides.', {
    track: [
      { type: 'sharp', side: 1, gauge: 'dual' },
      { type: 'sharp', side: 3, end: 0.5 },
      { type: 'sharp', side: 4, start: 0.5 },
    ],
  }),
  example('Crossing', 'One piece over another.', {
    track: [
      { type: 'straight', side: 1, cross: 'under' },
      { type: 'gentle', side: 3, cross: 'over' },
    ],
  }),
  example('Thin lines', 'Solid and dashed.', {
    track: [
      { type: 'straight', side: 4, gauge: 'line', end: 0.75 },
      { type: 'straight', side: 5, gauge: 'dashed' },
    ],
  }),
  example('Short pieces', 'Stubs, and one that touches no side.', {
    track: [
      { type: 'straight', side: 2, end: 0.125 },
      { type: 'straight', side: 3, end: 0.25 },
      { type: 'straight', side: 4.5, start: 0.25, end: 0.5 },
    ],
  }),
  example('Bent', 'An S to the opposite side.', { track: [{ type: 'bent', side: 1 }] }),
  example('Custom', 'Any path.', {
    track: [{ type: 'custom', path: 'M 0 85 L 0 60 C 60 20 -60 -20 0 -60 L 0 -85', sides: [1, 4] }],
  }),
  example('Off-board', 'Arrows; dual gauge keeps an edge.', {
    color: 'offboard',
    track: [
      { type: 'offboard', side: 1 },
      { type: 'offboard', side: 6, gauge: 'dual' },
      { type: 'offboard', side: 3.5 },
    ],
  }),
  example('Colours', 'Curves that cross in colours of their own.', {
    track: [
      { type: 'gentle', side: 1, color: 'water', cross: 'under' },
      { type: 'gentle', side: 2, color: 'mountain', cross: 'over' },
    ],
  }),
  example('Coloured gauges', 'Halo and blocks in colours of their own.', {
    track: [
      {
        type: 'gentle',
        side: 3,
        gauge: 'narrow',
        color: 'mountain',
        borderColor: 'black',
        gaugeColor: 'yellow',
      },
      {
        type: 'gentle',
        side: 4,
        gauge: 'dual',
        color: 'white',
        borderColor: 'black',
        gaugeColor: 'green',
        cross: 'top',
      },
    ],
  }),
  example('Sharp lanes', 'Inner and outer.', {
    track: [
      { type: 'sharpInner', side: 1 },
      { type: 'sharpOuter', side: 1 },
    ],
  }),
  example('Four sharp lanes', 'At offsets of their own.', {
    track: LANE_OFFSETS.map((trackOffset) => ({ type: 'sharp', side: 1, trackOffset })),
  }),
  example('Gentle lanes', 'Inner and outer.', {
    track: [
      { type: 'gentleInner', side: 1 },
      { type: 'gentleOuter', side: 1 },
    ],
  }),
  example('Three gentle lanes', 'The middle one between.', {
    track: [
      { type: 'gentleInner', side: 1 },
      { type: 'gentle', side: 1 },
      { type: 'gentleOuter', side: 1 },
    ],
  }),
  example('Four gentle lanes', 'At offsets of their own.', {
    track: LANE_OFFSETS.map((trackOffset) => ({ type: 'gentle', side: 1, trackOffset })),
  }),
  example('Straight lanes', 'Left and right.', {
    track: [
      { type: 'straightLeft', side: 1 },
      { type: 'straightRight', side: 1 },
    ],
  }),
  example('Four straight lanes', 'At offsets of their own.', {
    track: LANE_OFFSETS.map((trackOffset) => ({ type: 'straight', side: 1, trackOffset })),
  }),
  example('Sharp in thirds', 'From lane to lane.', {
    track: [
      { type: 'sharpInner', side: 1, end: 0.333 },
      { type: 'sharp', side: 1, begin: 0.333, stop: 0.666 },
      { type: 'sharpOuter', side: 1, start: 0.666 },
    ],
  }),
  example('Gentle in thirds', 'From lane to lane.', {
    track: [
      { type: 'gentleInner', side: 1, end: 0.333 },
      { type: 'gentle', side: 1, begin: 0.333, stop: 0.666 },
      { type: 'gentleOuter', side: 1, start: 0.666 },
    ],
  }),
  example('Opposed pairs', 'One outer lane over, one under.', {
    track: [
      { type: 'gentleInner', side: 1 },
      { type: 'gentleOuter', side: 1, cross: 'over' },
      { type: 'gentleInner', side: 4 },
      { type: 'gentleOuter', side: 4, cross: 'under' },
    ],
  }),
  example('Flatter', 'A larger radius.', {
    track: [1, 4].flatMap((side) =>
      ['gentleInner', 'gentle', 'gentleOuter'].map((type) => ({ type, side, radiusOffset: 50 })),
    ),
  }),
  example('Flatter still', 'Eight lanes of a very large radius.', {
    track: [1, 4].flatMap((side) =>
      LANE_OFFSETS.map((trackOffset) => ({ type: 'gentle', side, trackOffset, radiusOffset: 320 })),
    ),
  }),
  example('Braided', 'Inner lanes and sharp curves in the gaps.', {
    track: [
      { type: 'gentleInner', side: 1 },
      { type: 'gentleInner', side: 4 },
      ...[3, 6].flatMap((side) => ['sharpInner', 'sharp', 'sharpOuter'].map((type) => ({ type, side }))),
    ],
  }),
  example('Dashes alone', 'Track in the colour of the ground shows only its dashes.', {
    track: ['straight', 'gentle', 'sharp'].flatMap((type) =>
      [1, 3, 5].map((side) => ({ type, side, gauge: 'dashed', ...INVISIBLE_TRACK })),
    ),
  }),
  example('Blocks alone', 'The same with narrow gauge.', {
    track: [
      { type: 'gentle', side: 1, gauge: 'narrow', ...INVISIBLE_TRACK },
      { type: 'straight', side: 1, gauge: 'narrow', ...INVISIBLE_TRACK, offset: 4.5 },
      { type: 'gentle', side: 5, gauge: 'narrow', ...INVISIBLE_TRACK },
    ],
  }),
  example('Spurs', 'Track to the centre; one lies under everything.', {
    color: 'yellow',
    track: [{ side: 1 }, { type: 'city', side: 3, width: 20, borderWidth: 8 }, { side: 5, cross: 'bottom' }],
  }),
];
