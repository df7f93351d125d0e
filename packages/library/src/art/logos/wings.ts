import { badge } from './badge.ts';
import { moved } from './brush.ts';
import { type Charge, charge } from './charges.ts';
import { disc, field, OUTLINES, wings } from './plates.ts';

/** Something that flies, on the colour of the line. */
const winged = (color: string, name: Charge, scale = 0.86): string =>
  badge(color, 'main', wings('white', 2), disc('white', 11.4), moved(0, 0, scale, charge(name, 'main')));

/** The same in a field of its own. */
const framed = (color: string, name: Charge): string =>
  badge(
    color,
    'white',
    disc('main', 21.6, 1.6),
    moved(0, 1, 0.86, wings('white', 3)),
    moved(0, 1, 0.42, field('white', OUTLINES.lozenge, 2.6)),
    moved(0, 1, 0.52, charge(name, 'main')),
  );

export const drawings: Readonly<Record<string, string>> = {
  anchor: framed('turquoise', 'anchor'),
  arrow: winged('red', 'arrow'),
  bolt: winged('yellow', 'bolt', 0.8),
  crown: framed('violet', 'crown'),
  envelope: winged('lightBlue', 'envelope', 0.8),
  globe: winged('blue', 'globe'),
  horn: winged('orange', 'horn', 0.82),
  lamp: framed('green', 'lamp'),
  locomotive: winged('inky', 'locomotive', 0.76),
  star: winged('cherry', 'star'),
};
