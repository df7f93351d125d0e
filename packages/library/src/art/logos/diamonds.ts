import { badge } from './badge.ts';
import { moved } from './brush.ts';
import { type Charge, charge } from './charges.ts';
import { bar, field, inset, OUTLINES, type Outline } from './plates.ts';

/** A white field with corners, on the colour of the line. */
const light = (color: string, shape: Outline, name: Charge, scale = 1): string =>
  badge(
    color,
    'main',
    field('white', OUTLINES[shape], 1.6),
    inset(shape, 0.88),
    moved(0, 0, scale, charge(name, 'main')),
  );

/** A field of the colour, on white. */
const dark = (color: string, shape: Outline, name: Charge, scale = 1): string =>
  badge(
    color,
    'white',
    field('main', OUTLINES[shape], 1.6),
    inset(shape, 0.88),
    moved(0, 0, scale, charge(name, 'white')),
  );

/** A bar that runs behind the field. */
const barred = (color: string, shape: Outline, name: Charge, scale = 1): string =>
  badge(
    color,
    'white',
    bar('main', 16),
    field('white', OUTLINES[shape], 1.6),
    moved(0, 0, scale, charge(name, 'main')),
  );

export const drawings: Readonly<Record<string, string>> = {
  anvil: dark('gray', 'hexagon', 'anvil', 1.2),
  arrow: light('red', 'diamond', 'arrow'),
  barrel: dark('brown', 'octagon', 'barrel', 1.3),
  bolt: barred('turmeric', 'lozenge', 'bolt'),
  bridge: light('lightBlue', 'hexagon', 'bridge', 1.2),
  flame: dark('orange', 'diamond', 'flame', 0.96),
  hammers: light('inky', 'diamond', 'hammers', 0.96),
  key: barred('violet', 'diamond', 'key', 0.96),
  leaf: dark('green', 'lozenge', 'leaf', 0.92),
  rails: light('blue', 'keystone', 'rails', 1.1),
  semaphore: light('cherry', 'octagon', 'semaphore', 1.24),
  star: dark('navyBlue', 'keystone', 'star', 1),
};
