const UNITS = ['B', 'kB', 'MB', 'GB'];

/** A number of bytes as people say it: 512 B, 48 kB, 3.2 MB. */
export const sizeText = (bytes: number): string => {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const amount = bytes / 1000 ** step;
  return `${amount < 10 && step > 1 ? amount.toFixed(1) : Math.round(amount)} ${UNITS[step]}`;
};
