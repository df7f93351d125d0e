import {
  arcText,
  block,
  circle,
  ellipse,
  type Fonts,
  group,
  groupAt,
  line,
  type Node,
  type Page,
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
const SIGNAL = '#c8402f';
const MEADOW = '#8fae6b';
const SAND = '#f2e6cf';
const WATER = '#6aa3c4';

/** Test page with every kind of mark that presses support, and rulers. Users check their printer with it, and tests compare presses. */
export const testPage = (fonts: Fonts): Page => ({
  width: 850,
  height: 1100,
  title: 'Platelayer test page',
  trim: { x: 25, y: 25, width: 800, height: 1050 },
  bleed: { x: 12.5, y: 12.5, width: 825, height: 1075 },
  children: [
    text(fonts, 'Platelayer test page', 425, 110, { size: 48, anchor: 'middle', fill: INK }),
    text(fonts, 'Print at 100 %, then hold a ruler against the square', 425, 140, {
      ...{ family: 'sans-serif', weight: 'normal', size: 15, anchor: 'middle', fill: INK },
    }),
    groupAt(translate(75, 190), ...square(fonts)),
    groupAt(translate(300, 190), ...texts(fonts)),
    groupAt(translate(75, 410), ...shapes()),
    groupAt(translate(75, 610), ...paints()),
    groupAt(translate(75, 800), ...rings(fonts)),
    groupAt(translate(460, 800), ...stamps(fonts)),
  ],
});

/** A square of one and a half inches, with a tick every tenth of an inch. */
const square = (fonts: Fonts): readonly Node[] => [
  rect(0, 0, 150, 150, { stroke: { color: INK, width: 1 } }),
  ...Array.from({ length: 14 }, (_, i) => (i + 1) * 10).flatMap((at) => {
    const length = at % 50 === 0 ? 14 : 7;
    const stroke = { color: INK, width: 0.75 };
    return [line(at, 0, at, length, { stroke }), line(0, at, length, at, { stroke })];
  }),
  text(fonts, '1.5 in', 82, 78, { size: 18, anchor: 'middle', baseline: 'central', fill: SIGNAL }),
  text(fonts, '38.1 mm', 82, 100, {
    family: 'sans-serif',
    weight: 400,
    size: 12,
    anchor: 'middle',
    fill: INK,
  }),
];

const texts = (fonts: Fonts): readonly Node[] => [
  text(fonts, 'Bitter bold AVTo fi', 0, 16, { size: 22, fill: INK }),
  text(fonts, 'Bitter regular ¥ £ € ₽ ∞', 0, 42, { weight: 400, size: 18, fill: INK }),
  text(fonts, 'Lato — Łódź, Ærø', 0, 66, { family: 'sans-serif', weight: 400, size: 18, fill: INK }),
  text(fonts, 'Lato bold 0123456789', 0, 90, { family: 'sans-serif', size: 18, fill: INK }),
  text(fonts, 'Lato italic', 0, 114, {
    family: 'sans-serif',
    weight: 400,
    slant: 'italic',
    size: 18,
    fill: INK,
  }),
  text(fonts, 'Yrsa', 110, 114, { family: 'serif', weight: 400, size: 20, fill: INK }),
  text(fonts, 'Ελλάδα · Москва · Čeština', 0, 138, {
    family: 'sans-serif',
    weight: 400,
    size: 18,
    fill: INK,
  }),
  text(fonts, 'wide', 170, 114, { family: 'sans-serif', size: 16, tracking: 4, fill: INK }),
  text(fonts, 'Halo', 0, 178, { size: 30, fill: '#fff', stroke: { color: SIGNAL, width: 5, join: 'round' } }),
  block(
    fonts,
    'A block of text breaks at spaces and after hy-phens, here exactly as in the PDF, on the screen and in the PNG: the lines are set once.',
    240,
    0,
    { family: 'sans-serif', weight: 400, size: 13, lineHeight: 17, width: 210, fill: INK },
  ).node,
  block(fonts, 'centred in its box', 240, 110, { size: 14, width: 210, align: 'center', fill: INK }).node,
  block(fonts, 'set to the right', 240, 140, { weight: 400, size: 14, width: 210, align: 'right', fill: INK })
    .node,
];

const shapes = (): readonly Node[] => [
  circle(50, 60, 42, { fill: SAND, stroke: { color: INK, width: 4 } }),
  ellipse(155, 60, 45, 28, { fill: WATER, stroke: { color: INK, width: 2, dash: [8, 4] } }),
  rect(220, 20, 90, 80, { radius: 14, fill: MEADOW, stroke: { color: INK, width: 3 } }),
  polygon(hexagon(50), { fill: '#ffe600', stroke: { color: INK, width: 3 } }),
  path('M445 100 L485 20 L525 100 M445 60 q40 -30 80 0', {
    stroke: { color: SIGNAL, width: 8, join: 'round', cap: 'round' },
  }),
  path('M550 20 h80 v80 h-80 z M570 40 h40 v40 h-40 z', { fill: INK, fillRule: 'evenodd' }),
  path('M640 130 A30 30 0 0 1 670 100 40 20 30 1 0 690 20', {
    stroke: { color: INK, width: 5, cap: 'square' },
  }),
  line(0, 130, 340, 130, { stroke: { color: INK, width: 6, dash: [20, 8, 4, 8], cap: 'butt' } }),
  line(360, 130, 600, 130, { stroke: { color: SIGNAL, width: 6, dash: [0, 12], cap: 'round' } }),
  path('M0 160 L20 145 L40 160 L60 145', { stroke: { color: INK, width: 6, join: 'bevel' } }),
  path('M90 160 L110 145 L130 160 L150 145', { stroke: { color: INK, width: 6 } }),
];

/** Corners of a flat-topped hexagon in the row of shapes. */
const hexagon = (width: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 6 }, (_, i) => [
    380 + width * Math.cos((i * Math.PI) / 3),
    60 + width * Math.sin((i * Math.PI) / 3),
  ]);

const paints = (): readonly Node[] => {
  const stops = [
    { offset: 0, color: SIGNAL },
    { offset: 0.5, color: SAND },
    { offset: 1, color: WATER },
  ];
  const fading = [
    { offset: 0, color: '#222b33ff' },
    { offset: 1, color: '#222b3300' },
  ];
  return [
    rect(0, 0, 120, 80, { fill: { kind: 'linear', x1: 0, y1: 0, x2: 120, y2: 80, stops } }),
    rect(140, 0, 120, 80, { fill: { kind: 'radial', cx: 200, cy: 40, r: 60, stops } }),
    rect(280, 0, 120, 80, { fill: MEADOW }),
    rect(280, 0, 120, 80, { fill: { kind: 'linear', x1: 280, y1: 0, x2: 400, y2: 0, stops: fading } }),
    rect(420, 0, 120, 80, { fill: { kind: 'stripes', colors: [MEADOW, '#bf8156'], width: 20, angle: 30 } }),
    circle(610, 40, 40, { fill: { kind: 'stripes', colors: [SAND, WATER, SIGNAL], width: 9, angle: 0 } }),
    group([rect(0, 100, 60, 50, { fill: SIGNAL }), rect(30, 120, 60, 40, { fill: INK })], { opacity: 0.5 }),
    rect(120, 100, 60, 50, { fill: '#c8402f80' }),
    rect(150, 120, 60, 40, { fill: '#222b3380' }),
    group([rect(240, 90, 120, 80, { fill: WATER }), circle(270, 150, 30, { fill: SIGNAL })], {
      clip: circle(300, 130, 38),
    }),
    group([rect(380, 90, 100, 80, { fill: SIGNAL })], { clip: rect(380, 90, 0, 0) }),
    group([rect(400, 100, 120, 60, { fill: INK })], {
      clip: path('M400 100 h120 v60 h-120 z M430 115 h60 v30 h-60 z', { fillRule: 'evenodd' }),
    }),
    { kind: 'image', x: 560, y: 100, width: 100, height: 50, source: RAMP },
  ];
};

/** A gradient of 16 by 8 pixels that fades from left to right. */
const RAMP = {
  id: 'ramp',
  mime: 'image/png',
  data: Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAYAAADwdn+XAAABJUlEQVR42hXMIUoEYBCA0T3J3kDmAGPYNoJFmCKWMa4MiEGYxbQwoAaDGGTTYlAQ0wYRg0nLZm/gDbyBfv87wJtsZ/L3uSe/Hwfy83Yo35tj+XqZy+vjmTytF3K/WsrV3bUsbm7l5HIlR8sH2b94lt3zjeycvst0sp0pgRIogRIogRIogRIogRIogRIogRIogY7ACIzACIzACIzACIzACIzACIzACIzACGwETuAETuAETuAETuAETuAETuAETuAETuAjCIIgCIIgCIIgCIIgCIIgCIIgCIIgCIIYQRIkQRIkQRIkQRIkQRIkQRIkQRIkQRLkCIqgCIqgCIqgCIqgCIqgCIqgCIqgCIqgRtAETdAETdAETdAETdAETdAETdAETdAEPf0HiPv/QWkwoJMAAAAASUVORK5CYII=',
    ),
    (character) => character.charCodeAt(0),
  ),
} as const;

const rings = (fonts: Fonts): readonly Node[] => {
  const centre = { cx: 110, cy: 110 };
  return [
    circle(110, 110, 80, { stroke: { color: INK, width: 1 } }),
    arcText(fonts, 'Along the top of a circle', { ...centre, radius: 84, angle: 270, size: 18, fill: INK }),
    arcText(fonts, 'and below it', {
      ...centre,
      ...{ radius: 98, angle: 90, direction: 'anticlockwise', size: 18, fill: SIGNAL, family: 'sans-serif' },
    }),
    groupAt(
      rotate(-30, 110, 110),
      text(fonts, 'turned', 110, 110, { size: 26, anchor: 'middle', baseline: 'middle', fill: INK }),
    ),
  ];
};

const stamps = (fonts: Fonts): readonly Node[] => {
  const stamp = symbol('stamp', [
    rect(-38, -38, 76, 76, { radius: 8, fill: SAND, stroke: { color: INK, width: 2 } }),
    circle(0, -6, 20, { fill: SIGNAL }),
    text(fonts, 'one symbol', 0, 30, { family: 'sans-serif', size: 11, anchor: 'middle', fill: INK }),
  ]);
  return [0, 1, 2, 3, 4, 5].map((i) =>
    use(stamp, [...rotate(i * 15).slice(0, 4), 45 + (i % 3) * 100, 50 + Math.floor(i / 3) * 110] as never),
  );
};
