import { get, isObject, type Json, truthy } from '../json.ts';
import { define, either, object, readText, referenceTo, string, unread } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import { resolveTokenFace, type TokenFace, tokenFields } from '../tokens/token.ts';
import type { HexContext } from './context.ts';
import { fontFields } from './font.ts';
import type { Item } from './items.ts';
import { orderFields } from './order.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';

const oldCompany = object(
  { label: amount('Label of the token.'), color: color('Colour of the token.') },
  'Old; write `label` and `color` on the token itself.',
);

/** A token in a hex or on a market cell (20.8.21, 40.4.8). */
export const placedTokenFields = {
  company: either(
    [referenceTo('company'), oldCompany],
    'Abbreviation of the company whose token it is. Default: none, the token shows its own fields.',
    { read: readText },
  ),
  ...tokenFields,
  fontWeight: fontFields.fontWeight,
  fontStyle: fontFields.fontStyle,
  ...positionFields,
  ...orderFields,
  bgFill: unread('Without effect; write `color`.'),
  inverseTextColor: unread('Without effect; write `inverseLabelColor`.'),
  text: unread('Without effect; write `label`.'),
  textColor: unread('Without effect; write `labelColor`.'),
  textBorderWidth: unread('Without effect; write `labelStrokeWidth`.'),
  textBorderColor: unread('Without effect; write `labelStrokeColor`.'),
};

export const placedTokenSchema = define('PlacedToken', object(placedTokenFields, 'A token at a place.'));

/**
 * A token as a hex asks for it. The company is looked up when it is drawn, because overrides may
 * replace it (70.10); one that the game does not know is the label of a token with this face
 * (20.14.42), unless the face has a label of its own.
 */
export interface TokenReference {
  /** Abbreviation of a company. */
  readonly company?: string;
  /** What this place states; a company's own `token` lies over it (70.5). */
  readonly face: TokenFace;
  /** Turn of the content within its surroundings, clockwise in degrees. */
  readonly turn: number;
  /** In a slot: how far the city is turned, which an angle of the company's own `token` undoes. */
  readonly cityTurn?: number;
}

/** An entry of `tokens` (20.8.21). */
export interface HexToken extends TokenReference, Placed {}

/** `rotation` turns the token once, by its position (20.14.2). */
export const resolveToken = (item: Item, hex: HexContext): HexToken => {
  const { json } = item;
  const company = get(json, 'company');
  // A company written as an object only describes the token (20.14.43).
  const described = isObject(company) ? { ...json, ...company } : json;
  return {
    position: resolvePosition(item, hex),
    company: readText(company),
    face: withoutTurn(resolveTokenFace(described)),
    turn: 0,
  };
};

/** What stands in the slot of a city when it is more than an abbreviation (20.8.5.4). */
const slotTokenFields = {
  abbrev: string('Abbreviation of the company. Default: the one called `label`.', { refersTo: 'company' }),
  ...tokenFields,
  fontWeight: fontFields.fontWeight,
  fontStyle: fontFields.fontStyle,
};

export const slotTokenSchema = define(
  'CityCompany',
  object(slotTokenFields, 'A company or another token in a city slot.'),
);

/** An entry of a city's `companies` (20.8.5.4): an abbreviation, or an object with token fields. */
export const resolveSlotToken = (json: Json | undefined, cityTurn: number): TokenReference | undefined => {
  if (isObject(json)) {
    const read = reader(slotTokenFields, json);
    const { width: _, ...face } = withoutTurn(resolveTokenFace(json));
    return {
      company: read('abbrev') ?? truthy(read('label')),
      face,
      // Stands at its own angle, however the city is turned.
      turn: read('rotation') - cityTurn,
      cityTurn,
    };
  }
  const company = readText(json);
  return company === undefined ? undefined : { company, face: {}, turn: 0, cityTurn };
};

const withoutTurn = ({ rotation: _, ...face }: TokenFace): TokenFace => face;
