const UNITS = ['B', 'kB', 'MB', 'GB'];

/** Formats a number of bytes: 512 B, 48 kB, 3.2 MB. */
export const sizeText = (bytes: number): string => {
  let [amount, step] = [bytes, 0];
  while (Math.round(amount) >= 1000 && step < UNITS.length - 1) {
    amount /= 1000;
    step += 1;
  }
  return `${amount < 10 && step > 1 ? amount.toFixed(1) : Math.round(amount)} ${UNITS[step]}`;
};
