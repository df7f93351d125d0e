import type { JsonObject } from '@platelayer/game';
import { decorationExamples } from '../../tokens/decorations/decorations.ts';
import { example } from './example.ts';

const token = (name: string, caption: string, fields: JsonObject) =>
  example(name, caption, { tokens: [fields] });

/** The examples of decorations; the pictures that tests keep of them are those of tokens. */
export const decorated = decorationExamples.map(({ name, caption, token: fields }) =>
  token(name, caption, fields),
);

export const tokens = [
  token('Disc', 'A colour and a label.', { label: 'QR', color: 'orange' }),
  ...decorated,
  token('Smaller', 'A radius of 20.', { label: 'QR', color: 'orange', width: 20 }),
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
