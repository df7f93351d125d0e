import type { Amount } from '../amount.ts';
import { at } from '../diagnostic.ts';
import type { FontWeight } from '../font.ts';
import { statedText } from '../hex/element.ts';
import { asSize, get, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { define, number, object, readText, ref, UNDRAWN } from '../schema/field.ts';
import { type Reader, reader } from '../schema/reader.ts';
import { amount, color, fontFamily, weight } from '../schema/values.ts';
import { type MapPoint, mapPointSchema, resolveMapPoint } from './point.ts';

const borderTextFields = {
  coord: ref(mapPointSchema, 'Where the text stands.'),
  cost: amount('Money shown as the text. Default: none.', {
    // A cost of 0 is a cost too (30.24.30).
    read: (json): Amount | undefined => (typeof json === 'number' ? json : readText(json)),
  }),
  label: amount('The text where there is no `cost`. Default: none.', { read: readText }),
  color: color('Company colour of the text. Default: black, or white on a dark disc.'),
  circle: number('Radius of a disc behind the text in hex units. Default: no disc.', {
    minimum: 0,
    read: asSize,
  }),
  bgColor: color('Company colour of the disc.', { default: 'white' }),
  borderColor: color('Company colour of the disc’s outline.', { default: 'black' }),
  borderWidth: number('Width of that outline in hex units.', { default: 2, minimum: 0, read: asSize }),
  // The text's own type first, as everywhere else (30.24.29).
  fontSize: number(
    'Size of the text in hex units. Without one of its own, a text that is too long for its disc is smaller.',
    {
      info: 'valueFontSize',
      default: 13,
      exclusiveMinimum: 0,
      read: asSize,
    },
  ),
  fontWeight: weight('Weight of the text.', { info: 'valueFontWeight', default: 'normal' }),
  fontFamily: fontFamily('Font of the text.', { info: 'valueFontFamily', default: 'display' }),
  rotation: number('Turn of disc and text in degrees clockwise.', { default: 0 }),
};

/** An entry of `borderTexts` (30.13). */
export const borderTextSchema = define(
  'BorderText',
  object(borderTextFields, 'A text at a point of the map.', { required: ['coord'], [UNDRAWN]: true }),
);

/** A text on the map, with an optional disc behind it (30.13). */
export interface BorderText {
  readonly point: MapPoint;
  readonly text: Amount;
  /** Stated where the text is one. */
  readonly cost?: Amount;
  /** Readable on the disc where absent. */
  readonly color?: string;
  /** Where the file states the colour of the text, if it states that of the ground too (90.5). */
  readonly statedAt?: string;
  readonly disc?: BorderTextDisc;
  readonly fontSize: number;
  /** The text states no size of its own, so it may be smaller to stay within its disc. */
  readonly shrinks: boolean;
  readonly fontWeight: FontWeight;
  readonly fontFamily: string;
  /** Degrees, of disc and text about their centre. */
  readonly rotation: number;
}

export interface BorderTextDisc {
  readonly radius: number;
  readonly color: string;
  readonly borderColor: string;
  readonly borderWidth: number;
}

const resolveBorderText = (json: Json, pointer: string, reading: Reading): BorderText | undefined => {
  const read = reader(borderTextFields, json, reading.info);
  const point = resolveMapPoint(read('coord'), at(pointer, 'coord'), reading);
  if (point === undefined) return undefined;
  return {
    point,
    text: read('cost') ?? read('label') ?? '',
    cost: read('cost'),
    color: read('color'),
    ...statedText({ json, pointer }, 'color', get(json, 'bgColor')),
    disc: resolveDisc(read),
    fontSize: read('fontSize'),
    shrinks: read.stated('fontSize') === undefined,
    fontWeight: read('fontWeight'),
    fontFamily: read('fontFamily'),
    rotation: read('rotation'),
  };
};

const resolveDisc = (read: Reader<typeof borderTextFields>): BorderTextDisc | undefined => {
  const radius = read('circle');
  if (radius === undefined) return undefined;
  return {
    radius,
    color: read('bgColor'),
    borderColor: read('borderColor'),
    borderWidth: read('borderWidth'),
  };
};

export const resolveBorderTexts = (
  json: readonly Json[],
  pointer: string,
  reading: Reading,
): readonly BorderText[] =>
  json.flatMap((item, index) => resolveBorderText(item, at(pointer, index), reading) ?? []);
