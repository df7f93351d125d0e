import { rootNode } from '../config/config.ts';
import { type ConfigNode, isGroup } from '../config/node.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { get, isObject, type Json } from '../json.ts';
import { nearest } from '../nearest.ts';

/** The kinds of JSON files that Platelayer reads. */
export type FileKind =
  | 'schema'
  | 'game'
  | 'theme'
  | 'configuration'
  | 'company set'
  | 'publishers table'
  | 'tile library';

interface Sign {
  readonly kind: FileKind;
  readonly shows: (root: Json) => boolean;
}

const has =
  (key: string) =>
  (root: Json): boolean =>
    Boolean(get(root, key));

/**
 * What the panel of settings saves holds those that were changed, be it a single one. Games have keys of the same names,
 * such as `tiles`, but other things below them.
 */
const hasSettingsOnly = (root: Json): boolean => {
  const parts = Object.entries(isObject(root) ? root : {});
  return (
    parts.every(([key]) => Object.hasOwn(rootNode.properties, key)) &&
    parts.some(([key, value]) => holdsSetting(rootNode.properties[key]!, value))
  );
};

const holdsSetting = (node: ConfigNode, value: Json | undefined): boolean =>
  !isGroup(node) ||
  Object.keys(isObject(value) ? value : {}).some((name) => Object.hasOwn(node.properties, name));

/** What no other file has: a game whose `info` is missing or misspelt is still one. */
const ONLY_IN_GAMES = ['map', 'players', 'phases', 'bank'];

/**
 * The first sign that shows decides (10.2.3). A `$schema` counts only if it names a draft of JSON Schema:
 * game files may carry one, too, that leads an editor to our own schema.
 */
const SIGNS: readonly Sign[] = [
  { kind: 'schema', shows: (root) => String(get(root, '$schema') ?? '').includes('//json-schema.org/') },
  { kind: 'game', shows: (root) => ['info', ...ONLY_IN_GAMES].some((key) => has(key)(root)) },
  { kind: 'theme', shows: has('colors') },
  { kind: 'configuration', shows: (root) => has('theme')(root) || hasSettingsOnly(root) },
  { kind: 'company set', shows: has('companies') },
  { kind: 'publishers table', shows: (root) => get(get(root, 'self'), 'name') === 'Self Published' },
  { kind: 'tile library', shows: isObject },
];

/** Which of Platelayer's files a value is; `undefined` for what is neither an object nor a list of tiles. */
export const fileKind = (value: Json | undefined): FileKind | undefined => {
  if (Array.isArray(value)) {
    if (value.some(isGame)) return 'game';
    return value.some((tile) => get(tile, 'id') !== undefined) ? 'tile library' : undefined;
  }
  return isObject(value) ? SIGNS.find(({ shows }) => shows(value))?.kind : undefined;
};

/** Whether a value can be opened as a game: its root has an `info` object (10.2.4). */
export const isGame = (value: Json | undefined): boolean => isObject(get(value, 'info'));

/** The refusal of a value that is not a game; `undefined` for a game. */
export const refusal = (value: Json | undefined): Diagnostic | undefined =>
  isGame(value)
    ? undefined
    : {
        severity: 'error',
        code: 'file/not-a-game',
        message: 'File was not a valid Platelayer game',
        pointer: '',
        hint: refusalHint(value),
      };

const refusalHint = (value: Json | undefined): string => {
  if (Array.isArray(value) && value.some(isGame))
    return 'A file holds one game; take the square brackets around it away.';
  const kind = fileKind(value);
  if (kind !== undefined && kind !== 'game' && kind !== 'tile library')
    return `This looks like a ${kind}; a game file has an object \`info\`.`;
  const misspelt =
    get(value, 'info') === undefined && isObject(value) ? nearest('info', Object.keys(value)) : undefined;
  return misspelt === undefined
    ? 'A game file is an object with an object `info` that holds at least a `title`.'
    : `Write \`info\` instead of \`${misspelt}\`.`;
};
