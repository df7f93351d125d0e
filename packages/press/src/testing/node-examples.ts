import {
  arcText,
  block,
  circle,
  ellipse,
  type Fonts,
  group,
  line,
  type Node,
  path,
  polygon,
  rect,
  rotate,
  symbol,
  text,
  translate,
  use,
} from '@platelayer/scene';

const INK = '#222b33';

/** A small drawing for every kind of node and paint, on a page of 100 by 60. */
export const nodeExamples: Readonly<Record<string, (fonts: Fonts) => readonly Node[]>> = {
  circle: () => [circle(50, 30, 20, { fill: '#f2e6cf', stroke: { color: INK, width: 2 } })],
  ellipse: () => [ellipse(50, 30, 40, 20, { fill: '#6aa3c480' })],
  rect: () => [rect(10, 10, 80, 40, { radius: 6, fill: '#8fae6b' })],
  line: () => [
    line(10, 30, 90, 30, { stroke: { color: INK, width: 6, dash: [10, 4], dashOffset: 2, cap: 'round' } }),
  ],
  polygon: () => [
    polygon(
      [
        [50, 5],
        [90, 55],
        [10, 55],
      ],
      { stroke: { color: INK, width: 3, join: 'bevel' } },
    ),
  ],
  path: () => [path('M10 50A40 40 0 0 1 90 50ZM40 45h20v-10h-20z', { fill: INK, fillRule: 'evenodd' })],
  'linear gradient': () => [
    rect(0, 0, 100, 60, {
      fill: {
        kind: 'linear',
        x1: 0,
        y1: 0,
        x2: 100,
        y2: 0,
        stops: [
          { offset: 0, color: '#fff' },
          { offset: 1, color: '#22446600' },
        ],
      },
    }),
  ],
  'radial gradient': () => [
    rect(0, 0, 100, 60, {
      fill: {
        kind: 'radial',
        cx: 50,
        cy: 30,
        r: 30,
        stops: [
          { offset: 0, color: '#fff' },
          { offset: 1, color: '#246' },
        ],
      },
    }),
  ],
  stripes: () => [
    rect(0, 0, 100, 60, { fill: { kind: 'stripes', colors: ['#59b578', '#bf8156'], width: 10, angle: 30 } }),
  ],
  'group with transform, clip and opacity': () => [
    group([rect(-30, -30, 60, 60, { fill: INK })], {
      transform: translate(50, 30),
      clip: circle(0, 0, 25),
      opacity: 0.5,
      title: 'Half a disc of ink',
    }),
  ],
  'one symbol used twice': () => {
    const stamp = symbol('stamp', [rect(-8, -8, 16, 16, { fill: INK })]);
    return [use(stamp, translate(30, 30)), use(stamp, rotate(45, 70, 30))];
  },
  text: (fonts) => [
    text(fonts, 'Fog & <Snow>', 50, 30, { size: 12, anchor: 'middle', baseline: 'central', fill: INK }),
  ],
  'text with halo': (fonts) => [
    text(fonts, 'Halo', 10, 40, {
      family: 'sans-serif',
      size: 24,
      fill: '#fff',
      stroke: { color: INK, width: 4 },
    }),
  ],
  'text in two faces': (fonts) => [
    text(fonts, 'Praha Říčany', 5, 30, { family: 'sans-serif', weight: 400, size: 12 }),
  ],
  'block of text': (fonts) => [
    block(fonts, 'Two lines of text', 10, 10, { size: 12, lineHeight: 16, width: 60 }).node,
  ],
  'text on a circle': (fonts) => [
    arcText(fonts, 'Round', { cx: 50, cy: 60, radius: 40, angle: 270, size: 12 }),
  ],
};
