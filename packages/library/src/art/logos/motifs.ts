import type { LogoColor } from './badge.ts';
import {
  type MotifShapes,
  motifShapes,
  placeParts,
  polarPoint,
  turnParts,
  withMirrorImage,
  zigzag,
} from './shapes.ts';

/** Motifs of logos, each centred and about 20 units across. */
const MOTIFS = {
  anchor: ({ rod, disc }) => rod('M0-5.5V8.5M-5-2.5H5M-8.6 2.6Q-7.6 9 0 9T8.6 2.6') + disc(0, -8, 2.3),
  anvil: ({ body }) =>
    body('M-10-6H9.5V-3.6Q4.5-3 3.8 1 3.6 4 7 5.5V8H-7V5.5Q-3.2 4-3.6.6-5.5.8-7-.8-8.6-3-10-6Z'),
  arrow: ({ body }) => body('M-10-2.6H1V-7.4L11 0 1 7.4V2.6H-10L-7.4 0Z'),
  barrel: ({ body, detail }) =>
    body('M-5.6-9H5.6Q8.6 0 5.6 9H-5.6Q-8.6 0-5.6-9Z') + detail('M-6.8-5H6.8M-6.8 5H6.8M0-5V5'),
  bell: ({ body, disc }) =>
    disc(0, 7, 2.2) +
    body('M-8.6 5.6C-5.6 3-7-3.4-3.6-6.8Q0-9.6 3.6-6.8C7-3.4 5.6 3 8.6 5.6Z') +
    disc(0, -9, 1.4),
  bolt: ({ body }) => body('M2.5-11-7 1.6H-1L-3 11 7.4-3H1.2Z'),
  bridge: ({ body, detail }) =>
    body('M-11-2.5H11V8H8.4A3.9 4.6 0 0 0 .8 8H-.8A3.9 4.6 0 0 0-8.4 8H-11Z') +
    body('M-11.6-5.4H11.6V-2.5H-11.6Z') +
    detail('M-8-5.4V-8M-4-5.4V-8M0-5.4V-8M4-5.4V-8M8-5.4V-8M-9-8H9'),
  cairn: ({ body }) =>
    body('M-9.6 8.6Q-10 4.4-5.6 4.4H5.6Q10 4.4 9.6 8.6Z') +
    body('M-7 4.4Q-7.6 0-3.6 0H4Q7.4.2 6.8 4.4Z') +
    body('M-4.6 0Q-5.2-4-2-4.2H2.4Q5-4 4.4 0Z') +
    body('M-2.6-4.2Q-3-8.6 0-8.6T2.6-4.2Z'),
  candle: ({ body, gem }) =>
    body('M-3-2H3V7H-3Z') +
    body('M-8 7H8Q7 10 3 10H-3Q-7 10-8 7Z') +
    gem('M0-2.6C-4.4-4.4-1.6-8 0-11.4 1.6-8 4.4-4.4 0-2.6Z'),
  castle: ({ body, detail }) =>
    body('M-9 9V-6.5H-5.6V-4H-1.8V-6.5H1.8V-4H5.6V-6.5H9V9H3V5A3 3 0 0 0-3 5V9Z') +
    detail('M-5.6-.4V2M5.6-.4V2', 1.4),
  compass: ({ body, detail }) => body(zigzag(8, [11, 3.4])) + detail(`M0-11V11M-11 0H11`, 0.8),
  crown: ({ body, disc, detail }) =>
    body('M-9.6-4-5-.4 0-8 5-.4 9.6-4 7.6 7H-7.6Z') +
    detail('M-8 3.8H8') +
    disc(0, -8.6, 1.6) +
    disc(-9.6, -5, 1.6) +
    disc(9.6, -5, 1.6),
  dunes: ({ body, gem }) =>
    gem('M4-9.4A3.4 3.4 0 1 1 3.9-9.4Z') +
    body('M-11 8Q-6-2 0 1 5 3.6 11 8Z') +
    body('M-11 8Q-3 4.6 1 5.4 7 6.4 11 8Z'),
  envelope: ({ body, detail }) =>
    body('M-10-6.6H10V6.6H-10Z') + detail('M-10-6.6 0 1.4 10-6.6M-10 6.6-3.4-1.2M10 6.6 3.4-1.2'),
  feather: ({ body, detail }) =>
    turnParts(
      38,
      body('M0-11.4C6-6.6 5.4 1 1 5H-1C-5.4 1-6-6.6 0-11.4Z'),
      detail('M0-7V11M0-2 3-5M0 1.6 3.4-1.6M0-2-3-5M0 1.6-3.4-1.6'),
    ),
  fish: ({ body, detail, dot }) =>
    body('M-10.6 0Q-4-7.6 4-3 7-1.6 11-6 9.6 0 11 6 7 1.6 4 3-4 7.6-10.6 0Z') +
    dot(-6, -1, 1) +
    detail('M-2.6-3.4Q-.6 0-2.6 3.4'),
  flame: ({ body, gem }) =>
    body(
      'M-.6 10.4C-8 9.6-9.4 3-5.6-1.6-4.8.6-4 1-3 1.2-4.4-4-1-7.4 1-11 1-6 8.6-2.4 7.4 4.4 6.6 8.6 3.4 10.4-.6 10.4Z',
    ) + gem('M0 10.2C-4 9.4-3.6 5.4-.4 2 2.8 5.4 4 9.4 0 10.2Z'),
  gear: ({ body, disc }) =>
    body(
      `M${Array.from({ length: 10 }, (_, i) => [-12, -8, 8, 12].map((lean, j) => polarPoint(j % 3 === 0 ? 7.6 : 10.6, i * 36 + lean)).join('L')).join('L')}Z`,
    ) + disc(0, 0, 3.6),
  globe: ({ disc, detail }) =>
    disc(0, 0, 9.6) +
    detail('M0-9.6V9.6M-9.6 0H9.6M-8.3-4.8H8.3M-8.3 4.8H8.3M0-9.6C-6.4-5-6.4 5 0 9.6 6.4 5 6.4-5 0-9.6'),
  gull: ({ body }) =>
    body(
      'M-11.4-3.4C-7-7.4-2.6-5.4 0-.6 2.6-5.4 7-7.4 11.4-3.4 7.4-4 4.4-2 2.6 3 1.6 5.4-1.6 5.4-2.6 3-4.4-2-7.4-4-11.4-3.4Z',
    ),
  hammers: ({ body, rod }) =>
    [45, -45]
      .map((degrees) => turnParts(degrees, rod('M0-5V10.6', 2), body('M-5.4-9.6H5.4L4.4-4.6H-4.4Z')))
      .join(''),
  horn: ({ rod, body }) =>
    rod('M-9.4-5.6C-1-9 6.4-4.6 5.4 1.4 4.6 6.4-3.4 7.4-4.2 2.4-4.6-1 .4-2.4 6-1', 2.2) +
    body('M4-3.4 11.4-6.4 10.6 4.4 4.6 1Z'),
  horseshoe: ({ rod, dot }) =>
    rod('M-5.6 8C-10.6-1.4-7.6-8.4 0-8.4S10.6-1.4 5.6 8', 3.4) +
    dot(-7, 1, 0.9) +
    dot(7, 1, 0.9) +
    dot(-5, -5.4, 0.9) +
    dot(5, -5.4, 0.9),
  key: ({ rod }) => rod('M0-1.8V9.6M0 5.2H4.2M0 9H3.4') + rod('M0-1.8A3.9 3.9 0 1 1 .1-1.8Z'),
  lamp: ({ body, gem, rod }) =>
    rod('M-3.6-8.4A3.6 3 0 0 1 3.6-8.4', 1.2) +
    body('M-4.4-5.4Q0-10.4 4.4-5.4Z') +
    body('M-5.6-5.4H5.6L6.8 6H-6.8Z') +
    gem('M0 4.2C-4-.2-1.4-2 0-4.2 1.4-2 4 .2 0 4.2Z') +
    body('M-8 6H8V9.2H-8Z'),
  leaf: ({ body, detail }) =>
    turnParts(
      30,
      body('M0-11C8-6 7.6 3.4 0 7.4-7.6 3.4-8-6 0-11Z'),
      detail('M0-6V11.4M0-1.4 3.4-4.4M0 2.4 3.8-.6M0-1.4-3.4-4.4M0 2.4-3.8-.6'),
    ),
  lighthouse: ({ body, gem, detail }) =>
    gem('M3-8.4 11-11V-4Z') +
    gem('M-3-8.4-11-11V-4Z') +
    body('M-3.2-5H3.2L5 9.4H-5Z') +
    body('M-2.8-9.4H2.8V-5H-2.8Z') +
    body('M-3.6-9.4 0-12 3.6-9.4Z') +
    detail('M-3.7-.6H3.7M-4.3 4.4H4.3', 2),
  locomotive: ({ body, disc, detail, dot }) =>
    body('M-2.8-11.6H2.8L2.2-6H-2.2Z') +
    disc(0, -0.6, 7.4) +
    detail('M0-5.2A4.6 4.6 0 1 1-.1-5.2Z') +
    dot(0, -0.6, 1.4) +
    body('M-10.6 5H10.6V9H-10.6Z') +
    dot(-6.6, 7, 1.3) +
    dot(6.6, 7, 1.3),
  moon: ({ body }) =>
    body('M4.6-9.6A10 10 0 1 0 4.6 9.6 8.4 8.4 0 0 1 4.6-9.6Z') +
    motifShapes('gold').body('M6-4.4 7.4-1.4 10.4 0 7.4 1.4 6 4.4 4.6 1.4 1.6 0 4.6-1.4Z'),
  mountain: ({ body, detail }) =>
    body('M-11.4 8-3.4-8.6 .8-1 3.6-5 11.4 8Z') + detail('M-6-3.2-4-1.4-2.4-3.4-.8-1.2'),
  oak: ({ body, detail }) =>
    body(
      'M-1.6 10V4.6C-5 6.2-9.6 4.2-9 .2-11.2-3-8.6-6.6-5.6-6-4.6-10.2 2-10.6 3.6-7.6 7-9 10.2-5.6 8.6-2.4 11 1 7.6 5.6 1.6 4.6V10Z',
    ) + detail('M0 4.6V-1M0 1.4-3-1.6M0-.4 2.8-3'),
  portal: ({ body, detail }) =>
    body('M-10 9V-1A10 9.6 0 0 1 10-1V9H5.6V.4A5.6 5.6 0 0 0-5.6.4V9Z') +
    detail('M0-10.6V-5.2M-7-7.6-4-3.6M7-7.6 4-3.6') +
    detail('M-1.4 1 -3 9M1.4 1 3 9M-2.6 7H2.6M-2 4.2H2'),
  rails: ({ rod }) =>
    rod('M-4.4-7H4.4M-6-3.4H6M-8 1.4H8M-10.4 7.4H10.4', 1) + rod('M-1.8-10.4-7 10.6M1.8-10.4 7 10.6', 1.6),
  rose: ({ disc, dot }) =>
    [0, 72, 144, 216, 288].map((degrees) => turnParts(degrees, disc(0, -5.4, 4.4))).join('') +
    motifShapes('gold').disc(0, 0, 3) +
    dot(0, 0, 0.8),
  sail: ({ body }) =>
    body('M-10.4 4.4H10.4L7 9.6H-7Z') +
    body('M-.8-10.6V2.6H-8.4Q-3-3.4-.8-10.6Z') +
    body('M1-8.4Q7-3 8 2.6H1Z'),
  semaphore: ({ rod, body, detail }) =>
    rod('M-3 10V-10', 1.6) +
    turnParts(-14, body('M-3.4-8.6H10.4V-4H-3.4Z'), detail('M7-8.6V-4', 1.4)) +
    body('M-6 8H0V10.6H-6Z'),
  sheaf: ({ body, rod }) =>
    [-32, -16, 0, 16, 32]
      .map((degrees) => turnParts(degrees, rod('M0 5V-4', 0.8), body('M0-11.4Q3.4-7.2 0-3-3.4-7.2 0-11.4Z')))
      .join('') +
    body('M-2.4 4H2.4L5.4 10.6H-5.4Z') +
    rod('M-3.2 3.4H3.2', 1.6),
  snowflake: ({ rod }) =>
    rod(
      [0, 60, 120]
        .map((degrees) => `M${polarPoint(10.6, degrees)}L${polarPoint(10.6, degrees + 180)}`)
        .join(''),
      1.4,
    ) +
    rod(
      [0, 60, 120, 180, 240, 300]
        .map(
          (degrees) =>
            `M${polarPoint(9, degrees - 24)}L${polarPoint(5.4, degrees)}L${polarPoint(9, degrees + 24)}`,
        )
        .join(''),
      1.4,
    ),
  star: ({ body }) => body(zigzag(10, [11, 4.6])),
  sun: ({ body, disc }) => body(zigzag(24, [11, 7])) + disc(0, 0, 5.4),
  tree: ({ body }) => body('M0-11 5-4H2.8L7 2H4.2L8.8 8H1.6V11H-1.6V8H-8.8L-4.2 2H-7L-2.8-4H-5Z'),
  tram: ({ body, detail, dot }) =>
    body('M-7.4-8.6Q0-10.4 7.4-8.6V6.6H-7.4Z') +
    body('M-8.6 6.6H8.6V9.4H-8.6Z') +
    detail('M-5.2-6H5.2V-.6H-5.2ZM0-6V-.6M-3-9.6 0-12 3-9.6') +
    dot(0, 3, 1.6),
  waves: ({ rod }) =>
    rod('M-10-3Q-7.5-8-5-3T0-3 5-3 10-3', 2.2) + rod('M-10 4.6Q-7.5-.4-5 4.6T0 4.6 5 4.6 10 4.6', 2.2),
  wheat: ({ body, detail }) =>
    detail('M0 11V-7', 1.4) +
    body('M0-11.6Q2.6-8.6 0-5.6-2.6-8.6 0-11.6Z') +
    withMirrorImage(
      ...[-3, 0.6, 4.2].map((y) => placeParts(0, y, 1, body('M.6 0Q2-3.6 6-4.6 6.4.4.6 1.4Z'))),
    ),
  wheel: ({ disc, rod }) =>
    rod('M0-8.6A8.6 8.6 0 1 1-.1-8.6Z', 2.4) + rod('M0-7V7M-7 0H7M-5-5 5 5M5-5-5 5', 1.2) + disc(0, 0, 2.4),
  wing: ({ body, detail }) =>
    body(
      'M-10 6C-8-3-1-8.6 11-9.4 9.6-6.6 8-5 6.4-4.4 8-4.4 8.6-4.2 9-4 7.4-1.4 5.6-.2 4-.2 5.4 0 5.8.2 6.2.8 3.4 5 -2 7-10 6Z',
    ) + detail('M-5 2.6C-2-1.4 2-3.6 6.4-4.4M-4 4C-1.4 1.2 1.2 0 4-.2'),
} satisfies Readonly<Record<string, (brush: MotifShapes) => string>>;

export type Motif = keyof typeof MOTIFS;

export const motif = (name: Motif, role: LogoColor): string => MOTIFS[name](motifShapes(role));
