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

/** One text or a list of texts, a line each; an empty line is kept between others, nothing else is. */
export const asLines = (json: Json | undefined): readonly string[] => {
  const lines = asList(json)
    .map((line) => asText(line))
    .filter((line) => line !== undefined);
  return lines.every((line) => line === '') ? [] : lines;
};

/** Kinds of values that many fields share. */

const INFINITE = Type.Literal('∞');

const colorSchema = define(
  'Color',
  either(
    [referenceTo('color'), Type.Array(referenceTo('color'), { minItems: 1, maxItems: 1 })],
    'Name of a colour of the theme or of the game. A list holding exactly one name means that name.',
  ),
);

/** `true` or `false`, or a colour. */
export const colorOrSwitch = [Type.Boolean(), ref(colorSchema)];

/** A form of fields whose values follow a definition and are read in one way. */
const form =
  <Schema extends TSchema, Value>(definition: Definition<Schema>, read: Read<Value>) =>
  <const Options extends FieldOptions>(sentence: string, options?: Options) =>
    ref(definition, sentence, { read, ...options }) as TUnsafe<Static<Schema>> & Reads<Value, Options>;

/** How an amount is written: the first `#` stands for it, and a text without one would hide it. */
export const moneyFormat = <const Options extends FieldOptions<string>>(
  sentence: string,
  options?: Options,
) =>
  string(sentence, {
    pattern: '#',
    [FORM]: 'a text with "#" for the amount, such as "$#"',
    read: (json: Json | undefined) => {
      const format = readText(json);
      return format?.includes('#') ? format : undefined;
    },
    ...options,
  } as unknown as Options);

/** The name of a colour. */
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
    description: 'A line in the notation of SVG paths. It is followed up to the first fault.',
  }),
);

/** A line in the notation of SVG. */
export const svgPath = form(svgPathSchema, readText);

/** Of a text without which a thing cannot be told from others. */
export const NOT_EMPTY = { pattern: '\\S', [FORM]: 'text that is not empty' } as const;

/** Pattern of a number in a text. */
export const DECIMAL = '-?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)';

export const numericTextSchema = define(
  'NumericText',
  Type.String({
    pattern: `^ *${DECIMAL} *$`,
    [FORM]: 'a number in quotes',
    description: 'A number written as text, as in `"6.25"`; a plain number does as well.',
  }),
);

const amountSchema = define(
  'Amount',
  either(
    [Type.Number(), Type.String()],
    'A number, written as money where money is meant, or text shown as it is.',
  ),
);

/** Money, or a text; a number in quotes stays a text. */
export const amount = form(amountSchema, asAmount);

/** For an amount of which 0 is not worth printing (50.9.4). */
export const readAmountAboveZero = (json: Json | undefined): Amount | undefined => truthy(asAmount(json));

/** One amount, or several. */
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
    'A number, several joined by `/`, or `∞`.',
  ),
);

const linesSchema = define(
  'Lines',
  either(
    [Type.String(), Type.Array(Type.String())],
    'A text, or a list of texts that stand on lines of their own.',
  ),
);

/** Texts, one line each; none for nothing. */
export const lines = (sentence: string) => ref(linesSchema, sentence, { read: asLines });

const weightSchema = define(
  'Weight',
  either(
    [
      Type.Unsafe<(typeof FONT_WEIGHTS)[number]>({ type: 'string', enum: FONT_WEIGHTS }),
      Type.Number({ minimum: 1, maximum: 1000 }),
    ],
    'Weight of a font: a word, or a number from 1 to 1000 (400 is normal, 700 is bold).',
  ),
);

export const weight = form(weightSchema, asFontWeight);

/** A family of type: one of the library's by its role (90.6), or a font that the game brings along. */
export const fontFamily = <const Options extends FieldOptions<string>>(sentence: string, options?: Options) =>
  string(sentence, { refersTo: 'font', ...options } as Options);

export const fontStyle = <const Options extends FieldOptions<FontStyle>>(
  sentence: string,
  options?: Options,
) => choice(FONT_STYLES, sentence, options);

/** Colours of the game's own, by name, and by context or phase. */
export const gameColors = dictionary(
  either(
    [Type.String(), Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object' })],
    'A CSS colour; or an object of such, by phase, or by context (`map`, `tile`, `companies`).',
  ),
  'Colours of the game itself, by name. They are laid over those of the theme.',
);
