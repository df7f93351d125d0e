import type { Amount } from '../amount.ts';
import { at } from '../diagnostic.ts';
import type { FontWeight } from '../font.ts';
import { explicitTextColor } from '../hex/element.ts';
import { asSize, get, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { define, number, object, readText, ref, UNDRAWN } from '../schema/field.ts';
import { type Reader, reader } from '../schema/reader.ts';
import { amount, color, fontFamily, weight } from '../schema/values.ts';
import { type MapPoint, mapPointSchema, resolveMapPoint } from './point.ts';

const borderTextFields = {
  coord: ref(mapPointSchema, 'Position of the text.'),
  cost: amount('Money to show as the text. Default: none.', {
    // A cost of 0 is valid (30.24.30).
    read: (json): Amount | undefined => (typeof json === 'number' ? json : readText(json)),
  }),
  label: amount('Text, if there is no `cost`. Default: none.', { read: readText }),
  color: color('Text colour, from the company colours. Default: black, or white on a dark disc.'),
  circle: number('Radius of a disc behind the text in hex units. Default: no disc.', {
    minimum: 0,
    read: asSize,
  }),
  bgColor: color('Disc colour, from the company colours.', { default: 'white' }),
  borderColor: color('Outline colour of the disc, from the company colours.', { default: 'black' }),
  borderWidth: number('Outline width in hex units.', { default: 2, minimum: 0, read: asSize }),
  // The text's own font takes precedence, as everywhere (30.24.29).
  fontSize: number(
    'Text size in hex units. If it is not set, text that is too long for its disc becomes smaller.',
    {
      info: 'valueFontSize',
      default: 13,
      exclusiveMinimum: 0,
      read: asSize,
    },
  ),
  fontWeight: weight('Text weight.', { info: 'valueFontWeight', default: 'normal' }),
  fontFamily: fontFamily('Text font.', { info: 'valueFontFamily', default: 'display' }),
  rotation: number('Turn of disc and text in degrees clockwise.', { default: 0 }),
};

export const borderTextSchema = define(
  'BorderText',
  object(borderTextFields, 'Text at a point of the map.', { required: ['coord'], [UNDRAWN]: true }),
);

/** Text on the map, with an optional disc behind it (30.13). */
export interface BorderText {
  readonly point: MapPoint;
  readonly text: Amount;
  /** Set if the text is a cost. */
  readonly cost?: Amount;
  /** Undefined for a colour that is readable on the disc. */
  readonly color?: string;
  /** Pointer to the text colour, if the file sets both text and background colours (90.5). */
  readonly statedAt?: string;
  readonly disc?: BorderTextDisc;
  readonly fontSize: number;
  /** Whether the text has no explicit size, so it may become smaller to fit its disc. */
  readonly shrinks: boolean;
  readonly fontWeight: FontWeight;
  readonly fontFamily: string;
  /** Turn of disc and text about their centre, in degrees. */
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
    ...explicitTextColor({ json, pointer }, 'color', get(json, 'bgColor')),
    disc: resolveDisc(read),
    fontSize: read('fontSize'),
    shrinks: read.explicit('fontSize') === undefined,
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
