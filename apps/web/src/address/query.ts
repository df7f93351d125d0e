/** Reads and writes the query of an address (98.3.6). Every write keeps all other parameters. */

/** A flag is on if the parameter is present, whatever its value. */
export const hasFlag = (query: URLSearchParams, name: string): boolean => query.has(name);

export const withFlag = (query: URLSearchParams, name: string, on: boolean): URLSearchParams =>
  withParam(query, name, on ? 'true' : '', '');

/** Returns the default for anything but a whole number. */
export const integerParam = (query: URLSearchParams, name: string, otherwise: number): number => {
  const text = query.get(name) ?? '';
  return /^-?\d{1,9}$/.test(text) ? Number(text) : otherwise;
};

/** Also accepts a value that was encoded twice. */
export const textParam = (query: URLSearchParams, name: string, otherwise: string): string => {
  const value = query.get(name);
  if (value === null) return otherwise;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Removes the parameter if the value is the default. */
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
