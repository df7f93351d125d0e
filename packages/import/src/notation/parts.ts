import { table } from '../table.ts';

/** The words of the notation, each with its keys (85.6.3). */
const KEYS = {
  path: ['a', 'b', 'track', 'terminal', 'lanes', 'a_lane', 'b_lane', 'ignore'],
  city: [
    'revenue',
    'slots',
    'loc',
    'groups',
    'hide',
    'visit_cost',
    'route',
    'boom',
    'outline',
    'color',
    'size',
    'format',
  ],
  pass: ['revenue', 'slots', 'loc', 'groups', 'hide', 'visit_cost', 'route', 'color', 'size', 'outline'],
  town: ['revenue', 'loc', 'groups', 'hide', 'visit_cost', 'route', 'style', 'boom', 'to_city', 'format'],
  halt: ['revenue', 'loc', 'groups', 'hide', 'visit_cost', 'route', 'symbol'],
  offboard: ['revenue', 'groups', 'hide', 'visit_cost', 'route', 'format', 'rows'],
  junction: [],
  label: [],
  upgrade: ['cost', 'terrain', 'loc', 'size'],
  border: ['edge', 'type', 'cost', 'color'],
  icon: ['image', 'sticky', 'blocks_lay', 'name', 'large', 'loc', 'owner'],
  stub: ['edge', 'track'],
  partition: ['a', 'b', 'type', 'length', 'restrict', 'blockers'],
  frame: ['color', 'color2'],
  stripes: ['color'],
  future_label: ['label', 'color'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PartType = keyof typeof KEYS;

/** One part of a string, such as `path=a:0,b:_0`. */
export interface Part {
  readonly type: PartType;
  /** The string after `=` if there are no keys, as in `label=OO`. */
  readonly plain: string;
  readonly keys: ReadonlyMap<string, string>;
}

/** A problem in a string, or a part without a counterpart. */
export interface NotationIssue {
  readonly kind: 'repaired' | 'dropped' | 'changed';
  readonly message: string;
}

export interface Notation {
  readonly parts: readonly Part[];
  readonly issues: readonly NotationIssue[];
}

const TYPES = Object.keys(KEYS) as PartType[];
const isType = (word: string): word is PartType => Object.hasOwn(KEYS, word);

/** Matches a part without a `;` before it, as in `b:_1border=edge:4`. The longest word wins. */
const GLUED = new RegExp(`(?<=[^;_a-z])(${TYPES.toSorted((a, b) => b.length - a.length).join('|')})=`);

type KeyNames = ReadonlyMap<string, string>;

const STOP_KEYS = table({ r: 'revenue', s: 'slots', g: 'groups', h: 'hide' });
const NO_KEYS: KeyNames = new Map();

/** Words and keys of the notation before the summer of 2020, mostly single letters (85.6.5). */
const SHORT_WORDS = table<{ readonly word: string; readonly keys: KeyNames }>({
  c: { word: 'city', keys: STOP_KEYS },
  t: { word: 'town', keys: STOP_KEYS },
  o: { word: 'offboard', keys: STOP_KEYS },
  p: { word: 'path', keys: NO_KEYS },
  l: { word: 'label', keys: NO_KEYS },
  u: { word: 'upgrade', keys: table({ c: 'cost', t: 'terrain' }) },
  b: { word: 'border', keys: table({ e: 'edge', t: 'type', c: 'cost' }) },
});

/** The current word for a word of the notation, and the current names of its keys if they differ. */
const todaysWord = (word: string): { readonly word: string; readonly keys: KeyNames } =>
  SHORT_WORDS.get(word) ?? { word, keys: NO_KEYS };

/** Splits a string of the notation (85.6.1). Errors are repaired and reported (85.6.4). */
export const readNotation = (text: string): Notation => {
  const issues: NotationIssue[] = [];
  const parts: Part[] = [];
  for (const piece of split(text, issues)) {
    const [, word = '', , rest = ''] = /^([^=]*)(=(.*))?$/s.exec(piece) ?? [];
    const { word: type, keys: named } = todaysWord(word.trim());
    if (type === 'blank') continue;
    if (!isType(type)) {
      issues.push({ kind: 'dropped', message: `"${short(type)}" is not a word of the notation` });
      continue;
    }
    const keys =
      rest.includes(':') && type !== 'label'
        ? readKeys(type, rest, named, issues)
        : new Map<string, string>();
    parts.push({ type, plain: rest.trim(), keys });
  }
  return { parts, issues };
};

const split = (text: string, issues: NotationIssue[]): string[] => {
  const pieces: string[] = [];
  if (/\n/.test(text.trim()))
    issues.push({ kind: 'repaired', message: 'a line break is used instead of a ";"' });
  for (const piece of text.split(/[;\n]/)) {
    let rest = piece.trim();
    for (;;) {
      const [first] = rest.split('=', 1);
      const glued = GLUED.exec(rest.slice((first?.length ?? 0) + 1));
      if (!glued) break;
      const at = (first?.length ?? 0) + 1 + glued.index;
      issues.push({ kind: 'repaired', message: `a ";" is missing before "${glued[1]}"` });
      pieces.push(rest.slice(0, at).trim());
      rest = rest.slice(at);
    }
    pieces.push(rest);
  }
  return pieces.filter((piece) => piece !== '');
};

const readKeys = (
  type: PartType,
  text: string,
  named: ReadonlyMap<string, string>,
  issues: NotationIssue[],
): Map<string, string> => {
  const known: readonly string[] = KEYS[type];
  const keys = new Map<string, string>();
  for (const pair of text.split(',')) {
    if (pair.trim() === '') continue;
    const colon = pair.indexOf(':');
    const written = (colon < 0 ? pair : pair.slice(0, colon)).trim();
    const key = named.get(written) ?? written;
    if (!known.includes(key)) {
      issues.push({
        kind: 'dropped',
        message: `"${short(key)}" has no meaning for ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`,
      });
      continue;
    }
    keys.set(key, colon < 0 ? '' : pair.slice(colon + 1).trim());
  }
  return keys;
};

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Parses the leading digits as a number and ignores the rest. */
export const numberOf = (text: string | undefined): number | undefined => {
  const digits = /^\s*-?\d+(\.\d+)?/.exec(text ?? '');
  return digits ? Number(digits[0]) : undefined;
};

/** Values separated by bars. */
export const listOf = (text: string | undefined): string[] =>
  (text ?? '').split('|').filter((word) => word !== '');
