import { badge } from './badge.ts';
import { crossbar, field, inset, OUTLINES, type Outline } from './fields.ts';
import { type Motif, motif } from './motifs.ts';
import { placeParts } from './shapes.ts';

/** A white angular field on the company colour. */
const lightDiamond = (color: string, shape: Outline, name: Motif, scale = 1): string =>
  badge(
    color,
    'main',
    field('white', OUTLINES[shape], 1.6),
    inset(shape, 0.88),
    placeParts(0, 0, scale, motif(name, 'main')),
  );

/** An angular field of the company colour on white. */
const darkDiamond = (color: string, shape: Outline, name: Motif, scale = 1): string =>
  badge(
    color,
    'white',
    field('main', OUTLINES[shape], 1.6),
    inset(shape, 0.88),
    placeParts(0, 0, scale, motif(name, 'white')),
  );

/** A field in front of a bar. */
const barDiamond = (color: string, shape: Outline, name: Motif, scale = 1): string =>
  badge(
    color,
    'white',
    crossbar('main', 16),
    field('white', OUTLINES[shape], 1.6),
    placeParts(0, 0, scale, motif(name, 'main')),
  );

export const DIAMOND_LOGOS: Readonly<Record<string, string>> = {
  anvil: darkDiamond('gray', 'hexagon', 'anvil', 1.2),
  arrow: lightDiamond('red', 'diamond', 'arrow'),
  barrel: darkDiamond('brown', 'octagon', 'barrel', 1.3),
  bolt: barDiamond('turmeric', 'lozenge', 'bolt'),
  bridge: lightDiamond('lightBlue', 'hexagon', 'bridge', 1.2),
  flame: darkDiamond('orange', 'diamond', 'flame', 0.96),
  hammers: lightDiamond('inky', 'diamond', 'hammers', 0.96),
  key: barDiamond('violet', 'diamond', 'key', 0.96),
  leaf: darkDiamond('green', 'lozenge', 'leaf', 0.92),
  rails: lightDiamond('blue', 'keystone', 'rails', 1.1),
  semaphore: lightDiamond('cherry', 'octagon', 'semaphore', 1.24),
  star: darkDiamond('navyBlue', 'keystone', 'star', 1),
};
