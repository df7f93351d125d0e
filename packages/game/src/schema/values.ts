import type { Static, TSchema, TUnsafe } from 'typebox';
import { type Amount, asAmount, asAmounts } from '../amount.ts';
import { asQuantity } from '../copies.ts';
import { asFontWeight, FONT_STYLES, FONT_WEIGHTS, type FontStyle } from '../font.ts';
import { asList, asText, type Json, truthy } from '../json.ts';
import {
  choice,
  type Definition,
  define,
  dictionary,
  either,
  type FieldOptions,
  FORM,
  type Read,
  type Reads,
  readText,
  ref,
  referenceTo,
  string,
} from './field.ts';
import { Type } from './type.ts';

/** Reads a string or a list of strings as lines. Empty lines between others are kept. */
export const asLines = (json: Json | undefined): readonly string[] => {
  const lines = asList(json)
    .map((line) => asText(line))
    .filter((line) => line !== undefined);
  return lines.every((line) => line === '') ? [] : lines;
};

/** Field types that many definitions share. */

const INFINITE = Type.Literal('∞');

const colorSchema = define(
  'Color',
  either(
    [referenceTo('color'), Type.Array(referenceTo('color'), { minItems: 1, maxItems: 1 })],
    'Name of a theme or game colour. A list with exactly one name means that name.',
  ),
);

export const colorOrSwitch = [Type.Boolean(), ref(colorSchema)];

/** A field type with a shared definition and its own reading. */
const form =
  <Schema extends TSchema, Value>(definition: Definition<Schema>, read: Read<Value>) =>
  <const Options extends FieldOptions>(sentence: string, options?: Options) =>
    ref(definition, sentence, { read, ...options }) as TUnsafe<Static<Schema>> & Reads<Value, Options>;

/**
 * A money format: the first `#` is replaced with the amount. Without one the amount would not appear, so the
 * format is ignored.
 */
export const moneyFormat = <const Options extends FieldOptions<string>>(
  sentence: string,
  options?: Options,
) =>
  string(sentence, {
    pattern: '#',
    [FORM]: 'a string with "#" for the amount, such as "$#"',
    read: (json: Json | undefined) => {
      const format = readText(json);
      return format?.includes('#') ? format : undefined;
    },
    ...options,
  } as unknown as Options);

/** Colour name. */
export const color = form(colorSchema, readText);

export const coordinateSchema = define(
  'Coordinate',
  Type.String({
    pattern: '^[A-Za-z]+[0-9]+$',
    [FORM]: 'letters and digits, such as "C7"',
    description: 'Name of a hex: letters for the row, digits for the column (swapped on horizontal maps).',
  }),
);

const svgPathSchema = define(
  'SvgPath',
  Type.String({
    pattern: '^[\\s,]*[Mm][\\s,]*[-+.0-9][-+.,0-9eE\\sMmLlHhVvCcSsQqTtAaZz]*$',
    [FORM]: 'an SVG path, such as "M -40 0 L 40 0"',
    description: 'An SVG path. It is drawn up to the first syntax error.',
  }),
);

export const svgPath = form(svgPathSchema, readText);

/** Pattern for a string that identifies something. */
export const NOT_EMPTY = { pattern: '\\S', [FORM]: 'a non-empty string' } as const;

/** Pattern of a number in a string. */
export const DECIMAL = '-?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)';

export const numericTextSchema = define(
  'NumericText',
  Type.String({
    pattern: `^ *${DECIMAL} *$`,
    [FORM]: 'a number in quotes',
    description: 'A number in quotes, such as `"6.25"`; a plain number also works.',
  }),
);

const amountSchema = define(
  'Amount',
  either(
    [Type.Number(), Type.String()],
    'A number, formatted as money where the field holds money, or text to print unchanged.',
  ),
);

/** Money, or text; a number in quotes is text. */
export const amount = form(amountSchema, asAmount);

/** Reads an amount where 0 is not worth printing (50.9.4). */
export const readAmountAboveZero = (json: Json | undefined): Amount | undefined => truthy(asAmount(json));

export const amounts = (sentence: string) =>
  either([Type.Number(), Type.String(), Type.Array(Type.Union([Type.Number(), Type.String()]))], sentence, {
    read: asAmounts,
  });

const quantitySchema = define(
  'Quantity',
  either([Type.Integer({ minimum: 0 }), INFINITE], 'A whole number, or `∞` for an unlimited supply.'),
);

export const quantity = form(quantitySchema, asQuantity);

export const slashedSchema = define(
  'Slashed',
  either(
    [
      Type.Number({ minimum: 0 }),
      Type.String({
        pattern: '^[0-9]+( ?/ ?[0-9]+)*$|^∞$',
        [FORM]: 'numbers joined by slashes, such as "12/14", or "∞"',
      }),
    ],
    'A number, several numbers separated by `/`, or `∞`.',
  ),
);

const linesSchema = define(
  'Lines',
  either([Type.String(), Type.Array(Type.String())], 'A string, or a list of strings with one per line.'),
);

export const lines = (sentence: string) => ref(linesSchema, sentence, { read: asLines });

const weightSchema = define(
  'Weight',
  either(
    [
      Type.Unsafe<(typeof FONT_WEIGHTS)[number]>({ type: 'string', enum: FONT_WEIGHTS }),
      Type.Number({ minimum: 1, maximum: 1000 }),
    ],
    'Font weight: a name, or a number from 1 to 1000 (400 is normal, 700 is bold).',
  ),
);

export const weight = form(weightSchema, asFontWeight);

/** A font family: a library font by its role (90.6), or a font from the game's folder. */
export const fontFamily = <const Options extends FieldOptions<string>>(sentence: string, options?: Options) =>
  string(sentence, { refersTo: 'font', ...options } as Options);

export const fontStyle = <const Options extends FieldOptions<FontStyle>>(
  sentence: string,
  options?: Options,
) => choice(FONT_STYLES, sentence, options);

export const gameColors = dictionary(
  either(
    [Type.String(), Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object' })],
    'A CSS colour, or an object of CSS colours by phase or context (`map`, `tile`, `companies`).',
  ),
  'The game’s own colours, by name. They override theme colours.',
);
