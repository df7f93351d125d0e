import { badge } from './badge.ts';
import { crossbar, disc, lowerPart, ring } from './fields.ts';
import { type Motif, motif } from './motifs.ts';
import { motifShapes, placeParts } from './shapes.ts';

/** A plain round badge with a single motif. */
const discRoundel = (color: string, name: Motif): string =>
  badge(color, 'main', disc('white', 19), placeParts(0, 0, 1.28, motif(name, 'main')));

/** A white motif inside a ring, on the company colour. */
const ringRoundel = (color: string, name: Motif): string =>
  badge(color, 'main', ring('white', 21, 2), placeParts(0, 0, 1.3, motif(name, 'white')));

/** A motif between sky and ground. */
const landscapeRoundel = (color: string, name: Motif, y: number): string =>
  badge(
    color,
    'white',
    lowerPart('main', 7),
    placeParts(0, y, 1.34, motif(name, 'main')),
    motifShapes('white').rod('M-18 15Q-13.5 10-9 15T0 15 9 15 18 15', 1.6),
  );

/** A motif in front of a bar. */
const barRoundel = (color: string, name: Motif): string =>
  badge(
    color,
    'main',
    crossbar('white', 13),
    disc('white', 15.5),
    placeParts(0, 0, 1.1, motif(name, 'main')),
  );

export const ROUNDEL_LOGOS: Readonly<Record<string, string>> = {
  anchor: discRoundel('blue', 'anchor'),
  bell: barRoundel('turmeric', 'bell'),
  bridge: landscapeRoundel('lightBlue', 'bridge', -2.6),
  compass: discRoundel('inky', 'compass'),
  fish: barRoundel('turquoise', 'fish'),
  gull: ringRoundel('skyBlue', 'gull'),
  key: ringRoundel('violet', 'key'),
  lighthouse: landscapeRoundel('red', 'lighthouse', -4),
  moon: ringRoundel('navyBlue', 'moon'),
  oak: discRoundel('green', 'oak'),
  sail: landscapeRoundel('blue', 'sail', -3.6),
  snowflake: ringRoundel('lightBlue', 'snowflake'),
  star: barRoundel('cherry', 'star'),
  sun: discRoundel('orange', 'sun'),
  tree: landscapeRoundel('brightGreen', 'tree', -4.6),
  waves: discRoundel('turquoise', 'waves'),
};
