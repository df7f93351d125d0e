import type { Json, JsonObject } from '@platelayer/game';
import { pick } from './random.ts';

/** A game file changed in one to six places. */
export function mutateGame(file: Json, random: () => number, donors: readonly Json[]): Json {
  let game = file;
  const changes = 1 + Math.floor(random() * 6);
  for (let i = 0; i < changes; i++) {
    const changed = mutate(game, random, donors);
    // Most changes at the root would only make it a different kind of file.
    if (typeof changed === 'object' && changed !== null && 'info' in changed) game = changed;
  }
  return game;
}

/** Repeats an entry of some lists twenty times, mostly on hexes. */
export function swellGame(file: Json, random: () => number): Json {
  const game: Json = structuredClone(file);
  const lists = listsIn(game);
  const onHexes = lists.filter(({ path }) => /^\/map(\/\d+)?\/hexes\/\d+\/(?!hexes)\w+$/.test(path));
  for (const from of [onHexes, onHexes, lists])
    if (from.length > 0) {
      const { list } = pick(random, from);
      list.push(...Array<Json>(20).fill(pick(random, list)));
    }
  return game;
}

/** Non-empty lists with their locations. */
const listsIn = (value: Json, path = ''): readonly { readonly path: string; readonly list: Json[] }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => listsIn(part as Json, `${path}/${key}`));
  return Array.isArray(value) && value.length > 0 ? [{ path, list: value as Json[] }, ...inner] : inner;
};

/** Unexpected values. None may cause an exception or an endless loop, or be accepted. */
const oddities: readonly Json[] = [
  ...[null, true, false, 0, -0, -1, 0.5, 1e9, 1e308, -1e308, 5e-324, 2 ** 53],
  ...[
    '',
    ' ',
    '0',
    '-1',
    'NaN',
    'Infinity',
    '1e400',
    '∞',
    '__proto__',
    'constructor',
    'toString',
    'A1',
    'a1',
    'Q',
  ],
  ...[
    '\u0000',
    '\u202e',
    '𝟘',
    'ZZZZZZZZZZZZ99999999999999',
    'A1x1e5y',
    '3/0',
    '#',
    '/',
    '~1',
    '|',
    'true',
    'x'.repeat(999),
  ],
  ...[
    [],
    [[]],
    {},
    [null],
    [{}],
    { name: {} },
    { on: [] },
    { copy: 'A1', hexes: ['A1'] },
    { constructor: 1 },
  ],
];

/** Changes a value at one location, found by a random walk from the root. */
function mutate(value: Json, random: () => number, donors: readonly Json[]): Json {
  if (random() < 0.15) return pick(random, random() < 0.5 ? oddities : donors);
  if (Array.isArray(value)) {
    const list: Json[] = [...value];
    const position = Math.floor(random() * (list.length + 1));
    const choice = random();
    if (choice < 0.2) list.splice(position, 1);
    else if (choice < 0.4) list.splice(position, 0, ...list, pick(random, oddities));
    else if (choice < 0.5)
      list.splice(position, 0, ...Array(20).fill(list[position] ?? pick(random, oddities)));
    else if (position < list.length) list[position] = mutate(list[position]!, random, donors);
    return list;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as JsonObject);
    const chosen = pick(random, entries);
    if (!chosen || random() < 0.1)
      return Object.fromEntries([...entries, [pick(random, keys), pick(random, oddities)]]);
    const [key, field] = chosen;
    const changed =
      random() < 0.1 ? [] : [[random() < 0.1 ? pick(random, keys) : key, mutate(field, random, donors)]];
    return Object.fromEntries(entries.flatMap((entry) => (entry === chosen ? changed : [entry])));
  }
  return random() < 0.3 ? [value] : pick(random, oddities);
}

/** Keys with a meaning in other objects. */
const keys = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'copy',
  'hexes',
  'type',
  'name',
  'tile',
  '',
  '0',
  'map',
];

/** Every object and list in a value, to be inserted at wrong locations. */
export function parts(value: Json): readonly Json[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value as JsonObject).flatMap(parts)];
}
