import { get, isObject, type Json, truthy } from '../json.ts';
import { define, either, object, readText, referenceTo, string, unread } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import { resolveTokenFace, type TokenFace, tokenFields } from '../tokens/token.ts';
import type { HexContext, Item } from './element.ts';
import { fontFields } from './font.ts';
import { orderFields, type Placed, positionFields, resolvePosition } from './position.ts';

const oldCompany = object(
  { label: amount('Token label.'), color: color('Token colour.') },
  'Old; write `label` and `color` on the token itself.',
);

/** Fields of a token in a hex or on a market cell (20.8.21, 40.4.8). */
export const placedTokenFields = {
  company: either(
    [referenceTo('company'), oldCompany],
    'Abbreviation of the token’s company. Default: none, so the token shows its own fields.',
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

export const placedTokenSchema = define(
  'PlacedToken',
  object(placedTokenFields, 'A token on a hex or market cell.'),
);

/**
 * A token in a hex. The company is looked up when the token is drawn, because overrides may replace it
 * (70.10). An unknown abbreviation becomes the label of a token with this face (20.14.42), unless the face
 * has its own label.
 */
export interface TokenReference {
  /** Abbreviation of a company. */
  readonly company?: string;
  /** Fields set here; a company's own `token` overrides them (70.5). */
  readonly face: TokenFace;
  /** Turn of the content relative to the token's surroundings, clockwise in degrees. */
  readonly turn: number;
  /** Turn of the city around a slot, which an angle of the company's own `token` undoes. */
  readonly cityTurn?: number;
}

export interface HexToken extends TokenReference, Placed {}

/** `rotation` turns the token only once, with its position (20.14.2). */
export const resolveToken = (item: Item, hex: HexContext): HexToken => {
  const { json } = item;
  const company = get(json, 'company');
  // A company object only describes the token (20.14.43).
  const described = isObject(company) ? { ...json, ...company } : json;
  return {
    position: resolvePosition(item, hex),
    company: readText(company),
    face: withoutTurn(resolveTokenFace(described)),
    turn: 0,
  };
};

/** Fields of a slot token that is more than an abbreviation (20.8.5.4). */
const slotTokenFields = {
  abbrev: string('Abbreviation of the company. Default: the company with this `label`.', {
    refersTo: 'company',
  }),
  ...tokenFields,
  fontWeight: fontFields.fontWeight,
  fontStyle: fontFields.fontStyle,
};

export const slotTokenSchema = define(
  'CityCompany',
  object(slotTokenFields, 'A company or another token in a city slot.'),
);

/** Reads an entry of a city's `companies` (20.8.5.4): an abbreviation, or an object with token fields. */
export const resolveSlotToken = (json: Json | undefined, cityTurn: number): TokenReference | undefined => {
  if (isObject(json)) {
    const read = reader(slotTokenFields, json);
    const { width: _, ...face } = withoutTurn(resolveTokenFace(json));
    return {
      company: read('abbrev') ?? truthy(read('label')),
      face,
      // Keeps its own angle, however the city is turned.
      turn: read('rotation') - cityTurn,
      cityTurn,
    };
  }
  const company = readText(json);
  return company === undefined ? undefined : { company, face: {}, turn: 0, cityTurn };
};

const withoutTurn = ({ rotation: _, ...face }: TokenFace): TokenFace => face;
