const DECIMAL = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/** A number typed by a person: decimal, finite, blanks around it allowed; nothing is not a number. */
export const parseDecimal = (text: string): number | undefined => {
  const number = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
};
