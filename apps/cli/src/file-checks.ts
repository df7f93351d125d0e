import type { Assets } from '@platelayer/export';
import {
  at,
  checkConfig,
  type Diagnostic,
  diagnose,
  type FileKind,
  type Json,
  load,
  type Parsed,
} from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { checkObject, errorAt, isRecord, type ObjectShape } from './check-object.ts';

interface FileCheck {
  /** The word in the report, of at most 11 letters (10.2.4). */
  readonly word: string;
  /** What there is to say of such a file, besides its syntax. */
  readonly check: (parsed: Parsed, root: Json, assets: Assets) => readonly Diagnostic[];
}

export const fileChecks: Readonly<Record<FileKind, FileCheck>> = {
  game: { word: 'game', check: ({ text }, _, assets) => load(text, libraryWith(assets)).diagnostics },
  configuration: { word: 'config', check: (_, root) => checkConfig(root) },
  theme: {
    word: 'theme',
    check: (_, root) => [
      ...checkObject(root, '', THEME),
      ...checkColors(isRecord(root) ? root.colors : undefined),
    ],
  },
  'company set': {
    word: 'companies',
    check: (_, root) => [
      ...checkObject(root, '', COMPANY_SET),
      ...checkEntries(root, 'companies', SET_COMPANY),
    ],
  },
  'publishers table': { word: 'publishers', check: (_, root) => checkValues(root, PUBLISHER) },
  'tile library': { word: 'tiles', check: checkTiles },
  // A schema that parses is taken as it is: it is written for other programs.
  schema: { word: 'schema', check: () => [] },
};

const THEME: ObjectShape = { name: 'text', link: 'text?', colors: 'object' };
/** 10.7.5. */
const COMPANY_SET: ObjectShape = { name: 'text', abbrev: 'text', companies: 'list' };
const SET_COMPANY: ObjectShape = { name: 'text', abbrev: 'text', color: 'text', logo: 'text?' };
/** 10.16. */
const PUBLISHER: ObjectShape = { name: 'text', link: 'text?' };

const checkEntries = (root: Json, key: string, shape: ObjectShape): readonly Diagnostic[] => {
  const entries = isRecord(root) ? root[key] : undefined;
  return Array.isArray(entries)
    ? entries.flatMap((entry, i) => checkObject(entry, at('', key, i), shape))
    : [];
};

const checkValues = (root: Json, shape: ObjectShape): readonly Diagnostic[] =>
  isRecord(root)
    ? Object.entries(root).flatMap(([key, value]) => checkObject(value, at('', key), shape))
    : [];

/** A theme colour is a text, or an object of theme colours by phase or context (90.1). */
function checkColors(colors: Json | undefined, pointer = '/colors'): readonly Diagnostic[] {
  if (!isRecord(colors)) return [];
  return Object.entries(colors).flatMap(([name, color]) => {
    const place = at(pointer, name);
    if (typeof color === 'string') return [];
    return isRecord(color)
      ? checkColors(color, place)
      : [errorAt('theme/color', place, `Colour \`${name}\` is neither a text nor an object of colours.`)];
  });
}

/** A tile library is the `tiles` of a game that has nothing else (20.10.4). */
function checkTiles(parsed: Parsed, root: Json): readonly Diagnostic[] {
  const tiles = '/tiles';
  const inFile = (pointer: string) => (pointer.startsWith(tiles) ? pointer.slice(tiles.length) : '');
  const game: Parsed = {
    ...parsed,
    value: { info: { title: '' }, tiles: root },
    diagnostics: [],
    locate: (pointer) => parsed.locate(inFile(pointer)),
    locateKey: (pointer) => parsed.locateKey(inFile(pointer)),
  };
  return diagnose(game).map((found) => ({ ...found, pointer: inFile(found.pointer) }));
}
