import type { JsonObject } from '@platelayer/game';
import { example } from './example.ts';

const token = (name: string, caption: string, fields: JsonObject) =>
  example(name, caption, { tokens: [fields] });

/** A token with a label on a bar, the usual way to keep letters readable on a pattern. */
const barred = (fields: JsonObject): JsonObject => ({ label: 'QR', bar: true, ...fields });

export const tokenExamples = [
  token('Disc', 'A colour and a label.', { label: 'QR', color: 'orange' }),
  token('Bar', 'The label on a bar.', barred({ color: 'orange' })),
  token('High bar', 'A bar of another height.', barred({ color: 'orange', barHeight: 30 })),
  token('Square', 'A square on the disc.', { label: 'QR', color: 'orange', square: 'blue' }),
  token('Turned square', 'Turned by 45 degrees.', {
    label: 'QR',
    color: 'orange',
    square: 'blue',
    shapeAngle: 45,
  }),
  token('Quarters', 'Four colours.', barred({ quarters: ['red', 'blue', 'green', 'yellow'] })),
  token(
    'Turned quarters',
    'Turned by 120 degrees.',
    barred({ quarters: ['red', 'blue', 'green', 'yellow'], shapeAngle: 120 }),
  ),
  token('Halves', 'Two colours.', barred({ halves: ['red', 'blue'] })),
  token('Stripes', 'Two bands.', barred({ color: 'white', stripes: 'blue' })),
  token(
    'Own stripes',
    'Width, distance and turn.',
    barred({ color: 'white', stripes: 'blue', stripesWidth: 4, stripesDistance: 10, shapeAngle: -15 }),
  ),
  token('Coloured bar', 'A bar in a colour.', {
    label: 'QR',
    color: 'orange',
    bar: 'blue',
    barBorderColor: 'white',
  }),
  token('Stripe', 'One upright band.', barred({ color: 'white', stripe: 'green' })),
  token(
    'Turned stripe',
    'Turned by 45 degrees.',
    barred({ color: 'white', stripe: 'green', shapeAngle: 45 }),
  ),
  token('Target', 'A ring.', barred({ color: 'white', target: 'red' })),
  token(
    'Target on halves',
    'Patterns lie over one another.',
    barred({ halves: ['yellow', 'gray'], target: 'red' }),
  ),
  token('Curved stripes', 'Two arcs.', barred({ color: 'white', curvedStripes: 'violet' })),
  token(
    'Own curved stripes',
    'Width, distance and turn.',
    barred({
      color: 'white',
      curvedStripes: 'violet',
      curvedStripesWidth: 3,
      curvedStripesDistance: 12,
      shapeAngle: -15,
    }),
  ),
  token(
    'Curves and stripe',
    'Two patterns.',
    barred({ color: 'white', curvedStripes: 'violet', stripe: 'orange', stripeWidth: 6 }),
  ),
  token('Spiral', 'Winds outwards.', { color: 'white', spiral: 'blue' }),
  token('Fine spiral', 'Width and distance of its own.', {
    color: 'white',
    spiral: 'blue',
    spiralWidth: 1.5,
    spiralDistance: 5,
  }),
  token('Disc in the middle', 'The label on a white disc.', { label: 'QR', color: 'orange', circle: true }),
  token('Smaller', 'A radius of 20.', { label: 'QR', color: 'orange', width: 20 }),
  token('Hexagram', 'Two triangles.', {
    label: 'QR',
    color: 'black',
    hexagram: ['blue', 'red'],
    labelColor: 'white',
  }),
  token('Sectors', 'Six of them.', barred({ sexies: ['blue', 'yellow'] })),
  token('Sunrise', 'Rays above the horizon.', barred({ sunrise: ['green', 'lightBlue', 'yellow'] })),
  token('Shield', 'A badge with a cap.', { label: 'QR', color: 'green', shield: true }),
  token('Coloured shield', 'Body and cap of its own.', {
    label: 'QR',
    color: 'green',
    shield: 'yellow',
    shieldTop: 'orange',
  }),
  token('Parted shield', 'A cap of three colours.', { label: 'QR', color: 'gray', shield3: true }),
  token('Own parted shield', 'Three colours of its own.', {
    label: 'QR',
    color: 'gray',
    shield3: 'yellow',
    shield3TopLeft: 'green',
    shield3TopCenter: 'black',
    shield3TopRight: 'orange',
  }),
  token('Kite shield', 'A tall badge.', { label: 'QR', color: 'blue', kiteshield: 'yellow' }),
  token('Star', 'Five points.', { label: 'QR', color: 'white', star5: true }),
  token('Two letters', 'A company colour.', { label: 'WQ', color: 'purple' }),
  token('Company', 'As its token is.', { company: 'TVL' }),
  token('Destination', 'A smaller one.', { company: 'WDQ', destination: true }),
  token('Reserved', 'Kept for a company.', { company: 'BRW', reserved: true }),
  token('Reverse side', 'Turned over.', { label: 'QR', color: 'red', inverse: true }),
  token('Icon', 'A picture instead of a label.', { icon: 'coal' }),
  token('Coloured icon', 'Recoloured.', { icon: 'port', iconColor: 'red' }),
  token('Mail', 'A wide picture.', { icon: 'mail', color: 'white' }),
  token('Coloured mail', 'Recoloured.', { icon: 'mail', color: 'white', iconColor: 'orange' }),
  token('Icon and price', 'A picture over a label.', { icon: 'tracks', label: '$100', color: 'white' }),
  token('Icon and word', 'Recoloured, over a label.', {
    icon: 'boat',
    iconColor: 'red',
    label: 'Free',
    color: 'white',
  }),
  token('No entry', 'A sign.', { icon: 'noenter', outline: 'red', outlineWidth: 3 }),
  example('Placed', 'Small ones at the sides, one of them turned and square.', {
    tokens: [
      { label: '7', color: 'black', width: 10, angle: 270, percent: 0.75 },
      { label: 'S', color: 'yellow', width: 12, tokenShape: 'square', angle: 90, percent: 0.6, rotation: 45 },
    ],
  }),
];
