import { type Static, Type } from 'typebox';
import { tokenSchema } from '../tokens/token.ts';
import {
  anything,
  define,
  either,
  flag,
  integer,
  list,
  number,
  object,
  ref,
  referenceTo,
  text,
} from './field.ts';
import { amount, color, fontStyle, slashedSchema, weight } from './values.ts';

/** An entry of `shareTypes` or of a company's own `shares` (10.7.2, 50.5.1). */
export const Share = define(
  'Share',
  object(
    {
      quantity: number('Copies of the card; 0 prints none. 1 if it is absent.', { minimum: 0 }),
      label: text('Boxed label, for instance of the president’s certificate. Default: none.'),
      labelColor: color('Map colour of the label box.', { default: 'yellow' }),
      shares: ref(
        slashedSchema,
        'How many shares the card stands for, shown as “2 Shares”. Default: not shown.',
      ),
      percent: ref(slashedSchema, 'Percentage of the company, shown with `%`. Default: not shown.'),
      cost: amount('Price of the share, shown beside the share count. Default: none.'),
      revenue: amount('Revenue of the share, shown as “Revenue: …”. Default: none.'),
      tokenCount: number('Company tokens drawn; a fraction cuts the last. Default: `shares`, then 1.', {
        minimum: 0,
      }),
      backgroundColor: color('Map colour of the card.', { default: 'white' }),
      subtext: text('Second line; the company’s own wins. Default: none.'),
      variant: text('Small note at the bottom; the company’s own wins. Default: none.'),
      name: text('Name on this card in place of the company’s.'),
      color: color('Band of this card in place of the company’s colour.'),
    },
    'A kind of share card.',
    { required: ['quantity'] },
  ),
);

/** A price label of a station token (10.7.3, 60.12.13). */
const stationToken = either(
  [
    Type.String(),
    Type.Number(),
    object(
      { cost: amount('Price of the token.'), label: text('Text in place of a price.') },
      'A station token with its price or label.',
      { additionalProperties: true },
    ),
  ],
  'Price of a station token, or a text shown as it is.',
);

export const shareList = (sentence: string) => list(ref(Share), sentence);
export const stationTokens = (sentence: string) => list(stationToken, sentence);

/** An entry of `companies` (10.7.1, 60.1.2). */
export const Company = define(
  'Company',
  object(
    {
      name: text('Name on charters and share cards.'),
      abbrev: text('Abbreviation: label of the token, and the name by which all else refers to the company.'),
      color: color('Company colour of the token, the charter and the shares. Default: none.'),
      logo: text('Logo of the token, `group/name`. Default: none, the abbreviation is shown.', {
        refersTo: 'logo',
      }),
      minor: flag('A minor: smaller charter, minor types and phases, no turn order.', { default: false }),
      shares: either(
        [shareList('The company’s own shares.'), referenceTo('share type')],
        'Its shares, or the name of a share type. Default: the type `minor` or `default`.',
      ),
      tokens: either(
        [stationTokens('The company’s own station tokens.'), referenceTo('token type')],
        'Its station tokens, or the name of a token type. Default: the type `minor` or `default`.',
      ),
      token: ref(tokenSchema, 'Decoration of the token; wins over the company’s own label, colour and logo.'),
      marketTokens: integer('Market tokens printed. Default: that of `info`, then 3.', { minimum: 0 }),
      extraStationTokens: integer(
        'Station tokens printed beyond the list. Default: that of `info`, then 0.',
        {
          minimum: 0,
        },
      ),
      subtext: text('Second line under the name on charters and shares. Default: none.'),
      capital: amount('Money written under “Treasury” on the charter. Default: none.'),
      trains: flag('Whether the charter has the heading “Trains”.', { default: true }),
      treasury: flag('Whether the charter has the heading “Treasury”.', { default: true }),
      variant: text('Small note at the bottom right of charter and shares. Default: none.'),
      backgroundColor: color('Ground of the charter.', { default: 'white' }),
      fontFamily: text('Font of the name. Default: `info.companyFontFamily`, then `display`.'),
      fontWeight: weight('Weight of the name. Default: `info.companyFontWeight`, then `bold`.'),
      fontStyle: fontStyle('Style of the name. Default: `info.companyFontStyle`, then `normal`.'),
      fontSize: number('Size of the name on charters in points. Default: `info.companyFontSize`, then 20.', {
        exclusiveMinimum: 0,
      }),
      shareType: anything('Share type that was applied; written by programs, not read.'),
      tokenType: anything('Token type that was applied; written by programs, not read.'),
    },
    'A company.',
    { required: ['name', 'abbrev'] },
  ),
);

export type CompanyFile = Static<typeof Company.schema>;
export type ShareFile = Static<typeof Share.schema>;
