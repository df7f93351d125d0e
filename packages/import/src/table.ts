/** A lookup table for words in a file. A map instead of an object, because a file may contain `constructor`. */
export const table = <T>(meanings: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(meanings));
