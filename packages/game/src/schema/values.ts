/** Kinds of values that many fields share. */
import { Type } from 'typebox';
import { define, dictionary, either, type FieldOptions, FORM, ref } from './field.ts';

const INFINITE = Type.Literal('∞');

export const Color = define(
  'Color',
  either(
    [Type.String(), Type.Array(Type.String(), { minItems: 1, maxItems: 1 })],
    'Name of a colour of the theme or of the game. A list holding exactly one name means that name.',
  ),
);

export const color = (sentence: string, options?: FieldOptions) => ref(Color, sentence, options);

export const Coordinate = define(
  'Coordinate',
  Type.String({
    pattern: '^[A-Za-z]+[0-9]+$',
    [FORM]: 'letters and digits, such as "C7"',
    description: 'Name of a hex: letters for the row, digits for the column (swapped on horizontal maps).',
  }),
);

const DECIMAL = '-?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)';

export const Point = define(
  'Point',
  Type.String({
    pattern:
      `^[A-Za-z]+[0-9]+(x${DECIMAL}y${DECIMAL}|a${DECIMAL}(p${DECIMAL})?|[sp]${DECIMAL})?$` +
      `|^ *${DECIMAL}[ ,]+${DECIMAL} *$`,
    [FORM]: 'a hex and a place on it, such as "C7s1", "C7p2", "C7a30p0.5" or "C7x10y-20"',
    description:
      'A point of the map: a hex followed by `s1`-`s6` (middle of a side), `p1`-`p6` (corner), ' +
      '`a` angle and `p` fraction, or `x` and `y` in hex units; or two numbers in sheet units.',
  }),
);

export const NumericText = define(
  'NumericText',
  Type.String({
    pattern: `^ *${DECIMAL} *$`,
    [FORM]: 'a number in quotes',
    description: 'A number written as text, as in `"6.25"`; a plain number does as well.',
  }),
);

export const Amount = define(
  'Amount',
  either(
    [Type.Number(), Type.String()],
    'A number, written as money where money is meant, or text shown as it is.',
  ),
);

export const amount = (sentence: string, options?: FieldOptions) => ref(Amount, sentence, options);

export const Quantity = define(
  'Quantity',
  either([Type.Integer({ minimum: 0 }), INFINITE], 'A whole number, or `∞` for an unlimited supply.'),
);

export const Bank = define(
  'Bank',
  either([Type.Number({ minimum: 1 }), INFINITE], 'Money in the bank, or `∞`.'),
);

export const Slashed = define(
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

export const Lines = define(
  'Lines',
  either(
    [Type.String(), Type.Array(Type.String())],
    'A text, or a list of texts that stand on lines of their own.',
  ),
);

export const lines = (sentence: string) => ref(Lines, sentence);

export const Weight = define(
  'Weight',
  either(
    [
      Type.Unsafe<'normal' | 'bold' | 'bolder' | 'lighter'>({
        type: 'string',
        enum: ['normal', 'bold', 'bolder', 'lighter'],
      }),
      Type.Number({ minimum: 1, maximum: 1000 }),
    ],
    'Weight of a font: a word, or a number from 1 to 1000 (400 is normal, 700 is bold).',
  ),
);

export const weight = (sentence: string, options?: FieldOptions) => ref(Weight, sentence, options);

export const FONT_STYLES = ['normal', 'italic', 'oblique'] as const;

/** Colours of the game's own, by name, and by context or phase. */
export const colors = dictionary(
  either(
    [Type.String(), Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object' })],
    'A CSS colour; or an object of such, by phase, or by context (`map`, `tile`, `companies`).',
  ),
  'Colours of the game itself, by name. They are laid over those of the theme.',
);
