import {
  at,
  type ConfigPart,
  checkCompanySet,
  checkConfigNames,
  checkPublishers,
  checkTheme,
  colorNames,
  configSchema,
  type Diagnostic,
  errorAt,
  fileLayer,
  get,
  isObject,
  type Json,
  type JsonObject,
  type Library,
  logoNames,
  nearest,
  type Parsed,
  parse,
  type Report,
  readTileLibrary,
  type TileLibrary,
} from '@platelayer/game';
import type { CompanySet, OwnLibrary, Publisher, SetCompany, Theme, ThemeColors } from '@platelayer/library';
import { parseColor } from '@platelayer/scene';
import { baseOf, CONFIG_FILE } from './path.ts';
import { decode } from './text.ts';

/** Reports unknown names in a file. It runs when all files are read, with the game that they belong to. */
type NameCheck = (library: Library, game: JsonObject) => readonly Diagnostic[];

/** Library of a game while its files are read. */
export interface LibraryDraft extends OwnLibrary {
  readonly tiles: Map<string, JsonObject>;
  readonly mapThemes: Map<string, Theme>;
  readonly companyThemes: Map<string, Theme>;
  readonly companySets: Map<string, CompanySet>;
  readonly publishers: Map<string, Publisher>;
  readonly texts: Map<string, string>;
  readonly nameChecks: NameCheck[];
  config: ConfigPart;
}

export const newLibraryDraft = (): LibraryDraft => ({
  tiles: new Map(),
  mapThemes: new Map(),
  companyThemes: new Map(),
  companySets: new Map(),
  publishers: new Map(),
  texts: new Map(),
  nameChecks: [],
  config: {},
});

/** In bytes. More than any tile library, theme or company set needs. */
const MAX_BYTES = 8e6;

interface JsonFile {
  readonly path: string;
  readonly value: Json;
  readonly parsed: Parsed;
  /** Adds file, line and column to a diagnostic. */
  readonly report: Report;
  readonly checkNames: (check: NameCheck) => void;
}

type JsonReader = (file: JsonFile, draft: LibraryDraft) => void;

/** Creates a reader that parses a JSON file, reports its diagnostics with their locations, and leaves out a broken file. */
const jsonReader =
  (read: JsonReader) =>
  (
    { path, bytes }: { readonly path: string; readonly bytes: Uint8Array },
    draft: LibraryDraft,
    report: Report,
  ): void => {
    if (!/\.json$/i.test(path)) return;
    const text = bytes.length > MAX_BYTES ? undefined : decode(bytes);
    if (text === undefined)
      return report({
        ...errorAt(
          'pack/unreadable',
          '',
          bytes.length > MAX_BYTES ? 'The file is too large.' : 'The file is not UTF-8 text.',
        ),
        file: path,
      });
    draft.texts.set(path, text);
    const parsed = parse(text);
    const { value, diagnostics } = parsed;
    const inFile = (diagnostic: Diagnostic) => ({
      ...parsed.locate(diagnostic.pointer),
      ...diagnostic,
      file: path,
    });
    const reportInFile: Report = (diagnostic) => report(inFile(diagnostic));
    diagnostics.forEach(reportInFile);
    if (value === undefined || diagnostics.some(({ severity }) => severity === 'error')) return;
    const checkNames = (check: NameCheck) =>
      void draft.nameChecks.push((library, game) => check(library, game).map(inFile));
    read({ path, value, parsed, report: reportInFile, checkNames }, draft);
  };

/** Cache by source, because a game is read again after every save, when few of its files have changed. */
const knownLibraries = new Map<string, TileLibrary>();
const MAX_KNOWN = 100;

const readCachedLibrary = (parsed: Parsed): TileLibrary => {
  const known = knownLibraries.get(parsed.text);
  if (known) return known;
  if (knownLibraries.size >= MAX_KNOWN) knownLibraries.clear();
  const library = readTileLibrary(parsed);
  knownLibraries.set(parsed.text, library);
  return library;
};

const readTiles: JsonReader = ({ path, value, parsed, report, checkNames }, draft) => {
  if (!isObject(value) && !Array.isArray(value))
    return report(errorAt('schema/type', '', 'This should be an object of tiles by id, or a list of tiles.'));
  const { tiles, diagnostics, danglingNames } = readCachedLibrary(parsed);
  diagnostics.forEach(report);
  for (const [id, tile] of tiles) {
    if (draft.tiles.has(id))
      report({
        severity: 'info',
        code: 'pack/twice',
        message: `Tile "${id}" is also in another file; the one in ${path} is used.`,
        pointer: at('', id),
      });
    draft.tiles.set(id, tile);
  }
  checkNames(danglingNames);
};

/** Themes in `themes/companies/` are for companies. Others are for maps, and also for companies if they have company colours. */
const readTheme: JsonReader = ({ path, value, report }, { mapThemes, companyThemes }) => {
  checkTheme(value, (text) => parseColor(text) !== undefined).forEach(report);
  const colors = get(value, 'colors');
  if (!isObject(colors)) return;
  const id = baseOf(path);
  const name = get(value, 'name');
  const theme = (themeColors: JsonObject): Theme => ({
    id,
    name: typeof name === 'string' && name !== '' ? name : id,
    colors: themeColors as ThemeColors,
  });
  if (/^themes\/companies\//.test(path)) {
    companyThemes.set(id, theme(colors));
    return;
  }
  mapThemes.set(id, theme(colors));
  const companies = get(colors, 'companies');
  if (isObject(companies) && !companyThemes.has(id)) companyThemes.set(id, theme(companies));
};

const readCompanySet: JsonReader = ({ path, value, report, checkNames }, { companySets }) => {
  checkCompanySet(value).forEach(report);
  const listed = get(value, 'companies');
  if (!Array.isArray(listed)) return;
  const companies = listed.filter(isObject) as unknown as readonly SetCompany[];
  const id = baseOf(path);
  const text = (key: string) => {
    const field = get(value, key);
    return typeof field === 'string' && field !== '' ? field : id;
  };
  companySets.set(id, { id, name: text('name'), abbrev: text('abbrev'), companies });
  checkNames((library, game) => {
    const colors = colorNames(library, game.colors);
    const logos = logoNames(library);
    return listed.flatMap((company, i) =>
      [
        { key: 'color', noun: 'colour', names: colors },
        { key: 'logo', noun: 'logo', names: logos },
      ].flatMap(({ key, noun, names }): readonly Diagnostic[] => {
        const name = get(company, key);
        if (typeof name !== 'string' || name === '' || names.has(name)) return [];
        const suggestion = nearest(name, names.all);
        return [
          {
            severity: 'warning',
            code: `reference/${key}`,
            message: `There is no ${noun} "${name}".`,
            pointer: at('/companies', i, key),
            ...(suggestion === undefined ? {} : { hint: `Did you mean "${suggestion}"?` }),
          },
        ];
      }),
    );
  });
};

const readPublishers: JsonReader = ({ value, report }, { publishers }) => {
  checkPublishers(value).forEach(report);
  if (!isObject(value)) return;
  for (const [key, entry] of Object.entries(value)) {
    const [name, link] = [get(entry, 'name'), get(entry, 'link')];
    if (typeof name !== 'string' || name === '') continue;
    const isAddress = typeof link === 'string' && /^https?:\/\//i.test(link);
    publishers.set(key, { name, ...(isAddress ? { link } : {}) });
  }
};

const readConfig: JsonReader = ({ value, report, checkNames }, draft) => {
  const isOurs = isObject(value) && Object.keys(value).some((key) => key in configSchema.properties);
  if (!isOurs) {
    report({
      severity: 'info',
      code: 'pack/unused',
      message: `${CONFIG_FILE} has no Platelayer settings, so it is ignored.`,
      pointer: '',
    });
    return;
  }
  const { $schema, ...settings } = value;
  const { part, diagnostics } = fileLayer(settings);
  diagnostics.forEach(report);
  draft.config = part;
  checkNames((library) => {
    const diagnostics: Diagnostic[] = [];
    checkConfigNames(part, '', library, (diagnostic) => diagnostics.push(diagnostic));
    return diagnostics;
  });
};

/** Readers for JSON assets, by kind. */
export const readLibraryFile = {
  tiles: jsonReader(readTiles),
  themes: jsonReader(readTheme),
  companies: jsonReader(readCompanySet),
  publishers: jsonReader(readPublishers),
  config: jsonReader(readConfig),
} as const;
