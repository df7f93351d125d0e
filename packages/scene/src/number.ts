/** A number as a short string, rounded to `decimals` places, without `-0` or trailing zeros. */
export const formatNumber = (value: number, decimals = 3): string => {
  if (Number.isInteger(value)) return value === 0 ? '0' : String(value);
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  // No exponents are needed: `1e21` and beyond do not fit on paper, and `1e-7` rounds to 0.
  return rounded === 0 ? '0' : String(rounded);
};
