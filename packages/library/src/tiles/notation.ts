import type { Json, JsonObject } from '@platelayer/game';
import { type Mark, parseItem, printItem, STOP, TRACK, textItem } from './item.ts';

/**
 * Tiles on one line each: the notation of 20.A. It says exactly what a hex definition in
 * a game file says; what is not written is absent.
 *
 *     8: T g1
 *         a gentle curve from side 1
 *     58: T g1 | B @60:.28~-30 | V 10@240:.2
 *         the same with a bar at angle 60, 0.28 of the way to the rim, turned by -30, and a value of 10
 *     14: rot=3 | T 1 2 4 5 | C 2 | V 30@210:.8
 *         spurs from four sides into a city of two slots worth 30; three rotations differ
 *
 * A line is the id, a colon, and parts between bars. A part is a list or an attribute.
 *
 * Lists, items between blanks; `.` is an item without any field:
 * - `T` track: type (none a spur, `s` straight, `g` gentle, `h` sharp, `b` bent, `o` offboard,
 *   `k` custom, `c` city), side, `[start-end]`, gauge (`n` narrow, `d` dual, `l` line), crossing
 *   (`+` over, `-` under, `_` bottom), `~rotation`
 * - `C` cities, `D` centre towns (dots), `B` towns (bars): size, `p` for pass, `h` for the colour
 *   halt, position
 * - `V` values, `L` labels, `N` names: a number or quoted text, `!fontSize`, position
 *
 * A position is `@angle:percent`, `~rotation`, `^rotate`, `+x,y`; of a pair one number may be missing.
 * Any item may end in a JSON object with further fields: `g1n{"offset":2.5}`.
 *
 * Attributes: `key=value` with a word or JSON as value, `key` alone for true. `rot` is short for
 * `rotations`; `rim=violet` or `rim=violet:15` for `borders` of that colour (and width) on all six
 * sides; `color` is left out where it is the colour of the file.
 */
export interface CatalogueTile {
  readonly id: string;
  readonly color: string;
  /** The hex definition as a game file would hold it (chapter 20). */
  readonly hex: JsonObject;
}

const LISTS: ReadonlyMap<string, { readonly key: string; readonly marks: readonly Mark[] }> = new Map([
  ['T', { key: 'track', marks: TRACK }],
  ['C', { key: 'cities', marks: STOP }],
  ['D', { key: 'centerTowns', marks: STOP }],
  ['B', { key: 'towns', marks: STOP }],
  ['V', { key: 'values', marks: textItem('value') }],
  ['L', { key: 'labels', marks: textItem('label') }],
  ['N', { key: 'names', marks: textItem('name') }],
]);

const LINE = /^([0-9a-z]+(?:\|[0-9a-z]+)?):(?: (.*))?$/i;
const ATTRIBUTE = /^([a-z]\w*)(?:=(.*))?$/i;
const WORD = /^(?!(?:true|false|null)$)[a-z][\w/-]*$/i;
const RIM = /^([\w-]+)(?::(\d+))?$/;
const SIDES = [1, 2, 3, 4, 5, 6];

/** Reads a line; `color` is that of tiles that state none. Throws on a malformed line: lines are our own data. */
export const parseTile = (line: string, color?: string): CatalogueTile => {
  const [, id, text = ''] = LINE.exec(line) ?? [];
  if (id === undefined) throw new Error(`Not a tile: “${line}”`);
  const hex: Record<string, Json> = color === undefined ? {} : { color };
  for (const part of text === '' ? [] : splitOutside(text, ' | ')) {
    const [key, value] = parseList(part) ?? parseAttribute(part);
    hex[key] = value;
  }
  if (typeof hex.color !== 'string') throw new Error(`Tile ${id} has no colour`);
  return { id, color: hex.color, hex };
};

/** Splits at a separator, but never inside quotes, braces or brackets. */
const splitOutside = (text: string, separator: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (quoted) {
      if (letter === '\\') at++;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') depth++;
    else if (letter === '}' || letter === ']') depth--;
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at));
      from = at + separator.length;
      at = from - 1;
    }
  }
  return [...parts, text.slice(from)];
};

const parseList = (part: string): readonly [string, Json] | undefined => {
  const list = part.charAt(1) === ' ' ? LISTS.get(part.charAt(0)) : undefined;
  return list && [list.key, splitOutside(part.slice(2), ' ').map((item) => parseItem(item, list.marks))];
};

const parseAttribute = (part: string): readonly [string, Json] => {
  const [, key, text] = ATTRIBUTE.exec(part) ?? [];
  if (key === undefined) throw new Error(`Cannot read “${part}”`);
  if (key === 'rim') return ['borders', parseRim(text ?? '')];
  const value = text === undefined ? true : WORD.test(text) ? text : (JSON.parse(text) as Json);
  return [key === 'rot' ? 'rotations' : key, value];
};

const parseRim = (text: string): Json => {
  const [, color, width] = RIM.exec(text) ?? [];
  if (color === undefined) throw new Error(`Cannot read “rim=${text}”`);
  const border: JsonObject = width === undefined ? { color } : { color, width: Number(width) };
  return SIDES.map((side) => ({ side, ...border }));
};

/** Attributes that stand before the lists; all others stand after them. */
const LEADING = ['color', 'group', 'rotations', 'broken'];

/** Writes the line that `parseTile` reads back; `color` is left out where it is the given one. */
export const printTile = ({ id, hex }: Pick<CatalogueTile, 'id' | 'hex'>, color?: string): string => {
  const fields = new Map(Object.entries(hex));
  const parts: string[] = [];
  const take = (key: string, print: (value: Json) => string) => {
    const value = fields.get(key);
    if (value === undefined) return;
    parts.push(print(value));
    fields.delete(key);
  };
  if (hex.color === color) fields.delete('color');
  for (const key of LEADING) take(key, (value) => printAttribute(key, value));
  for (const [letter, { key, marks }] of LISTS)
    take(key, (value) =>
      isItems(value)
        ? [letter, ...value.map((item) => printItem(item, marks))].join(' ')
        : printAttribute(key, value),
    );
  for (const key of [...fields.keys()]) take(key, (value) => printAttribute(key, value));
  return parts.length === 0 ? `${id}:` : `${id}: ${parts.join(' | ')}`;
};

const isItems = (value: Json): value is readonly JsonObject[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item));

const printAttribute = (key: string, value: Json): string => {
  const rim = key === 'borders' ? printRim(value) : undefined;
  if (rim !== undefined) return `rim=${rim}`;
  const name = key === 'rotations' ? 'rot' : key;
  if (value === true) return name;
  return `${name}=${typeof value === 'string' && WORD.test(value) ? value : JSON.stringify(value)}`;
};

/** The short form of six equal borders; nothing for any other list of borders. */
const printRim = (borders: Json): string | undefined => {
  const first = isItems(borders) ? borders[0] : undefined;
  if (typeof first?.color !== 'string') return undefined;
  const text = 'width' in first ? `${first.color}:${String(first.width)}` : first.color;
  return RIM.test(text) && JSON.stringify(parseRim(text)) === JSON.stringify(borders) ? text : undefined;
};
