/** Larger coordinates are not useful, and the limit keeps every sum finite. */
const MAX_COORDINATE = 1e6;

/** CSS pixels per unit. Other units are treated as pixels. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['px', 1],
  ['pt', 96 / 72],
  ['pc', 16],
  ['mm', 96 / 25.4],
  ['cm', 96 / 2.54],
  ['in', 96],
]);

/** A longer string is not a number. The limit makes hostile input harmless. */
const MAX_TEXT_LENGTH = 64;

/** Parses an SVG length. A percentage refers to `whole`. */
export const readLength = (text = '', fallback: number, whole = 100): number => {
  if (text.length > MAX_TEXT_LENGTH) return fallback;
  const [, digits, unit = ''] =
    /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(%|[a-z]*)\s*$/i.exec(text) ?? [];
  if (digits === undefined) return fallback;
  const factor = unit === '%' ? whole / 100 : (UNITS.get(unit.toLowerCase()) ?? 1);
  return clampCoordinate(Number(digits) * factor);
};

/** Parses a length and limits it to 0 or more. */
export const readSize = (text: string | undefined, fallback: number, whole?: number): number =>
  Math.max(0, readLength(text, fallback, whole));

/** Parses a fraction from 0 to 1, or a percentage. */
export const readPortion = (text: string | undefined, fallback: number): number =>
  Math.min(1, readSize(text, fallback, 1));

/** All numbers of a list, whatever separates them. */
export const readNumbers = (text: string | undefined): readonly number[] =>
  (text?.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map((digits) =>
    clampCoordinate(Number(digits)),
  );

export const clampCoordinate = (value: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, -MAX_COORDINATE), MAX_COORDINATE) : 0;
