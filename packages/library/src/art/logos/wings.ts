import { badge } from './badge.ts';
import { disc, field, OUTLINES, wings } from './fields.ts';
import { type Motif, motif } from './motifs.ts';
import { placeParts } from './shapes.ts';

/** A winged motif on the company colour. */
const wingLogo = (color: string, name: Motif, scale = 0.86): string =>
  badge(color, 'main', wings('white', 2), disc('white', 11.4), placeParts(0, 0, scale, motif(name, 'main')));

/** A winged motif in a lozenge on a disc. */
const frameLogo = (color: string, name: Motif): string =>
  badge(
    color,
    'white',
    disc('main', 21.6, 1.6),
    placeParts(0, 1, 0.86, wings('white', 3)),
    placeParts(0, 1, 0.42, field('white', OUTLINES.lozenge, 2.6)),
    placeParts(0, 1, 0.52, motif(name, 'main')),
  );

export const WING_LOGOS: Readonly<Record<string, string>> = {
  anchor: frameLogo('turquoise', 'anchor'),
  arrow: wingLogo('red', 'arrow'),
  bolt: wingLogo('yellow', 'bolt', 0.8),
  crown: frameLogo('violet', 'crown'),
  envelope: wingLogo('lightBlue', 'envelope', 0.8),
  globe: wingLogo('blue', 'globe'),
  horn: wingLogo('orange', 'horn', 0.82),
  lamp: frameLogo('green', 'lamp'),
  locomotive: wingLogo('inky', 'locomotive', 0.76),
  star: wingLogo('cherry', 'star'),
};
