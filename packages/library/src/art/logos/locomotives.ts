import { badge } from './badge.ts';
import { disc, ring } from './fields.ts';
import { motif } from './motifs.ts';
import { motifShapes, placeParts } from './shapes.ts';

const white = motifShapes('white');
const main = motifShapes('main');
const gold = motifShapes('gold');

/** Buffers, their beam, and the rail below. */
const beam = (y: number): string =>
  main.body(`M-15 ${y}H15V${y + 4.6}H-15Z`) +
  white.disc(-10, y + 2.3, 2.6) +
  white.disc(10, y + 2.3, 2.6) +
  main.detail(`M-20 ${y + 8.4}H20`, 1.6);

const locomotive = (color: string, ...parts: readonly string[]): string =>
  badge(color, 'main', disc('white', 20.6), ...parts);

export const LOCOMOTIVE_LOGOS: Readonly<Record<string, string>> = {
  diesel: locomotive(
    'orange',
    main.body('M-11-12Q0-15 11-12L13 7H-13Z'),
    white.body('M-9-9.6H-1V-4H-9.6ZM1-9.6H9L9.6-4H1Z'),
    gold.body('M-13 0H13L13.4 4H-13.4Z'),
    gold.disc(0, -12.6, 1.4),
    beam(7),
  ),
  electric: locomotive(
    'turquoise',
    main.detail('M-9-16 0-12.6 9-16M-6-16H6', 1.4),
    main.body('M-11-11.6H11L12.4 7H-12.4Z'),
    white.body('M-8.6-8.6H-1V-2.6H-9ZM1-8.6H8.6L9-2.6H1Z'),
    gold.disc(-7, 3, 1.7),
    gold.disc(7, 3, 1.7),
    placeParts(0, 2, 0.3, motif('bolt', 'gold')),
    beam(7),
  ),
  express: badge(
    'green',
    'main',
    ring('gold', 21.4, 1.6),
    placeParts(0, -0.6, 1.42, motif('locomotive', 'white')),
  ),
  plough: locomotive(
    'cherry',
    main.body('M-4-16H4L3-10H-3Z'),
    main.disc(0, -3.4, 8.6),
    white.disc(0, -3.4, 5),
    main.dot(0, -3.4, 1.4),
    white.body('M0 .6 16 14H-16Z'),
    main.detail('M0 .6V14M-5 5 -8 14M5 5 8 14', 1.2),
  ),
  streamliner: locomotive(
    'blue',
    main.body('M-12 10C-13.6-6-9-14.6 0-14.6S13.6-6 12 10Z'),
    white.body('M-8-5Q-6-9.6 0-9.6T8-5Q0-7.4-8-5Z'),
    gold.disc(0, 1.6, 2.8),
    main.detail('M-12.4 4H-4M4 4H12.4M-12.6 7H-4M4 7H12.6', 1.2),
    beam(10),
  ),
  tank: locomotive(
    'brown',
    main.body('M-3-16.6H3L2.4-11H-2.4Z'),
    main.body('M-14-4H14V6H-14Z'),
    white.disc(0, -3, 8.4),
    main.disc(0, -3, 5.4),
    white.dot(0, -3, 1.4),
    gold.disc(-11, -7, 1.8),
    gold.disc(11, -7, 1.8),
    beam(6),
  ),
  tram: badge('red', 'main', ring('white', 21.4, 1.6), placeParts(0, 0.6, 1.38, motif('tram', 'white'))),
  wagon: locomotive(
    'gray',
    main.body('M-13-11H13V4H-13Z'),
    main.detail('M-8.6-11V4M-4.4-11V4M0-11V4M4.4-11V4M8.6-11V4', 0.9),
    white.disc(-7.4, 8, 3.6),
    white.disc(7.4, 8, 3.6),
    gold.body('M-14.6 3H14.6V6H-14.6Z'),
    main.detail('M-20 12.6H20', 1.6),
  ),
};
