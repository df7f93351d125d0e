import { badge } from './badge.ts';
import { crossbar, disc, field, inset, OUTLINES, type Outline, ring } from './fields.ts';
import { word } from './letters.ts';
import { placeParts } from './shapes.ts';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Colours in an order that gives neighbours in the alphabet clearly different ones. */
const COLORS =
  'red blue green orange violet turquoise brown navyBlue cherry brightGreen inky lightBlue fuchsia'.split(
    ' ',
  );

const ROOM = { width: 22, height: 22 };

/** Frames, used in turn. */
const FRAMES: readonly ((color: string, letter: string) => string)[] = [
  (color, letter) =>
    badge(
      color,
      'main',
      disc('white', 18.4),
      ring('white', 22, 1.2),
      word(letter, { ...ROOM, height: 24, width: 24 }),
    ),
  (color, letter) =>
    badge(color, 'main', ...frame('diamond'), word(letter, { ...ROOM, width: 19, height: 19 })),
  (color, letter) =>
    badge(
      color,
      'main',
      ring('white', 21, 2),
      word(letter, { width: 26, height: 26, color: 'white', outlined: true }),
    ),
  (color, letter) => badge(color, 'main', ...frame('heater'), word(letter, { ...ROOM, y: -1 })),
  (color, letter) => badge(color, 'main', crossbar('white', 14), disc('white', 16.4), word(letter, ROOM)),
  (color, letter) => badge(color, 'main', ...frame('octagon'), word(letter, { ...ROOM, height: 24 })),
  (color, letter) =>
    badge(color, 'white', field('main', OUTLINES.scallop), disc('white', 16.6), word(letter, ROOM)),
];

const frame = (outline: Outline): readonly string[] => [
  placeParts(0, 0, 0.94, field('white', OUTLINES[outline], 1.6), inset(outline, 0.88)),
];

export const MONOGRAM_LOGOS: Readonly<Record<string, string>> = Object.fromEntries(
  [...CAPITALS].map((letter, i) => [letter, FRAMES[i % FRAMES.length]!(COLORS[i % COLORS.length]!, letter)]),
);
