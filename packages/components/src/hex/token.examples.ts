import type { JsonObject } from '@platelayer/game';
import { decorationExamples } from '../tokens/decorations/decorations.ts';
import { type Example, example } from './example.ts';

const tokenExample = (name: string, caption: string, fields: JsonObject) =>
  example(name, caption, { tokens: [fields] });

/** The examples of decorations; the pictures that tests keep of them are those of tokens. */
export const DECORATION_EXAMPLES: readonly Example[] = decorationExamples.map(
  ({ name, caption, token: fields }) => tokenExample(name, caption, fields),
);

export const TOKEN_EXAMPLES: readonly Example[] = [
  tokenExample('Disc', 'A colour and a label.', { label: 'QR', color: 'orange' }),
  ...DECORATION_EXAMPLES,
  tokenExample('Smaller', 'A radius of 20.', { label: 'QR', color: 'orange', width: 20 }),
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
