/** Reading and writing the query of an address (98.3.6). Every write keeps all other parameters. */

/** A flag is on when the parameter is there, whatever its value. */
export const hasFlag = (query: URLSearchParams, name: string): boolean => query.has(name);

export const withFlag = (query: URLSearchParams, name: string, on: boolean): URLSearchParams =>
  withParam(query, name, on ? 'true' : '', '');

/** What cannot be read as a whole number counts as the default. */
export const integerParam = (query: URLSearchParams, name: string, otherwise: number): number => {
  const text = query.get(name) ?? '';
  return /^-?\d{1,9}$/.test(text) ? Number(text) : otherwise;
};

/** A value that was encoded twice is accepted. */
export const textParam = (query: URLSearchParams, name: string, otherwise: string): string => {
  const value = query.get(name);
  if (value === null) return otherwise;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** A default vanishes from the address. */
export const withParam = (
  query: URLSearchParams,
  name: string,
  value: string,
  standard: string,
): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (value === standard) next.delete(name);
  else next.set(name, value);
  return next;
};
