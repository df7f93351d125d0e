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
 * The settings panel saves only changed settings, sometimes just one. Games have some of the same keys, such
 * as `tiles`, but with different contents.
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

/** Fields that no other file has, so a game with a missing or misspelt `info` is still recognised. */
const ONLY_IN_GAMES = ['map', 'players', 'phases', 'bank'];

/**
 * The first match decides (10.2.3). `$schema` matters only if it names a JSON Schema draft, because game
 * files may use it to point editors to Platelayer's schema.
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

/** Returns `undefined` for anything but an object or a list of tiles. */
export const fileKind = (value: Json | undefined): FileKind | undefined => {
  if (Array.isArray(value)) {
    if (value.some(isGame)) return 'game';
    return value.some((tile) => get(tile, 'id') !== undefined) ? 'tile library' : undefined;
  }
  return isObject(value) ? SIGNS.find(({ shows }) => shows(value))?.kind : undefined;
};

/** Whether a value can be opened as a game: its root has an `info` object (10.2.4). */
export const isGame = (value: Json | undefined): boolean => isObject(get(value, 'info'));

/** Returns the refusal for a value that is not a game, or `undefined` for a game. */
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
    return 'A file contains one game: remove the square brackets around it.';
  const kind = fileKind(value);
  if (kind !== undefined && kind !== 'game' && kind !== 'tile library')
    return `This looks like a ${kind}. A game file is an object with an \`info\` object.`;
  const misspelt =
    get(value, 'info') === undefined && isObject(value) ? nearest('info', Object.keys(value)) : undefined;
  return misspelt === undefined
    ? 'A game file is an object with an `info` object, which has at least a `title`.'
    : `Write \`info\` instead of \`${misspelt}\`.`;
};
