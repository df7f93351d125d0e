import { badge } from './badge.ts';
import { brush, moved } from './brush.ts';
import { type Charge, charge } from './charges.ts';
import { bar, below, disc, ring } from './plates.ts';

/** The plain round badges of lines that have one thing to show. */
const plate = (color: string, name: Charge): string =>
  badge(color, 'main', disc('white', 19), moved(0, 0, 1.28, charge(name, 'main')));

/** The same thing on the colour itself, in a ring. */
const ringed = (color: string, name: Charge): string =>
  badge(color, 'main', ring('white', 21, 2), moved(0, 0, 1.3, charge(name, 'white')));

/** Half sky, half ground. */
const landscape = (color: string, name: Charge, y: number): string =>
  badge(
    color,
    'white',
    below('main', 7),
    moved(0, y, 1.34, charge(name, 'main')),
    brush('white').rod('M-18 15Q-13.5 10-9 15T0 15 9 15 18 15', 1.6),
  );

/** A bar behind the thing. */
const barred = (color: string, name: Charge): string =>
  badge(color, 'main', bar('white', 13), disc('white', 15.5), moved(0, 0, 1.1, charge(name, 'main')));

export const drawings: Readonly<Record<string, string>> = {
  anchor: plate('blue', 'anchor'),
  bell: barred('turmeric', 'bell'),
  bridge: landscape('lightBlue', 'bridge', -2.6),
  compass: plate('inky', 'compass'),
  fish: barred('turquoise', 'fish'),
  gull: ringed('skyBlue', 'gull'),
  key: ringed('violet', 'key'),
  lighthouse: landscape('red', 'lighthouse', -4),
  moon: ringed('navyBlue', 'moon'),
  oak: plate('green', 'oak'),
  sail: landscape('blue', 'sail', -3.6),
  snowflake: ringed('lightBlue', 'snowflake'),
  star: barred('cherry', 'star'),
  sun: plate('orange', 'sun'),
  tree: landscape('brightGreen', 'tree', -4.6),
  waves: plate('turquoise', 'waves'),
};
