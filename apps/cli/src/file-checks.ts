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
import { type Closed, checkClosed, isRecord, report } from './check-object.ts';

interface Kind {
  /** The word in the report, of at most 11 letters (10.2.4). */
  readonly word: string;
  /** What there is to say of such a file, besides its syntax. */
  readonly check: (parsed: Parsed, root: Json, assets: Assets) => readonly Diagnostic[];
}

export const kinds: Readonly<Record<FileKind, Kind>> = {
  game: { word: 'game', check: ({ text }, _, assets) => load(text, libraryWith(assets)).diagnostics },
  configuration: { word: 'config', check: (_, root) => checkConfig(root) },
  theme: {
    word: 'theme',
    check: (_, root) => [
      ...checkClosed(root, '', theme),
      ...checkColors(isRecord(root) ? root.colors : undefined),
    ],
  },
  'company set': {
    word: 'companies',
    check: (_, root) => [
      ...checkClosed(root, '', companySet),
      ...checkEntries(root, 'companies', setCompany),
    ],
  },
  'publishers table': { word: 'publishers', check: (_, root) => checkValues(root, publisher) },
  'tile library': { word: 'tiles', check: checkTiles },
  // A schema that parses is taken as it is: it is written for other programs.
  schema: { word: 'schema', check: () => [] },
};

const theme: Closed = { name: 'text', link: 'text?', colors: 'object' };
/** 10.7.5. */
const companySet: Closed = { name: 'text', abbrev: 'text', companies: 'list' };
const setCompany: Closed = { name: 'text', abbrev: 'text', color: 'text', logo: 'text?' };
/** 10.16. */
const publisher: Closed = { name: 'text', link: 'text?' };

const checkEntries = (root: Json, key: string, closed: Closed): readonly Diagnostic[] => {
  const entries = isRecord(root) ? root[key] : undefined;
  return Array.isArray(entries)
    ? entries.flatMap((entry, i) => checkClosed(entry, at('', key, i), closed))
    : [];
};

const checkValues = (root: Json, closed: Closed): readonly Diagnostic[] =>
  isRecord(root)
    ? Object.entries(root).flatMap(([key, value]) => checkClosed(value, at('', key), closed))
    : [];

/** A theme colour is a text, or an object of theme colours by phase or context (90.1). */
function checkColors(colors: Json | undefined, pointer = '/colors'): readonly Diagnostic[] {
  if (!isRecord(colors)) return [];
  return Object.entries(colors).flatMap(([name, color]) => {
    const place = at(pointer, name);
    if (typeof color === 'string') return [];
    return isRecord(color)
      ? checkColors(color, place)
      : [report('theme/color', place, `Colour \`${name}\` is neither a text nor an object of colours.`)];
  });
}

/** A tile library is the `tiles` of a game that has nothing else (20, 10.4). */
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
