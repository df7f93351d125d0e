import {
  arcText,
  circle,
  ellipse,
  type Fonts,
  group,
  groupAt,
  line,
  type Node,
  path,
  polygon,
  rect,
  rotate,
  scale,
  symbol,
  text,
  translate,
  use,
} from '@platelayer/scene';
import { pngImage } from './png.ts';

const BLACK_STROKE = { color: '#000', width: 2 } as const;

/** Every kind of node with every kind of paint, on a page of 850 × 1100. */
export const paintedNodes = (fonts: Fonts): readonly Node[] => {
  const star = path('M50 0 L80 95 L0 35 L100 35 L20 95 Z', {
    fill: '#c33',
    fillRule: 'evenodd',
    stroke: BLACK_STROKE,
  });
  const round = path('M0 50 A50 30 20 1 1 90 60 Q60 120 20 90 C0 80 10 70 0 50 Z', {
    fill: '#3c3',
    stroke: BLACK_STROKE,
  });
  const logo = symbol('logo', [
    circle(0, 0, 30, { fill: '#369', stroke: BLACK_STROKE }),
    text(fonts, 'AVP', 0, 0, { size: 24, anchor: 'middle', baseline: 'central', fill: '#fff' }),
  ]);
  const pair = symbol('pair', [use(logo), use(logo, translate(70, 0))]);
  const tiny = symbol('tiny', [path('M0 0 L.1 .02 L.137 .1 L.03 .113 Z', { fill: '#960' })]);
  const checks = pngImage('checks', 8, 8, (x, y) => [(x + y) % 2 ? 255 : 0, 0, 200, x * 32]);
  const linear = {
    kind: 'linear',
    ...{ x1: 0, y1: 0, x2: 150, y2: 0 },
    stops: [
      { offset: 0, color: '#f00' },
      { offset: 0.5, color: '#ff0' },
      { offset: 0.5, color: '#0ff' },
      { offset: 1, color: '#00f' },
    ],
  } as const;
  const fading = {
    ...linear,
    stops: [
      { offset: 0, color: '#f00f' },
      { offset: 1, color: '#f000' },
    ],
  } as const;
  const radial = {
    kind: 'radial',
    ...{ cx: 75, cy: 40, r: 60 },
    stops: [
      { offset: 0.2, color: '#fff' },
      { offset: 1, color: '#063' },
    ],
  } as const;
  const stripes = { kind: 'stripes', colors: ['#d22', '#fff', '#22d'], width: 8, angle: 45 } as const;
  const sheer = { kind: 'stripes', colors: ['#d228', '#fff0'], width: 8, angle: 0 } as const;
  const swatch = (
    fill: typeof linear | typeof fading | typeof radial | typeof stripes | typeof sheer | string,
  ) => rect(0, 0, 150, 80, { radius: 12, fill, stroke: BLACK_STROKE });
  const at = (x: number, y: number, ...nodes: readonly Node[]) => groupAt(translate(x, y), ...nodes);
  return [
    at(30, 30, star),
    at(160, 30, round),
    ellipse(330, 80, 50, 30, { fill: '#fc0', stroke: { ...BLACK_STROKE, dash: [8, 4], dashOffset: -2 } }),
    line(400, 30, 500, 130, { stroke: { color: '#08f', width: 10, cap: 'round', dash: [0, 15] } }),
    polygon(
      [
        { x: 520, y: 130 },
        { x: 560, y: 30 },
        { x: 600, y: 130 },
      ],
      { fill: '#eee', stroke: { ...BLACK_STROKE, width: 8 } },
    ),
    polygon(
      [
        { x: 630, y: 130 },
        { x: 640, y: 30 },
        { x: 650, y: 130 },
      ],
      { stroke: { ...BLACK_STROKE, width: 8 } },
    ),
    polygon(
      [
        { x: 680, y: 130 },
        { x: 720, y: 30 },
        { x: 760, y: 130 },
      ],
      {
        fill: '#f008',
        stroke: { color: '#00f8', width: 12, join: 'round' },
      },
    ),
    at(30, 160, swatch(linear)),
    at(200, 160, line(0, 40, 150, 40, { stroke: BLACK_STROKE }), swatch(fading)),
    at(370, 160, swatch(radial)),
    at(540, 160, swatch(stripes)),
    at(710, 160, line(0, 40, 120, 40, { stroke: BLACK_STROKE }), swatch(sheer)),
    at(70, 320, use(pair)),
    at(260, 320, use(pair, rotate(30))),
    at(400, 270, use(tiny, scale(600))),
    group([rect(520, 270, 60, 60, { fill: '#f00' }), rect(550, 300, 60, 60, { fill: '#00f' })], {
      opacity: 0.5,
    }),
    rect(650, 270, 60, 60, { fill: '#f008' }),
    rect(680, 300, 60, 60, { fill: '#00f8' }),
    group([rect(760, 270, 80, 80, { fill: stripes })], { clip: circle(800, 310, 35) }),
    group([rect(0, 0, 850, 1100, { fill: '#f0f' })], { clip: rect(10, 10, 0, 50) }),
    { kind: 'image', source: checks, x: 30, y: 400, width: 100, height: 100 },
    { kind: 'image', source: checks, x: 150, y: 400, width: 50, height: 100 },
    text(fonts, 'Tramway AVATAR office flights', 30, 560, { size: 40, family: 'display' }),
    text(fonts, 'Tramway AVATAR office flights', 30, 610, { size: 30, family: 'sans-serif', weight: 400 }),
    text(fonts, 'Tracked', 450, 610, { size: 30, family: 'sans-serif', tracking: 6 }),
    text(fonts, 'Italic letters', 650, 610, { size: 24, family: 'sans-serif', weight: 400, slant: 'italic' }),
    text(fonts, 'Halo over lines', 30, 670, {
      size: 40,
      fill: '#fff',
      stroke: { color: '#c00', width: 6, join: 'round' },
    }),
    text(fonts, 'Łódź Αθήνα Москва e\u0301 q\u0301', 380, 670, { size: 30, family: 'serif', weight: 400 }),
    circle(200, 850, 100, { stroke: { color: '#999', width: 1 } }),
    arcText(fonts, 'Grand Junction Railway', { ...{ cx: 200, cy: 850, radius: 100, angle: 270 }, size: 26 }),
    arcText(fonts, 'underneath', {
      ...{ cx: 200, cy: 850, radius: 100, angle: 90 },
      size: 26,
      direction: 'anticlockwise',
      fill: '#fff',
      stroke: { color: '#00c', width: 5 },
    }),
    groupAt(
      rotate(-20, 500, 850),
      text(fonts, 'Turned', 500, 850, { size: 60, family: 'serif', fill: '#0608' }),
    ),
    group([text(fonts, 'Faint', 500, 950, { size: 50, stroke: { color: '#f00', width: 4 } })], {
      opacity: 0.4,
    }),
  ];
};
