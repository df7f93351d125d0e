/** Coordinates beyond this are no drawing; it also keeps every sum finite. */
const MAX_COORDINATE = 1e6;

/** Pixels of CSS in a unit; other units count as none. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['px', 1],
  ['pt', 96 / 72],
  ['pc', 16],
  ['mm', 96 / 25.4],
  ['cm', 96 / 2.54],
  ['in', 96],
]);

/** Longer texts are no numbers; the limit keeps hostile input cheap. */
const MAX_TEXT_LENGTH = 64;

/** A length as SVG writes it; a percentage is one of `whole`. */
export const readLength = (text = '', fallback: number, whole = 100): number => {
  if (text.length > MAX_TEXT_LENGTH) return fallback;
  const [, digits, unit = ''] =
    /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(%|[a-z]*)\s*$/i.exec(text) ?? [];
  if (digits === undefined) return fallback;
  const factor = unit === '%' ? whole / 100 : (UNITS.get(unit.toLowerCase()) ?? 1);
  return clampCoordinate(Number(digits) * factor);
};

/** Not below 0. */
export const readSize = (text: string | undefined, fallback: number, whole?: number): number =>
  Math.max(0, readLength(text, fallback, whole));

/** A portion from 0 to 1, also as a percentage. */
export const readPortion = (text: string | undefined, fallback: number): number =>
  Math.min(1, readSize(text, fallback, 1));

/** All numbers of a list, whatever separates them. */
export const readNumbers = (text: string | undefined): readonly number[] =>
  (text?.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map((digits) =>
    clampCoordinate(Number(digits)),
  );

export const clampCoordinate = (value: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, -MAX_COORDINATE), MAX_COORDINATE) : 0;
