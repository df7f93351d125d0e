import { badge } from './badge.ts';
import { disc, field, laurel, OUTLINES, type Outline, ribbon } from './fields.ts';
import { type Motif, motif } from './motifs.ts';
import { motifShapes, placeParts } from './shapes.ts';

/** A shield below a crown. */
const crownCrest = (color: string, shape: Outline, name: Motif): string =>
  badge(
    color,
    'main',
    placeParts(0, 5, 0.72, field('white', OUTLINES[shape], 2)),
    placeParts(0, 4.4, 0.84, motif(name, 'main')),
    placeParts(0, -15.6, 0.84, motif('crown', 'gold')),
  );

const STUDS = [-9, 0, 9].map((x) => motifShapes('gold').dot(x, 17.8, 1.3)).join('');

/** A motif in laurels above a ribbon. */
const laurelCrest = (color: string, name: Motif): string =>
  badge(
    color,
    'white',
    laurel('main'),
    placeParts(0, -2, 1.14, motif(name, 'main')),
    ribbon('gold', 17),
    STUDS,
  );

/** A motif on a rosette. */
const rosetteCrest = (color: string, shape: Outline, name: Motif): string =>
  badge(
    color,
    'main',
    field('gold', OUTLINES[shape]),
    disc('white', 16),
    placeParts(0, 0, 1.06, motif(name, 'main')),
  );

export const CREST_LOGOS: Readonly<Record<string, string>> = {
  anchor: laurelCrest('navyBlue', 'anchor'),
  barrel: crownCrest('brown', 'heater', 'barrel'),
  castle: laurelCrest('cherry', 'castle'),
  compass: rosetteCrest('blue', 'burst', 'compass'),
  feather: crownCrest('turquoise', 'swiss', 'feather'),
  key: crownCrest('inky', 'round', 'key'),
  locomotive: laurelCrest('green', 'locomotive'),
  moon: rosetteCrest('violet', 'scallop', 'moon'),
  oak: crownCrest('green', 'swiss', 'oak'),
  portal: laurelCrest('gray', 'portal'),
  sun: rosetteCrest('red', 'scallop', 'sun'),
  wheat: rosetteCrest('brightGreen', 'burst', 'wheat'),
};
