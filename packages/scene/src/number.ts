/** A number as short text, rounded to `decimals` places; `-0` and trailing zeros are gone. */
export const formatNumber = (value: number, decimals = 3): string => {
  if (Number.isInteger(value)) return value === 0 ? '0' : String(value);
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  // Exponents are never written: `1e21` and beyond cannot occur on paper, `1e-7` rounds to 0.
  return rounded === 0 ? '0' : String(rounded);
};
