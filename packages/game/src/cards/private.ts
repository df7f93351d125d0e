import type { Amount } from '../amount.ts';
import { type CompanyGroup, findGroup } from '../companies/group.ts';
import type { FontStyle, FontWeight } from '../font.ts';
import type { Hex } from '../hex/hex.ts';
import { asList, asSize, isObject, type Json, type JsonObject } from '../json.ts';
import type { PlayerRange } from '../players.ts';
import { define, integer, list, number, object, readText, ref, string } from '../schema/field.ts';
import { readFields, type Values } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import {
  amount,
  amounts,
  color,
  coordinateSchema,
  fontFamily,
  fontStyle,
  lines,
  moneyFormat,
  NOT_EMPTY,
  readAmountAboveZero,
  weight,
} from '../schema/values.ts';
import type { Tile } from '../tiles/tiles.ts';
import { resolveTokenFace, type TokenFace, tokenSchema } from '../tokens/token.ts';
import type { CardPictures } from './card-pictures.ts';

/** Parts of a private company card with their own style, and the default size in points (50.3.2). */
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

export type PrivatePart = keyof typeof PARTS;

const styleOf = ({ title, size }: (typeof PARTS)[PrivatePart]) => ({
  FontSize: number(`Size of ${title} in points. Default: ${size}.`, { exclusiveMinimum: 0 }),
  FontFamily: fontFamily(`Font of ${title}.`),
  FontWeight: weight(`Weight of ${title}.`),
  FontStyle: fontStyle(`Style of ${title}.`),
  Color: color(`Colour of ${title}, from the company colours. Default: \`fontColor\`.`),
});

type Style = ReturnType<typeof styleOf>;
type StyleFields = { readonly [Key in keyof Style as `${PrivatePart}${Key}`]: Style[Key] };

const styleFields = Object.fromEntries(
  Object.entries(PARTS).flatMap(([part, about]) =>
    Object.entries(styleOf(about)).map(([key, field]) => [`${part}${key}`, field]),
  ),
) as StyleFields;

/** Rules for other programs (10.9); they may have additional keys. */
const ability = object(
  {
    type: string('Effect of the ability.'),
    owner_type: string('Owner: `player` or `corporation`.'),
    when: string('Step in which it is used.'),
    hexes: list(ref(coordinateSchema), 'Hexes that it applies to.'),
    tiles: list(Type.Union([Type.String(), Type.Number()]), 'Tiles that it applies to.'),
    corporation: string('Abbreviation of the company that it applies to.'),
    terrain: string('Terrain that it applies to.'),
    revenue: amount('Revenue that it pays.'),
  },
  'An ability; not drawn.',
  { additionalProperties: true },
);

const privateFields = {
  name: string('Name of the private company.', NOT_EMPTY),
  group: string('Id of the group whose mark is on the card. Default: none.', { refersTo: 'group' }),
  id: amount('Badge to the right of the name. Default: none.', { read: readText }),
  note: lines('Bold lines under the name. Default: none.'),
  description: lines('Body text. Default: none.'),
  price: amount('Price, at the bottom left. Default: none.'),
  priceFormat: moneyFormat(
    'Money format of the price, with `#` for the number. Default: the format for private companies.',
  ),
  bid: amount('Minimum bid, above the price. Default: none.', { read: readAmountAboveZero }),
  revenue: amounts('Revenue, at the bottom right; a list is joined with `/`. Default: none.'),
  revenueFormat: moneyFormat(
    'Money format of the revenue, with `#` for the number. Default: the format for private companies.',
  ),
  debt: amount('Debt; not drawn.'),
  minPlayers: integer('Minimum number of players. Default: that of `players`.', {
    minimum: 1,
    read: asSize,
  }),
  maxPlayers: integer('Maximum number of players. Default: that of `players`.', {
    minimum: 1,
    read: asSize,
  }),
  hex: ref(coordinateSchema, 'Map hex to draw on the card. Default: none.', {
    refersTo: 'hex',
    read: readText,
  }),
  tile: amount('Id of a tile to draw on the card, unless there is a `hex`. Default: none.', {
    refersTo: 'tile',
    read: readText,
  }),
  company: string('Abbreviation of a company whose token to draw on the card. Default: none.', {
    refersTo: 'company',
  }),
  token: ref(tokenSchema, 'Token to draw on the card. Default: none.'),
  icon: string('Icon to draw on the card in a disc. Default: none.', { refersTo: 'icon' }),
  iconColor: color('Main colour of the icon. Default: its own.'),
  iconSize: number('Scale factor for the picture on the card, as far as space allows.', {
    default: 1,
    exclusiveMinimum: 0,
  }),
  image: string('Picture; not drawn.'),
  variant: string('Small italic note at the bottom right. Default: none.'),
  backgroundColor: color('Card colour, from the company colours.', { default: 'white' }),
  idBackgroundColor: color('Badge colour, from the company colours.', { default: 'white' }),
  revenueBackgroundColor: color('Colour behind the revenue, from the company colours. Default: none.'),
  fontColor: color('Colour of all text without its own, from the company colours.', { default: 'black' }),
  fontFamily: fontFamily('Font of all text; overrides the fonts of the parts.'),
  fontWeight: weight('Weight of all text; overrides the weights of the parts.'),
  fontStyle: fontStyle('Style of all text; overrides the styles of the parts.'),
  fontSize: number('Size of all text in pixels (1/96 inch); overrides the sizes of the parts.', {
    exclusiveMinimum: 0,
  }),
  ...styleFields,
  sym: string('Short name in other programs; not drawn.'),
  abilities: list(ability, 'Rules of the private company for other programs; not drawn.'),
};

export const privateSchema = define(
  'Private',
  object(privateFields, 'A private company.', { required: ['name'] }),
);

/** The card of a private company (10.9, 50.3.1). */
export interface Private {
  readonly name: string;
  readonly id?: string;
  /** Group whose mark the card shows. */
  readonly group?: CompanyGroup;
  readonly note: readonly string[];
  readonly description: readonly string[];
  readonly price?: Amount;
  readonly priceFormat?: string;
  /** Undefined for 0. */
  readonly bid?: Amount;
  /** Joined with `/`; empty for none. */
  readonly revenue: readonly Amount[];
  readonly revenueFormat?: string;
  /** Player counts of this private company, if they differ from the game's (50.3.6). */
  readonly players?: PlayerRange;
  readonly variant?: string;
  /** In drawing order. */
  readonly pictures: readonly PrivatePicture[];
  /** Scale factor for the pictures. */
  readonly iconSize: number;

  readonly backgroundColor: string;
  readonly idBackgroundColor: string;
  readonly revenueBackgroundColor?: string;
  /** Size of all text in pixels; it does not change line heights (50.3.2). */
  readonly fontSize?: number;
  readonly text: Readonly<Record<PrivatePart, PrivateText>>;
}

export type PrivatePicture =
  /** `hex` and `tile` are undefined for an unknown name, but keep their space on the card. */
  | { readonly kind: 'hex'; readonly name: string; readonly hex?: Hex }
  | { readonly kind: 'tile'; readonly id: string; readonly tile?: Tile }
  /** The company's key (`findCompany`). */
  | { readonly kind: 'company'; readonly company: string }
  | { readonly kind: 'token'; readonly face: TokenFace }
  | { readonly kind: 'icon'; readonly icon: string; readonly color?: string };

/** Text style of a part; undefined fields follow the style of private company cards. */
export interface PrivateText {
  readonly color: string;
  /**
   * Field with the text colour, if the file sets both text and background colours: then both are kept (90.5).
   */
  readonly statedBy?: string;
  readonly family?: string;
  readonly weight?: FontWeight;
  readonly style?: FontStyle;
  /** In points. */
  readonly size?: number;
}

type PrivateValues = Values<typeof privateFields>;

export const resolvePrivates = (
  json: Json | undefined,
  range: PlayerRange | undefined,
  lookup: CardPictures,
  groups: readonly CompanyGroup[] = [],
): readonly Private[] =>
  asList(json)
    .filter((entry) => isObject(entry))
    .map((entry) => {
      const values = readFields(privateFields, entry);
      return {
        name: values.name ?? '',
        id: values.id,
        group: findGroup(groups, values.group),
        note: values.note,
        description: values.description,
        price: values.price,
        priceFormat: values.priceFormat,
        bid: values.bid,
        revenue: values.revenue,
        revenueFormat: values.revenueFormat,
        players: playerNote(values, range),
        variant: values.variant,
        pictures: resolvePictures(values, lookup),
        iconSize: values.iconSize,

        backgroundColor: values.backgroundColor,
        idBackgroundColor: values.idBackgroundColor,
        revenueBackgroundColor: values.revenueBackgroundColor,
        fontSize: values.fontSize,
        text: Object.fromEntries(
          (Object.keys(PARTS) as PrivatePart[]).map((part) => [part, resolveText(values, part, entry)]),
        ) as Private['text'],
      };
    });

const playerNote = (
  { minPlayers, maxPlayers }: PrivateValues,
  game: PlayerRange | undefined,
): PlayerRange | undefined => {
  if (game === undefined) return undefined;
  const min = minPlayers ?? game.min;
  const max = maxPlayers ?? game.max;
  return min === game.min && max === game.max ? undefined : { min, max };
};

const resolvePictures = (
  { hex, tile, company, token, icon, iconColor }: PrivateValues,
  lookup: CardPictures,
): readonly PrivatePicture[] => {
  const pictures: PrivatePicture[] = [];
  if (hex !== undefined) pictures.push({ kind: 'hex', name: hex, hex: lookup.hex(hex) });
  else if (tile !== undefined) pictures.push({ kind: 'tile', id: tile, tile: lookup.tile(tile) });
  if (company !== undefined) pictures.push({ kind: 'company', company });
  if (isObject(token)) pictures.push({ kind: 'token', face: resolveTokenFace(token) });
  if (icon !== undefined) pictures.push({ kind: 'icon', icon, color: iconColor });
  return pictures;
};

/** Parts with their own background. */
const GROUNDS: { readonly [Part in PrivatePart]?: readonly string[] } = {
  id: ['idBackgroundColor'],
  revenue: ['revenueBackgroundColor', 'backgroundColor'],
  variant: ['revenueBackgroundColor', 'backgroundColor'],
};

/** Family, weight and style of the whole entry override those of the part (50.3.2). */
const resolveText = (values: PrivateValues, part: PrivatePart, entry: JsonObject): PrivateText => ({
  color: values[`${part}Color`] ?? values.fontColor,
  ...((GROUNDS[part]?.some((ground) => entry[ground] !== undefined) ?? entry.backgroundColor !== undefined)
    ? { statedBy: [`${part}Color`, 'fontColor'].find((field) => entry[field] !== undefined) }
    : {}),
  family: values.fontFamily ?? values[`${part}FontFamily`],
  weight: values.fontWeight ?? values[`${part}FontWeight`],
  style: values.fontStyle ?? values[`${part}FontStyle`],
  size: values[`${part}FontSize`],
});
