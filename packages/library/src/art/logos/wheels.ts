import { badge } from './badge.ts';
import { disc, field, laurel, OUTLINES, ring, spokes, wings } from './fields.ts';
import { type Motif, motif } from './motifs.ts';
import { motifShapes, placeParts, turnParts } from './shapes.ts';

/** A locomotive wheel: tyre, spokes and hub. */
const wheel = (count: number, hub = 5): string =>
  spokes('white', count, hub, 17, 1.5) + ring('white', 18.6, 3) + disc('white', hub);

const wheelLogo = (color: string, count: number, name: Motif): string =>
  badge(color, 'main', wheel(count, 10), placeParts(0, 0, 0.8, motif(name, 'main')));

export const WHEEL_LOGOS: Readonly<Record<string, string>> = {
  balanced: badge(
    'red',
    'main',
    wheel(12),
    field('white', 'M-14.4 8.2A16.6 16.6 0 0 0 14.4 8.2 24 24 0 0 1-14.4 8.2Z'),
    motifShapes('main').disc(0, 0, 2),
  ),
  bolt: wheelLogo('turmeric', 16, 'bolt'),
  crown: wheelLogo('violet', 16, 'crown'),
  driving: badge(
    'green',
    'main',
    wheel(10, 6),
    turnParts(-28, motifShapes('gold').rod('M0 0H30', 4)),
    motifShapes('gold').disc(0, 0, 3.6),
  ),
  flame: wheelLogo('orange', 14, 'flame'),
  geared: badge(
    'brown',
    'main',
    field('white', OUTLINES.gear),
    disc('main', 15),
    spokes('white', 6, 5, 14, 2),
    disc('white', 5),
  ),
  laurel: badge('inky', 'main', laurel('gold'), placeParts(0, 1, 1.16, motif('wheel', 'white'))),
  pair: badge(
    'blue',
    'main',
    placeParts(-10.4, 4, 0.94, motif('wheel', 'white')),
    placeParts(10.4, 4, 0.94, motif('wheel', 'white')),
    motifShapes('gold').rod('M-10.4 4H10.4', 2),
    placeParts(0, -12, 0.62, motif('star', 'white')),
  ),
  star: wheelLogo('cherry', 10, 'star'),
  winged: badge('navyBlue', 'main', wings('white', 3), placeParts(0, 3, 1.1, motif('wheel', 'white'))),
};
