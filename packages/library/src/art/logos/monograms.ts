import { badge } from './badge.ts';
import { moved } from './brush.ts';
import { word } from './letters.ts';
import { bar, disc, field, inset, OUTLINES, type Outline, ring } from './plates.ts';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Colours far apart follow each other, so that neighbours in the alphabet are told apart. */
const COLORS =
  'red blue green orange violet turquoise brown navyBlue cherry brightGreen inky lightBlue fuchsia'.split(
    ' ',
  );

const room = { width: 22, height: 22 };

/** The frames that take turns. */
const FRAMES: readonly ((color: string, letter: string) => string)[] = [
  (color, letter) =>
    badge(
      color,
      'main',
      disc('white', 18.4),
      ring('white', 22, 1.2),
      word(letter, { ...room, height: 24, width: 24 }),
    ),
  (color, letter) =>
    badge(color, 'main', ...framed('diamond'), word(letter, { ...room, width: 19, height: 19 })),
  (color, letter) =>
    badge(
      color,
      'main',
      ring('white', 21, 2),
      word(letter, { width: 26, height: 26, color: 'white', edged: true }),
    ),
  (color, letter) => badge(color, 'main', ...framed('heater'), word(letter, { ...room, y: -1 })),
  (color, letter) => badge(color, 'main', bar('white', 14), disc('white', 16.4), word(letter, room)),
  (color, letter) => badge(color, 'main', ...framed('octagon'), word(letter, { ...room, height: 24 })),
  (color, letter) =>
    badge(color, 'white', field('main', OUTLINES.scallop), disc('white', 16.6), word(letter, room)),
];

const framed = (outline: Outline): readonly string[] => [
  moved(0, 0, 0.94, field('white', OUTLINES[outline], 1.6), inset(outline, 0.88)),
];

export const drawings: Readonly<Record<string, string>> = Object.fromEntries(
  [...CAPITALS].map((letter, i) => [letter, FRAMES[i % FRAMES.length]!(COLORS[i % COLORS.length]!, letter)]),
);
