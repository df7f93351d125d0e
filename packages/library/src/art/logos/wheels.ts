import { badge } from './badge.ts';
import { brush, moved, turned } from './brush.ts';
import { type Charge, charge } from './charges.ts';
import { disc, field, laurel, OUTLINES, ring, spokes, wings } from './plates.ts';

/** A locomotive's wheel: tyre, spokes and hub. */
const wheel = (count: number, hub = 5): string =>
  spokes('white', count, hub, 17, 1.5) + ring('white', 18.6, 3) + disc('white', hub);

const centred = (color: string, count: number, name: Charge): string =>
  badge(color, 'main', wheel(count, 10), moved(0, 0, 0.8, charge(name, 'main')));

export const drawings: Readonly<Record<string, string>> = {
  balanced: badge(
    'red',
    'main',
    wheel(12),
    field('white', 'M-14.4 8.2A16.6 16.6 0 0 0 14.4 8.2 24 24 0 0 1-14.4 8.2Z'),
    brush('main').disc(0, 0, 2),
  ),
  bolt: centred('turmeric', 16, 'bolt'),
  crown: centred('violet', 16, 'crown'),
  driving: badge(
    'green',
    'main',
    wheel(10, 6),
    turned(-28, brush('gold').rod('M0 0H30', 4)),
    brush('gold').disc(0, 0, 3.6),
  ),
  flame: centred('orange', 14, 'flame'),
  geared: badge(
    'brown',
    'main',
    field('white', OUTLINES.gear),
    disc('main', 15),
    spokes('white', 6, 5, 14, 2),
    disc('white', 5),
  ),
  laurel: badge('inky', 'main', laurel('gold'), moved(0, 1, 1.16, charge('wheel', 'white'))),
  pair: badge(
    'blue',
    'main',
    moved(-10.4, 4, 0.94, charge('wheel', 'white')),
    moved(10.4, 4, 0.94, charge('wheel', 'white')),
    brush('gold').rod('M-10.4 4H10.4', 2),
    moved(0, -12, 0.62, charge('star', 'white')),
  ),
  star: centred('cherry', 10, 'star'),
  winged: badge('navyBlue', 'main', wings('white', 3), moved(0, 3, 1.1, charge('wheel', 'white'))),
};
