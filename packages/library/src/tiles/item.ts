import type { Json, JsonObject } from '@platelayer/game';

/**
 * One mark of an item, such as `@60:.28`: what it looks like and which fields it says. Reading and
 * printing both follow from a list of marks, so they cannot drift apart.
 */
export interface Mark {
  /** Sticky: matches where the mark before it ended. */
  readonly pattern: RegExp;
  read(match: RegExpExecArray): JsonObject;
  /** Empty when the item has nothing that this mark can say. */
  print(item: JsonObject): string;
}

const UNSIGNED = '(?:\\d+(?:\\.\\d+)?|\\.\\d+)';
const SIGNED = `-?${UNSIGNED}`;
const QUOTED = '"(?:[^"\\\\]|\\\\.)*"';

const sticky = (pattern: string): RegExp => new RegExp(pattern, 'y');
const escaped = (sign: string): string => sign.replace(/[[\]+^]/, '\\$&');

/** A number without its leading zero; empty for anything the form cannot write (`1e-7`, texts). */
const short = (value: Json | undefined, form: string): string => {
  if (typeof value !== 'number') return '';
  const text = String(value).replace(/^(-?)0\./, '$1.');
  return new RegExp(`^${form}$`).test(text) ? text : '';
};

/** A sign and a number: `~30`. */
const number = (sign: string, key: string, form: string): Mark => ({
  pattern: sticky(`${escaped(sign)}(${form})`),
  read: ([, digits]) => ({ [key]: Number(digits) }),
  print: (item) => {
    const digits = short(item[key], form);
    return digits && sign + digits;
  },
});

/** Two numbers, either of which may be missing: `@60:.28`, `+,5`, `[.25-]`. */
const pair = (
  [open, between, close]: readonly [string, string, string],
  [first, second]: readonly [string, string],
  form: string,
): Mark => ({
  pattern: sticky(`${escaped(open)}(${form})?${between}(${form})?${escaped(close)}`),
  read: ([, one, two]) => ({
    ...(one === undefined ? {} : { [first]: Number(one) }),
    ...(two === undefined ? {} : { [second]: Number(two) }),
  }),
  print: (item) => {
    const [one, two] = [short(item[first], form), short(item[second], form)];
    return one || two ? open + one + between + two + close : '';
  },
});

/** One letter for each frequent value of a field. */
const letter = (key: string, values: ReadonlyMap<string, Json>): Mark => ({
  pattern: sticky(`[${[...values.keys()].join('').replace('-', '\\-')}]`),
  read: ([sign]) => ({ [key]: values.get(sign)! }),
  print: (item) => [...values].find(([, value]) => value === item[key])?.[0] ?? '',
});

/** A number or a quoted text. */
const scalar = (key: string): Mark => ({
  pattern: sticky(`${QUOTED}|${SIGNED}`),
  read: ([text]) => ({ [key]: text.startsWith('"') ? (JSON.parse(text) as string) : Number(text) }),
  print: (item) => {
    const value = item[key];
    return typeof value === 'string' ? JSON.stringify(value) : short(value, SIGNED);
  },
});

const TYPES = new Map([
  ['s', 'straight'],
  ['g', 'gentle'],
  ['h', 'sharp'],
  ['b', 'bent'],
  ['o', 'offboard'],
  ['k', 'custom'],
  ['c', 'city'],
]);
const GAUGES = new Map([
  ['n', 'narrow'],
  ['d', 'dual'],
  ['l', 'line'],
]);
const CROSSINGS = new Map([
  ['+', 'over'],
  ['-', 'under'],
  ['_', 'bottom'],
]);

const POSITION: readonly Mark[] = [
  pair(['@', ':', ''], ['angle', 'percent'], SIGNED),
  number('~', 'rotation', SIGNED),
  number('^', 'rotate', SIGNED),
  pair(['+', ',', ''], ['x', 'y'], SIGNED),
];

export const TRACK: readonly Mark[] = [
  letter('type', TYPES),
  number('', 'side', UNSIGNED),
  pair(['[', '-', ']'], ['start', 'end'], UNSIGNED),
  letter('gauge', GAUGES),
  letter('cross', CROSSINGS),
  number('~', 'rotation', SIGNED),
];

export const STOP: readonly Mark[] = [
  scalar('size'),
  letter('pass', new Map([['p', true]])),
  letter('color', new Map([['h', 'halt']])),
  ...POSITION,
];

export const textItem = (key: 'value' | 'label' | 'name'): readonly Mark[] => [
  scalar(key),
  number('!', 'fontSize', SIGNED),
  ...POSITION,
];

/** An item without any field. */
const EMPTY = '.';

/** Reads one item; throws on what is not in the notation. */
export const parseItem = (text: string, marks: readonly Mark[]): JsonObject => {
  if (text === EMPTY) return {};
  let item: JsonObject = {};
  let at = 0;
  for (const { pattern, read } of marks) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    item = { ...item, ...read(match) };
    at += match[0].length;
  }
  const rest = text.slice(at);
  if (rest === '' && at > 0) return item;
  if (!rest.startsWith('{')) throw new Error(`“${text}”: cannot read “${rest}”`);
  return { ...item, ...(JSON.parse(rest) as JsonObject) };
};

/** Writes one item: what its marks can say, then all other fields as JSON. */
export const printItem = (item: JsonObject, marks: readonly Mark[]): string => {
  const rest = new Map(Object.entries(item));
  let text = '';
  for (const { pattern, read, print } of marks) {
    const written = print(item);
    pattern.lastIndex = 0;
    const match = written === '' ? null : pattern.exec(written);
    if (!match) continue;
    for (const key of Object.keys(read(match))) rest.delete(key);
    text += written;
  }
  if (rest.size > 0) text += JSON.stringify(Object.fromEntries(rest));
  return text || EMPTY;
};
