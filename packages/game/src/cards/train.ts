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
import { readFields, statedFields, type Values } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import {
  amount,
  amounts,
  color,
  fontFamily,
  moneyFormat,
  NOT_EMPTY,
  quantity,
  readAmountAboveZero,
} from '../schema/values.ts';
import { type PlainBack, plainBackSchema, resolvePlainBack } from './train-back.ts';
import { type TrainEvent, trainEvents } from './train-event.ts';

/** A length as style sheets write it: of the paper, or of the width of the card. */
export type Length =
  | { readonly kind: 'units'; readonly value: number }
  | { readonly kind: 'percent'; readonly value: number };

/** Units (1/100 inch) in one of each. */
const UNITS_IN = new Map([
  ['in', 100],
  ['px', 100 / 96],
  ['pt', 100 / 72],
  ['pc', 100 / 6],
  ['cm', 100 / 2.54],
  ['mm', 100 / 25.4],
]);

/** `"45%"`, `"0.8in"`, `"12px"`; a bare number is pixels. */
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

/** What the sides of a train card have in common. */
const sideFields = {
  name: either(
    [Type.Number(), Type.String(NOT_EMPTY)],
    'Name of the train, and the name by which all else refers to it.',
    { read: readText },
  ),
  quantity: quantity('How many there are; printed if `print` is absent.'),
  color: color('Map colour of the card’s band and of its cells in the phase chart.'),
  quantityLabel: amount('Text in place of the quantity in the phase chart. Default: `quantity`.', {
    read: readText,
  }),
  print: integer('Cards printed; 0 prints none. Default: `quantity`.', { minimum: 0 }),
  price: amounts('Price on card and phase chart; a list has one line each in the chart. Default: none.'),
  priceFormat: moneyFormat(
    'How numbers of the price are written, `#` for the number. Default: as all money of trains.',
  ),
  upgrade: amount(
    'Price of the train as an upgrade of another one, after an arrow under the price. Default: none.',
    { read: readAmountAboveZero },
  ),
  upgradeFormat: moneyFormat(
    'How the number of `upgrade` is written, `#` for the number. Default: as all money of trains.',
  ),
  tradeIn: amount('Price where another train is traded in, in brackets under the price. Default: none.', {
    read: readAmountAboveZero,
  }),
  tradeInFormat: moneyFormat(
    'How the number of `tradeIn` is written, `#` for the number. Default: as all money of trains.',
  ),
  tradeInPrice: anything('Old; write `tradeIn`.', { deprecated: true }),
  image: string('Name of the picture. Default: by colour.', { refersTo: 'train picture' }),
  imageWidth: cssLength('Width of the picture as a CSS length or percentage.'),
  imagePaddingTop: cssLength('Room above the picture as a CSS length or percentage.'),
  description: string('Text on the card. Default: none.'),
  players: amount('Line above the notes, about the number of players. Default: none.', {
    read: readText,
  }),
  rust: trainEvents('Trains that rust this one. Default: none.'),
  phased: trainEvents('Trains that phase this one out. Default: none.'),
  obsolete: trainEvents('Trains that make this one obsolete. Default: none.'),
  permanent: flag('Whether a train that is never removed is noted as permanent.', { default: true }),
  rustedText: string('Words before the trains that rust it.', { default: 'Rusted by' }),
  phasedText: string('Words before the trains that phase it out.', { default: 'Phased out by' }),
  obsoletedText: string('Words before the trains that make it obsolete.', { default: 'Obsoleted by' }),
  permanentText: string('Word for a permanent train.', { default: 'Permanent' }),
  permanentColor: color('Map colour of the note on a permanent train.', { default: 'yellow' }),
  longevityFontFamily: fontFamily('Font of these notes.', { default: 'display' }),
  longevityFontSize: number('Size of these notes in points.', { default: 12.96, exclusiveMinimum: 0 }),
  nameFontFamily: fontFamily('Font of the name.', { default: 'display' }),
  nameFontSize: number('Size of the name in points.', { default: 36, exclusiveMinimum: 0 }),
  priceFontFamily: fontFamily('Font of the price.', { default: 'display' }),
  priceFontSize: number('Size of the price in points.', { default: 18, exclusiveMinimum: 0 }),
  backgroundColor: color('Map colour of the card.', { default: 'white' }),
  variant: string('Small italic note. Default: none.'),
  phase: flag('Whether the train stands in the phase chart.', { default: true }),
  available: amount('Train whose sale makes this one available; on the train chart.', { refersTo: 'train' }),
  quantity_label: anything('Old; write `quantityLabel`.', { deprecated: true }),
  info: anything('Old; write `rust`, `phased`, `obsolete` or `description`.', { deprecated: true }),
  discount: dictionary(Type.Number(), 'Discount for a train traded in, by its name; on the train chart.'),
};

const UNREAD = 'Not read: the other side has neither a back nor a number of its own.';

const trainSideSchema = define(
  'TrainSide',
  object(
    { ...sideFields, quantity: unread(UNREAD), print: unread(UNREAD), back: unread(UNREAD) },
    'The other side of a train card as a train of its own.',
    { required: ['name', 'color'] },
  ),
);

export const trainFields = {
  ...sideFields,
  back: either(
    [ref(trainSideSchema), ref(plainBackSchema)],
    'Back of its cards: another train, or a title and a text. Default: as all cards.',
  ),
};

/** An entry of `trains` (10.10, 50.4.1, 60.7.1). */
export const trainSchema = define(
  'Train',
  object(trainFields, 'A kind of train.', { required: ['name', 'quantity', 'color'] }),
);

/** A kind of train (10.10, 50.4.1). */
export interface Train {
  readonly name: string;
  readonly color: string;
  readonly backgroundColor: string;
  /** One price; several where the phase chart lists them, joined by `/` on the card (50.9.14). */
  readonly price: readonly Amount[];
  readonly priceFormat?: string;
  /** Further prices, as an upgrade and for a train traded in; absent for 0 (50.9.4). */
  readonly upgrade?: Amount;
  readonly upgradeFormat?: string;
  readonly tradeIn?: Amount;
  readonly tradeInFormat?: string;
  /** Cards to print. */
  readonly copies: number;
  /** How many the game has. */
  readonly supply: Quantity;
  /** What the phase chart shows: the label in place of the number, if the file gives one. */
  readonly quantity?: Amount;
  readonly description?: string;
  /** A line above the tags. */
  readonly players?: string;
  /** The tags, top to bottom: what ends the train, or that nothing does. */
  readonly tags: readonly TrainTag[];
  /** Whether the phase chart knows the train. */
  readonly inPhaseChart: boolean;
  readonly variant?: string;
  /** The train whose sale makes it available. */
  readonly available?: Amount;
  /** What is less to pay for trains traded in, by their names. */
  readonly discounts: readonly (readonly [train: string, discount: number])[];

  readonly nameFontFamily: string;
  /** In points, like the two sizes below. */
  readonly nameFontSize: number;
  readonly priceFontFamily: string;
  readonly priceFontSize: number;
  readonly longevityFontFamily: string;
  readonly longevityFontSize: number;

  /** Shown if pictures are switched on. */
  readonly image: string;
  /** In place of the picture's own. */
  readonly imageWidth?: Length;
  readonly imagePaddingTop?: Length;

  /** What is on the back of its cards, where it has one of its own. */
  readonly back?: TrainBack;
}

/** The back of a train's cards: another train, or a title and a text (50.4.9). */
export type TrainBack =
  | { readonly kind: 'train'; readonly train: Train }
  | ({ readonly kind: 'plain' } & PlainBack);

/** A note on the end of a train's life; the colour is that of the train its first event names. */
export type TrainTag =
  | {
      readonly kind: TrainEnd;
      readonly text: string;
      readonly color: string;
      readonly by: readonly TrainEvent[];
    }
  | { readonly kind: 'permanent'; readonly text: string; readonly color: string };

export type TrainEnd = (typeof ENDS)[number]['kind'];

/** Ways a train ends, in the order of their tags. */
const ENDS = [
  { kind: 'phased', text: 'phasedText' },
  { kind: 'obsolete', text: 'obsoletedText' },
  { kind: 'rust', text: 'rustedText' },
] as const;

/** Pictures by the colour of the train (50.4.6). */
const IMAGES = new Map([
  ['green', '3T'],
  ['brown', '4T'],
  ['gray', '6T'],
  ['grey', '6T'],
]);

/** Colours of trains by name; of several of one name, that of the first. */
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
  const colors = trainColors(entries.map((entry) => statedFields(trainFields, entry)));
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

/** What has a name is a train. */
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

/** The train that a file means by a name: `6` is also `6E`, and `D` is `4D`, where no train has the name itself. */
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
    // A train nobody knows is white (10.20.11).
    const color = colors.get(trainMeantBy(by[0]?.train ?? '', colors.keys()) ?? '') ?? 'white';
    return by.length === 0 ? [] : [{ kind, text: train[text], color, by }];
  });
  if (tags.length > 0 || !train.permanent) return tags;
  return [{ kind: 'permanent', text: train.permanentText, color: train.permanentColor }];
};
