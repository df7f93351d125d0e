import { type Static, type TNumber, Type } from 'typebox';
import { tokenSchema } from '../tokens/token.ts';
import { define, either, integer, list, number, object, ref, text } from './field.ts';
import { amount, color, coordinateSchema, fontStyle, lines, weight } from './values.ts';

/** Parts of a private card with a style of their own, and the default size in points (50.3.2). */
const PARTS = {
  name: { title: 'the name', size: '12.96' },
  id: { title: 'the id', size: '9.36' },
  note: { title: 'the note', size: '8.64' },
  desc: { title: 'the description', size: '6.12, or 8.25 on big cards' },
  price: { title: 'the price', size: '12.96' },
  revenue: { title: 'the revenue', size: '12.96' },
  bid: { title: 'the minimum bid', size: '10.08' },
  variant: { title: 'the variant note', size: '6' },
  players: { title: 'the player note', size: '10.08' },
} as const;

type Part = keyof typeof PARTS;
type Color = ReturnType<typeof color>;
type PartStyles = { [Key in `${Part}FontSize`]: TNumber } & {
  [Key in `${Part}FontFamily`]: ReturnType<typeof text>;
} & { [Key in `${Part}FontWeight`]: ReturnType<typeof weight> } & {
  [Key in `${Part}FontStyle`]: ReturnType<typeof fontStyle>;
} & { [Key in `${Part}Color`]: Color };

const partStyles = Object.fromEntries(
  Object.entries(PARTS).flatMap(([part, { title, size }]) => [
    [`${part}FontSize`, number(`Size of ${title} in points. Default: ${size}.`, { exclusiveMinimum: 0 })],
    [`${part}FontFamily`, text(`Font of ${title}.`)],
    [`${part}FontWeight`, weight(`Weight of ${title}.`)],
    [`${part}FontStyle`, fontStyle(`Style of ${title}.`)],
    [`${part}Color`, color(`Company colour of ${title}. Default: \`fontColor\`.`)],
  ]),
) as PartStyles;

/** Rules for other programs (10.9); they may carry more than the keys that are usual. */
const ability = object(
  {
    type: text('What the ability does.'),
    owner_type: text('Whose it is: `player` or `corporation`.'),
    when: text('In which step it is used.'),
    hexes: list(ref(coordinateSchema), 'Hexes it is about.'),
    tiles: list(Type.Union([Type.String(), Type.Number()]), 'Tiles it is about.'),
    corporation: text('Abbreviation of the company it is about.'),
    terrain: text('Terrain it is about.'),
    revenue: amount('Revenue it brings.'),
  },
  'An ability; not drawn.',
  { additionalProperties: true },
);

/** An entry of `privates` (10.9, 50.3.1). */
export const Private = define(
  'Private',
  object(
    {
      name: text('Name of the private company.'),
      id: amount('Badge at the right of the name. Default: none.'),
      note: lines('Bold lines under the name. Default: none.'),
      description: lines('Body text. Default: none.'),
      price: amount('Price, at the bottom left. Default: none.'),
      bid: amount('Minimum bid, above the price. Default: none.'),
      revenue: either(
        [Type.Number(), Type.String(), Type.Array(Type.Union([Type.Number(), Type.String()]))],
        'Revenue, at the bottom right; a list is joined by `/`. Default: none.',
      ),
      debt: amount('Debt; not drawn.'),
      minPlayers: integer('Smallest number of players it is used with. Default: that of `players`.', {
        minimum: 1,
      }),
      maxPlayers: integer('Largest number of players it is used with. Default: that of `players`.', {
        minimum: 1,
      }),
      hex: ref(coordinateSchema, 'Map hex drawn on the card. Default: none.', { refersTo: 'hex' }),
      tile: amount('Id of a tile drawn on the card, unless there is a `hex`. Default: none.', {
        refersTo: 'tile',
      }),
      company: text('Abbreviation of a company whose token is drawn on the card. Default: none.', {
        refersTo: 'company',
      }),
      token: ref(tokenSchema, 'Token drawn on the card. Default: none.'),
      icon: text('Icon drawn on the card in a disc. Default: none.', { refersTo: 'icon' }),
      iconColor: color('Main colour of the icon. Default: its own.'),
      image: text('Picture; not drawn.'),
      variant: text('Small italic note at the bottom right. Default: none.'),
      backgroundColor: color('Company colour of the card.', { default: 'white' }),
      idBackgroundColor: color('Company colour of the badge.', { default: 'white' }),
      revenueBackgroundColor: color('Company colour behind the revenue. Default: none.'),
      fontColor: color('Company colour of all texts without their own.', { default: 'black' }),
      fontFamily: text('Font of all texts; wins over those of the parts.'),
      fontWeight: weight('Weight of all texts; wins over those of the parts.'),
      fontStyle: fontStyle('Style of all texts; wins over those of the parts.'),
      fontSize: number('Size of all texts in pixels (1/96 inch); wins over those of the parts.', {
        exclusiveMinimum: 0,
      }),
      ...partStyles,
      sym: text('Short name in other programs; not drawn.'),
      abilities: list(ability, 'Rules of the private company for other programs; not drawn.'),
    },
    'A private company.',
    { required: ['name'] },
  ),
);

export type PrivateFile = Static<typeof Private.schema>;
