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
import type { CardPictures } from './shown.ts';

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

export type PrivatePart = keyof typeof PARTS;

const styleOf = ({ title, size }: (typeof PARTS)[PrivatePart]) => ({
  FontSize: number(`Size of ${title} in points. Default: ${size}.`, { exclusiveMinimum: 0 }),
  FontFamily: fontFamily(`Font of ${title}.`),
  FontWeight: weight(`Weight of ${title}.`),
  FontStyle: fontStyle(`Style of ${title}.`),
  Color: color(`Company colour of ${title}. Default: \`fontColor\`.`),
});

type Style = ReturnType<typeof styleOf>;
type StyleFields = { readonly [Key in keyof Style as `${PrivatePart}${Key}`]: Style[Key] };

const styleFields = Object.fromEntries(
  Object.entries(PARTS).flatMap(([part, about]) =>
    Object.entries(styleOf(about)).map(([key, field]) => [`${part}${key}`, field]),
  ),
) as StyleFields;

/** Rules for other programs (10.9); they may carry more than the keys that are usual. */
const ability = object(
  {
    type: string('What the ability does.'),
    owner_type: string('Whose it is: `player` or `corporation`.'),
    when: string('In which step it is used.'),
    hexes: list(ref(coordinateSchema), 'Hexes it is about.'),
    tiles: list(Type.Union([Type.String(), Type.Number()]), 'Tiles it is about.'),
    corporation: string('Abbreviation of the company it is about.'),
    terrain: string('Terrain it is about.'),
    revenue: amount('Revenue it brings.'),
  },
  'An ability; not drawn.',
  { additionalProperties: true },
);

const privateFields = {
  name: string('Name of the private company.', NOT_EMPTY),
  group: string('Id of the group whose mark is on the card. Default: none.', { refersTo: 'group' }),
  id: amount('Badge at the right of the name. Default: none.', { read: readText }),
  note: lines('Bold lines under the name. Default: none.'),
  description: lines('Body text. Default: none.'),
  price: amount('Price, at the bottom left. Default: none.'),
  priceFormat: moneyFormat(
    'How a number as price is written, `#` for the number. Default: as all money of private companies.',
  ),
  bid: amount('Minimum bid, above the price. Default: none.', { read: readAmountAboveZero }),
  revenue: amounts('Revenue, at the bottom right; a list is joined by `/`. Default: none.'),
  revenueFormat: moneyFormat(
    'How numbers of the revenue are written, `#` for the number. Default: as all money of private companies.',
  ),
  debt: amount('Debt; not drawn.'),
  minPlayers: integer('Smallest number of players it is used with. Default: that of `players`.', {
    minimum: 1,
    read: asSize,
  }),
  maxPlayers: integer('Largest number of players it is used with. Default: that of `players`.', {
    minimum: 1,
    read: asSize,
  }),
  hex: ref(coordinateSchema, 'Map hex drawn on the card. Default: none.', {
    refersTo: 'hex',
    read: readText,
  }),
  tile: amount('Id of a tile drawn on the card, unless there is a `hex`. Default: none.', {
    refersTo: 'tile',
    read: readText,
  }),
  company: string('Abbreviation of a company whose token is drawn on the card. Default: none.', {
    refersTo: 'company',
  }),
  token: ref(tokenSchema, 'Token drawn on the card. Default: none.'),
  icon: string('Icon drawn on the card in a disc. Default: none.', { refersTo: 'icon' }),
  iconColor: color('Main colour of the icon. Default: its own.'),
  iconSize: number('How many times its usual size the picture on the card has, as far as there is room.', {
    default: 1,
    exclusiveMinimum: 0,
  }),
  image: string('Picture; not drawn.'),
  variant: string('Small italic note at the bottom right. Default: none.'),
  backgroundColor: color('Company colour of the card.', { default: 'white' }),
  idBackgroundColor: color('Company colour of the badge.', { default: 'white' }),
  revenueBackgroundColor: color('Company colour behind the revenue. Default: none.'),
  fontColor: color('Company colour of all texts without their own.', { default: 'black' }),
  fontFamily: fontFamily('Font of all texts; wins over those of the parts.'),
  fontWeight: weight('Weight of all texts; wins over those of the parts.'),
  fontStyle: fontStyle('Style of all texts; wins over those of the parts.'),
  fontSize: number('Size of all texts in pixels (1/96 inch); wins over those of the parts.', {
    exclusiveMinimum: 0,
  }),
  ...styleFields,
  sym: string('Short name in other programs; not drawn.'),
  abilities: list(ability, 'Rules of the private company for other programs; not drawn.'),
};

/** An entry of `privates` (10.9, 50.3.1). */
export const privateSchema = define(
  'Private',
  object(privateFields, 'A private company.', { required: ['name'] }),
);

/** A private company's card (10.9, 50.3.1). */
export interface Private {
  readonly name: string;
  readonly id?: string;
  /** Whose mark it bears. */
  readonly group?: CompanyGroup;
  readonly note: readonly string[];
  readonly description: readonly string[];
  readonly price?: Amount;
  readonly priceFormat?: string;
  /** Absent for 0. */
  readonly bid?: Amount;
  /** Joined by `/`; empty for none. */
  readonly revenue: readonly Amount[];
  readonly revenueFormat?: string;
  /** Who plays with it, where that differs from the game's own range (50.3.6). */
  readonly players?: PlayerRange;
  readonly variant?: string;
  /** In the order they are drawn. */
  readonly pictures: readonly PrivatePicture[];
  /** Factor of the size of the pictures. */
  readonly iconSize: number;

  readonly backgroundColor: string;
  readonly idBackgroundColor: string;
  readonly revenueBackgroundColor?: string;
  /** Size of all texts in pixels, for which line heights stay as they are (50.3.2). */
  readonly fontSize?: number;
  readonly text: Readonly<Record<PrivatePart, PrivateText>>;
}

export type PrivatePicture =
  /** `hex` and `tile` are absent where the name leads nowhere; their place on the card is kept. */
  | { readonly kind: 'hex'; readonly name: string; readonly hex?: Hex }
  | { readonly kind: 'tile'; readonly id: string; readonly tile?: Tile }
  /** The company is named by its key (`findCompany`). */
  | { readonly kind: 'company'; readonly company: string }
  | { readonly kind: 'token'; readonly face: TokenFace }
  | { readonly kind: 'icon'; readonly icon: string; readonly color?: string };

/** How a part of the card is written; what is absent follows the style of private cards. */
export interface PrivateText {
  readonly color: string;
  /** The field that states the colour, if the file states that of the ground too: both are drawn then (90.5). */
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
  shown: CardPictures,
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
        pictures: resolvePictures(values, shown),
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
  shown: CardPictures,
): readonly PrivatePicture[] => {
  const pictures: PrivatePicture[] = [];
  if (hex !== undefined) pictures.push({ kind: 'hex', name: hex, hex: shown.hex(hex) });
  else if (tile !== undefined) pictures.push({ kind: 'tile', id: tile, tile: shown.tile(tile) });
  if (company !== undefined) pictures.push({ kind: 'company', company });
  if (isObject(token)) pictures.push({ kind: 'token', face: resolveTokenFace(token) });
  if (icon !== undefined) pictures.push({ kind: 'icon', icon, color: iconColor });
  return pictures;
};

/** Parts with a ground of their own. */
const GROUNDS: { readonly [Part in PrivatePart]?: readonly string[] } = {
  id: ['idBackgroundColor'],
  revenue: ['revenueBackgroundColor', 'backgroundColor'],
  variant: ['revenueBackgroundColor', 'backgroundColor'],
};

/** The entry-wide family, weight and style win over the part's own (50.3.2). */
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
