const ENDINGS: ReadonlyMap<number, string> = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
]);

/** English ordinals: 1st, 2nd, 3rd, 4th, 11th, 21st (50.9, 12). */
export const ordinal = (number: number): string => {
  const teen = Math.floor((number % 100) / 10) === 1;
  return `${number}${(teen ? undefined : ENDINGS.get(number % 10)) ?? 'th'}`;
};
