import type { Amount } from '../amount.ts';
import { type Quantity, resolveCopies, resolveSupply } from '../copies.ts';
import { at } from '../diagnostic.ts';
import { asList, get, isObject, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import {
  anything,
  define,
  dictionary,
  either,
  flag,
  integer,
  number,
  object,
  readText,
  ref,
  string,
  unread,
} from '../schema/field.ts';
import { explicitFields, reader, readFields, type Values } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import {
  amount,
  amounts,
  color,
  fontFamily,
  lines,
  moneyFormat,
  NOT_EMPTY,
  quantity,
  readAmountAboveZero,
} from '../schema/values.ts';
import { type TrainEvent, trainEvents } from './train-event.ts';

const plainBackFields = {
  title: string('Large title. Default: the name of the train.'),
  text: lines('Smaller text under the title. Default: none.'),
  color: color('Text colour, from the map colours. Default: black or white, whichever is more readable.'),
  backgroundColor: color(
    'Background colour of the back, from the map colours. Default: the `color` of the train.',
  ),
};

const plainBackSchema = define(
  'TrainBack',
  object(plainBackFields, 'The back of a train card with a title and text.'),
);

/** The back of a train card without another train (50.4.9). */
export interface PlainBack {
  readonly title: string;
  readonly text: readonly string[];
  /** Text colour, from the map colours; undefined for the more readable one. */
  readonly color?: string;
  /** Whether the file also sets the background: then both colours are kept (90.5). */
  readonly groundStated: boolean;
  readonly backgroundColor: string;
}

const resolvePlainBack = (
  json: Json | undefined,
  { name, color }: { readonly name: string; readonly color: string },
): PlainBack => {
  const { explicit } = reader(plainBackFields, json);
  const background = explicit('backgroundColor');
  return {
    title: explicit('title') ?? name,
    text: explicit('text') ?? [],
    color: explicit('color'),
    groundStated: background !== undefined,
    backgroundColor: background ?? color,
  };
};

/** A CSS length: absolute, or a percentage of the card width. */
export type Length =
  | { readonly kind: 'units'; readonly value: number }
  | { readonly kind: 'percent'; readonly value: number };

/** Units (1/100 inch) per CSS unit. */
const UNITS_IN = new Map([
  ['in', 100],
  ['px', 100 / 96],
  ['pt', 100 / 72],
  ['pc', 100 / 6],
  ['cm', 100 / 2.54],
  ['mm', 100 / 25.4],
]);

/** Reads `"45%"`, `"0.8in"` or `"12px"`; a plain number is in pixels. */
const asLength = (json: Json | undefined): Length | undefined => {
  const match = /^\s*(\d+\.?\d*|\.\d+)\s*(%|[a-z]{2})?\s*$/i.exec(String(json ?? ''));
  if (match === null) return undefined;
  const value = Number(match[1]);
  const unit = (match[2] ?? 'px').toLowerCase();
  if (unit === '%') return { kind: 'percent', value };
  const factor = UNITS_IN.get(unit);
  return factor === undefined ? undefined : { kind: 'units', value: value * factor };
};

const cssLength = (sentence: string) => either([Type.String(), Type.Number()], sentence, { read: asLength });

/** Common fields of both sides of a train card. */
const sideFields = {
  name: either([Type.Number(), Type.String(NOT_EMPTY)], 'Name of the train, which all references use.', {
    read: readText,
  }),
  quantity: quantity('Number of trains, and of cards if `print` is not set.'),
  color: color('Colour of the card’s band and of its cells in the phase chart, from the map colours.'),
  quantityLabel: amount('Text instead of the quantity in the phase chart. Default: `quantity`.', {
    read: readText,
  }),
  print: integer('Number of cards to print; 0 prints none. Default: `quantity`.', { minimum: 0 }),
  price: amounts(
    'Price on card and phase chart; the chart prints each entry of a list on its own line. Default: none.',
  ),
  priceFormat: moneyFormat(
    'Money format of the price, with `#` for the number. Default: the format for trains.',
  ),
  upgrade: amount('Price as an upgrade of another train, after an arrow under the price. Default: none.', {
    read: readAmountAboveZero,
  }),
  upgradeFormat: moneyFormat(
    'Money format of `upgrade`, with `#` for the number. Default: the format for trains.',
  ),
  tradeIn: amount('Price if another train is traded in, in brackets under the price. Default: none.', {
    read: readAmountAboveZero,
  }),
  tradeInFormat: moneyFormat(
    'Money format of `tradeIn`, with `#` for the number. Default: the format for trains.',
  ),
  tradeInPrice: anything('Old; write `tradeIn`.', { deprecated: true }),
  image: string('Name of the picture. Default: depends on the colour.', { refersTo: 'train picture' }),
  imageWidth: cssLength('Picture width as a CSS length or percentage.'),
  imagePaddingTop: cssLength('Space above the picture as a CSS length or percentage.'),
  description: string('Text on the card. Default: none.'),
  players: amount('Line above the notes, about the number of players. Default: none.', {
    read: readText,
  }),
  rust: trainEvents('Trains that rust this one. Default: none.'),
  phased: trainEvents('Trains that phase this one out. Default: none.'),
  obsolete: trainEvents('Trains that make this one obsolete. Default: none.'),
  permanent: flag('Whether a train that is never removed has a note that says so.', { default: true }),
  rustedText: string('Text before the trains that rust it.', { default: 'Rusted by' }),
  phasedText: string('Text before the trains that phase it out.', { default: 'Phased out by' }),
  obsoletedText: string('Text before the trains that make it obsolete.', { default: 'Obsoleted by' }),
  permanentText: string('Text on a permanent train.', { default: 'Permanent' }),
  permanentColor: color('Colour of the note on a permanent train, from the map colours.', {
    default: 'yellow',
  }),
  longevityFontFamily: fontFamily('Font of these notes.', { default: 'display' }),
  longevityFontSize: number('Size of these notes in points.', { default: 12.96, exclusiveMinimum: 0 }),
  nameFontFamily: fontFamily('Name font.', { default: 'display' }),
  nameFontSize: number('Name size in points.', { default: 36, exclusiveMinimum: 0 }),
  priceFontFamily: fontFamily('Price font.', { default: 'display' }),
  priceFontSize: number('Price size in points.', { default: 18, exclusiveMinimum: 0 }),
  backgroundColor: color('Card colour, from the map colours.', { default: 'white' }),
  variant: string('Small italic note. Default: none.'),
  phase: flag('Whether the train is in the phase chart.', { default: true }),
  available: amount('Train whose purchase makes this one available; on the train chart.', {
    refersTo: 'train',
  }),
  quantity_label: anything('Old; write `quantityLabel`.', { deprecated: true }),
  info: anything('Old; write `rust`, `phased`, `obsolete` or `description`.', { deprecated: true }),
  discount: dictionary(
    Type.Number(),
    'Discounts for trading in other trains, by train name; on the train chart.',
  ),
};

const UNREAD = 'Not used: the other side has neither a back nor a quantity.';

const trainSideSchema = define(
  'TrainSide',
  object(
    { ...sideFields, quantity: unread(UNREAD), print: unread(UNREAD), back: unread(UNREAD) },
    'The other side of a train card, which is another train.',
    { required: ['name', 'color'] },
  ),
);

export const trainFields = {
  ...sideFields,
  back: either(
    [ref(trainSideSchema), ref(plainBackSchema)],
    'Back of its cards: another train, or a title and text. Default: as for all cards.',
  ),
};

export const trainSchema = define(
  'Train',
  object(trainFields, 'A type of train.', { required: ['name', 'quantity', 'color'] }),
);

/** A type of train (10.10, 50.4.1). */
export interface Train {
  readonly name: string;
  readonly color: string;
  readonly backgroundColor: string;
  /** Usually one price. The phase chart lists several, and the card joins them with `/` (50.9.14). */
  readonly price: readonly Amount[];
  readonly priceFormat?: string;
  /** Prices as an upgrade and for a trade-in; undefined for 0 (50.9.4). */
  readonly upgrade?: Amount;
  readonly upgradeFormat?: string;
  readonly tradeIn?: Amount;
  readonly tradeInFormat?: string;
  /** Number of cards to print. */
  readonly copies: number;
  /** Number of trains in the game. */
  readonly supply: Quantity;
  /** Text in the phase chart: the label, if there is one, or else the number. */
  readonly quantity?: Amount;
  readonly description?: string;
  /** A line above the notes. */
  readonly players?: string;
  /** Notes from top to bottom: how the train is removed, or that it is permanent. */
  readonly tags: readonly TrainTag[];
  /** Whether the train is in the phase chart. */
  readonly inPhaseChart: boolean;
  readonly variant?: string;
  /** The train whose purchase makes this one available. */
  readonly available?: Amount;
  /** Discounts for trading in other trains, by name. */
  readonly discounts: readonly (readonly [train: string, discount: number])[];

  readonly nameFontFamily: string;
  /** In points, like the two sizes below. */
  readonly nameFontSize: number;
  readonly priceFontFamily: string;
  readonly priceFontSize: number;
  readonly longevityFontFamily: string;
  readonly longevityFontSize: number;

  /** Shown if train pictures are turned on. */
  readonly image: string;
  /** Overrides the size of the picture itself. */
  readonly imageWidth?: Length;
  readonly imagePaddingTop?: Length;

  /** The back of its cards, if it has its own. */
  readonly back?: TrainBack;
}

/** The back of a train's cards: another train, or a title and text (50.4.9). */
export type TrainBack =
  | { readonly kind: 'train'; readonly train: Train }
  | ({ readonly kind: 'plain' } & PlainBack);

/** A note on how the train is removed, in the colour of the first train in its event. */
export type TrainTag =
  | {
      readonly kind: TrainEnd;
      readonly text: string;
      readonly color: string;
      readonly by: readonly TrainEvent[];
    }
  | { readonly kind: 'permanent'; readonly text: string; readonly color: string };

export type TrainEnd = (typeof ENDS)[number]['kind'];

/** The ways to remove a train, in the order of their notes. */
const ENDS = [
  { kind: 'phased', text: 'phasedText' },
  { kind: 'obsolete', text: 'obsoletedText' },
  { kind: 'rust', text: 'rustedText' },
] as const;

/** Pictures by train colour (50.4.6). */
const IMAGES = new Map([
  ['green', '3T'],
  ['brown', '4T'],
  ['gray', '6T'],
  ['grey', '6T'],
]);

/** Train colours by name; the first applies if several trains have the same name. */
export const trainColors = (
  trains: readonly { readonly name?: string; readonly color?: string }[],
): ReadonlyMap<string, string> => {
  const colors = new Map<string, string>();
  for (const { name, color } of trains)
    if (name !== undefined && color !== undefined && !colors.has(name)) colors.set(name, color);
  return colors;
};

export const resolveTrains = (
  json: Json | undefined,
  pointer: string,
  reading: Reading,
): readonly Train[] => {
  const entries = asList(json);
  const colors = trainColors(entries.map((entry) => explicitFields(trainFields, entry)));
  return entries
    .map((entry, index) => ({ entry, pointer: at(pointer, index) }))
    .filter(({ entry }) => isObject(entry))
    .map(({ entry, pointer }) => resolveTrain(entry, pointer, colors, reading));
};

export const resolveTrain = (
  json: Json,
  pointer: string,
  colors: ReadonlyMap<string, string>,
  reading: Reading,
): Train => {
  const train = readFields(trainFields, json);
  const { name = '', color = 'white' } = train;
  return {
    name,
    color,
    backgroundColor: train.backgroundColor,
    price: train.price,
    priceFormat: train.priceFormat,
    upgrade: train.upgrade,
    upgradeFormat: train.upgradeFormat,
    tradeIn: train.tradeIn,
    tradeInFormat: train.tradeInFormat,
    copies: resolveCopies(json, pointer, reading.report),
    supply: resolveSupply(json),
    quantity: train.quantityLabel ?? train.quantity,
    description: train.description,
    players: train.players,
    tags: resolveTags(train, colors),
    inPhaseChart: train.phase,
    variant: train.variant,
    available: train.available,
    discounts: Object.entries(train.discount ?? {}).filter(([, discount]) => typeof discount === 'number'),

    nameFontFamily: train.nameFontFamily,
    nameFontSize: train.nameFontSize,
    priceFontFamily: train.priceFontFamily,
    priceFontSize: train.priceFontSize,
    longevityFontFamily: train.longevityFontFamily,
    longevityFontSize: train.longevityFontSize,

    image: train.image ?? IMAGES.get(color) ?? '2T',
    imageWidth: train.imageWidth,
    imagePaddingTop: train.imagePaddingTop,

    back: resolveBack(train.back, pointer, { name, color }, colors, reading),
  };
};

/** An object with a name is a train. */
const resolveBack = (
  json: Json | undefined,
  pointer: string,
  front: Pick<Train, 'name' | 'color'>,
  colors: ReadonlyMap<string, string>,
  reading: Reading,
): TrainBack | undefined => {
  if (!isObject(json)) return undefined;
  if (readText(get(json, 'name')) === undefined) return { kind: 'plain', ...resolvePlainBack(json, front) };
  const side = { ...json, back: null, quantity: 1, print: null };
  return { kind: 'train', train: resolveTrain(side, at(pointer, 'back'), colors, reading) };
};

/** Finds the train that a name refers to. Without an exact match, `6` also means `6E`, and `D` means `4D`. */
export const trainMeantBy = (name: string, names: Iterable<string>): string | undefined => {
  const all = [...names];
  const isMeant = (other: string) =>
    (other.startsWith(name) && !/\d/.test(other.slice(name.length))) ||
    (other.endsWith(name) && /^\d+$/.test(other.slice(0, -name.length)));
  return all.includes(name) ? name : name === '' ? undefined : all.find(isMeant);
};

const resolveTags = (
  train: Values<typeof trainFields>,
  colors: ReadonlyMap<string, string>,
): readonly TrainTag[] => {
  const tags = ENDS.flatMap(({ kind, text }): TrainTag[] => {
    const by = train[kind];
    // An unknown train is white (10.20.11).
    const color = colors.get(trainMeantBy(by[0]?.train ?? '', colors.keys()) ?? '') ?? 'white';
    return by.length === 0 ? [] : [{ kind, text: train[text], color, by }];
  });
  if (tags.length > 0 || !train.permanent) return tags;
  return [{ kind: 'permanent', text: train.permanentText, color: train.permanentColor }];
};
