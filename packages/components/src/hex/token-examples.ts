import type { JsonObject } from '@platelayer/game';
import { type Example, example } from './example.ts';

const tokenExample = (name: string, caption: string, fields: JsonObject) =>
  example(name, caption, { tokens: [fields] });

/** A token with a label on a bar, the usual way to keep letters readable on a pattern. */
const barred = (fields: JsonObject): JsonObject => ({ label: 'QR', bar: true, ...fields });

export const TOKEN_EXAMPLES: readonly Example[] = [
  tokenExample('Disc', 'A colour and a label.', { label: 'QR', color: 'orange' }),
  tokenExample('Bar', 'The label on a bar.', barred({ color: 'orange' })),
  tokenExample('High bar', 'A bar of another height.', barred({ color: 'orange', barHeight: 30 })),
  tokenExample('Square', 'A square on the disc.', { label: 'QR', color: 'orange', square: 'blue' }),
  tokenExample('Turned square', 'Turned by 45 degrees.', {
    label: 'QR',
    color: 'orange',
    square: 'blue',
    shapeAngle: 45,
  }),
  tokenExample('Quarters', 'Four colours.', barred({ quarters: ['red', 'blue', 'green', 'yellow'] })),
  tokenExample(
    'Turned quarters',
    'Turned by 120 degrees.',
    barred({ quarters: ['red', 'blue', 'green', 'yellow'], shapeAngle: 120 }),
  ),
  tokenExample('Halves', 'Two colours.', barred({ halves: ['red', 'blue'] })),
  tokenExample('Stripes', 'Two bands.', barred({ color: 'white', stripes: 'blue' })),
  tokenExample(
    'Own stripes',
    'Width, distance and turn.',
    barred({ color: 'white', stripes: 'blue', stripesWidth: 4, stripesDistance: 10, shapeAngle: -15 }),
  ),
  tokenExample('Coloured bar', 'A bar in a colour.', {
    label: 'QR',
    color: 'orange',
    bar: 'blue',
    barBorderColor: 'white',
  }),
  tokenExample('Stripe', 'One upright band.', barred({ color: 'white', stripe: 'green' })),
  tokenExample(
    'Turned stripe',
    'Turned by 45 degrees.',
    barred({ color: 'white', stripe: 'green', shapeAngle: 45 }),
  ),
  tokenExample('Target', 'A ring.', barred({ color: 'white', target: 'red' })),
  tokenExample(
    'Target on halves',
    'Patterns lie over one another.',
    barred({ halves: ['yellow', 'gray'], target: 'red' }),
  ),
  tokenExample('Curved stripes', 'Two arcs.', barred({ color: 'white', curvedStripes: 'violet' })),
  tokenExample(
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
  tokenExample(
    'Curves and stripe',
    'Two patterns.',
    barred({ color: 'white', curvedStripes: 'violet', stripe: 'orange', stripeWidth: 6 }),
  ),
  tokenExample('Spiral', 'Winds outwards.', { color: 'white', spiral: 'blue' }),
  tokenExample('Fine spiral', 'Width and distance of its own.', {
    color: 'white',
    spiral: 'blue',
    spiralWidth: 1.5,
    spiralDistance: 5,
  }),
  tokenExample('Disc in the middle', 'The label on a white disc.', {
    label: 'QR',
    color: 'orange',
    circle: true,
  }),
  tokenExample('Smaller', 'A radius of 20.', { label: 'QR', color: 'orange', width: 20 }),
  tokenExample('Hexagram', 'Two triangles.', {
    label: 'QR',
    color: 'black',
    hexagram: ['blue', 'red'],
    labelColor: 'white',
  }),
  tokenExample('Sectors', 'Six of them.', barred({ sexies: ['blue', 'yellow'] })),
  tokenExample('Sunrise', 'Rays above the horizon.', barred({ sunrise: ['green', 'lightBlue', 'yellow'] })),
  tokenExample('Shield', 'A badge with a cap.', { label: 'QR', color: 'green', shield: true }),
  tokenExample('Coloured shield', 'Body and cap of its own.', {
    label: 'QR',
    color: 'green',
    shield: 'yellow',
    shieldTop: 'orange',
  }),
  tokenExample('Parted shield', 'A cap of three colours.', { label: 'QR', color: 'gray', shield3: true }),
  tokenExample('Own parted shield', 'Three colours of its own.', {
    label: 'QR',
    color: 'gray',
    shield3: 'yellow',
    shield3TopLeft: 'green',
    shield3TopCenter: 'black',
    shield3TopRight: 'orange',
  }),
  tokenExample('Kite shield', 'A tall badge.', { label: 'QR', color: 'blue', kiteshield: 'yellow' }),
  tokenExample('Star', 'Five points.', { label: 'QR', color: 'white', star5: true }),
  tokenExample('Two letters', 'A company colour.', { label: 'WQ', color: 'purple' }),
  tokenExample('Company', 'As its token is.', { company: 'TVL' }),
  tokenExample('Destination', 'A smaller one.', { company: 'WDQ', destination: true }),
  tokenExample('Reserved', 'Kept for a company.', { company: 'BRW', reserved: true }),
  tokenExample('Reverse side', 'Turned over.', { label: 'QR', color: 'red', inverse: true }),
  tokenExample('Icon', 'A picture instead of a label.', { icon: 'coal' }),
  tokenExample('Coloured icon', 'Recoloured.', { icon: 'port', iconColor: 'red' }),
  tokenExample('Mail', 'A wide picture.', { icon: 'mail', color: 'white' }),
  tokenExample('Coloured mail', 'Recoloured.', { icon: 'mail', color: 'white', iconColor: 'orange' }),
  tokenExample('Icon and price', 'A picture over a label.', {
    icon: 'tracks',
    label: '$100',
    color: 'white',
  }),
  tokenExample('Icon and word', 'Recoloured, over a label.', {
    icon: 'boat',
    iconColor: 'red',
    label: 'Free',
    color: 'white',
  }),
  tokenExample('No entry', 'A sign.', { icon: 'noenter', outline: 'red', outlineWidth: 3 }),
  example('Placed', 'Small ones at the sides, one of them turned and square.', {
    tokens: [
      { label: '7', color: 'black', width: 10, angle: 270, percent: 0.75 },
      { label: 'S', color: 'yellow', width: 12, tokenShape: 'square', angle: 90, percent: 0.6, rotation: 45 },
    ],
  }),
];
