/** Words of a file and what each means. A map and no object, for a file may well say `constructor`. */
export const table = <T>(meanings: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(meanings));
