const DECIMAL = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/**
 * A number typed by a person: decimal and finite, with optional spaces. Returns undefined for anything else.
 */
export const parseDecimal = (text: string): number | undefined => {
  const number = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
};

/** Units per inch and per millimetre, and the number of decimals to show (95.6.3). */
export const LENGTH_UNITS = {
  inches: { units: 100, decimals: 4 },
  mm: { units: 3.937007874, decimals: 3 },
} as const;

export type LengthUnit = keyof typeof LENGTH_UNITS;

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const TYPED_UNITS: readonly (readonly [RegExp, LengthUnit])[] = [
  [/(?:in|inch|inches|["″])\s*$/i, 'inches'],
  [/mm\s*$/i, 'mm'],
];

/** A decimal comma, as used in much of the world. Before three digits it may be a thousands separator. */
const DECIMAL_COMMA = /^(\s*[+-]?\d*),(?=\d{0,2}\s*$)/;

/**
 * Parses a length typed in inches or millimetres, in units. Returns `undefined` if it is not a number. A
 * typed unit overrides `unit`. Rounding to six decimals removes binary noise; a `whole` field rounds to the
 * nearest unit, so 210 mm is 827.
 */
export const parseLength = (text: string, unit: LengthUnit, whole = false): number | undefined => {
  const [ending, typedUnit] = TYPED_UNITS.find(([ending]) => ending.test(text)) ?? ['', unit];
  const number = parseDecimal(text.replace(ending, '').replace(DECIMAL_COMMA, '$1.'));
  if (number === undefined) return undefined;
  const length = number * LENGTH_UNITS[typedUnit].units;
  if (!Number.isFinite(length)) return undefined;
  return whole ? Math.round(length) : rounded(length, 6);
};

/** Formats a length in units as inches or millimetres, rounded for display only. */
export const formatLength = (length: number, unit: LengthUnit): string => {
  const { units, decimals } = LENGTH_UNITS[unit];
  return String(rounded(length / units, decimals));
};
