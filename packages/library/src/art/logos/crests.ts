import { badge } from './badge.ts';
import { brush, moved } from './brush.ts';
import { type Charge, charge } from './charges.ts';
import { disc, field, laurel, OUTLINES, type Outline, ribbon } from './plates.ts';

/** A crown above, a shield below it. */
const crowned = (color: string, shape: Outline, name: Charge): string =>
  badge(
    color,
    'main',
    moved(0, 5, 0.72, field('white', OUTLINES[shape], 2)),
    moved(0, 4.4, 0.84, charge(name, 'main')),
    moved(0, -15.6, 0.84, charge('crown', 'gold')),
  );

const STUDS = [-9, 0, 9].map((x) => brush('gold').dot(x, 17.8, 1.3)).join('');

/** In laurels, with a ribbon below. */
const honoured = (color: string, name: Charge): string =>
  badge(color, 'white', laurel('main'), moved(0, -2, 1.14, charge(name, 'main')), ribbon('gold', 17), STUDS);

/** On a rosette. */
const awarded = (color: string, shape: Outline, name: Charge): string =>
  badge(
    color,
    'main',
    field('gold', OUTLINES[shape]),
    disc('white', 16),
    moved(0, 0, 1.06, charge(name, 'main')),
  );

export const drawings: Readonly<Record<string, string>> = {
  anchor: honoured('navyBlue', 'anchor'),
  barrel: crowned('brown', 'heater', 'barrel'),
  castle: honoured('cherry', 'castle'),
  compass: awarded('blue', 'burst', 'compass'),
  feather: crowned('turquoise', 'swiss', 'feather'),
  key: crowned('inky', 'round', 'key'),
  locomotive: honoured('green', 'locomotive'),
  moon: awarded('violet', 'scallop', 'moon'),
  oak: crowned('green', 'swiss', 'oak'),
  portal: honoured('gray', 'portal'),
  sun: awarded('red', 'scallop', 'sun'),
  wheat: awarded('brightGreen', 'burst', 'wheat'),
};
