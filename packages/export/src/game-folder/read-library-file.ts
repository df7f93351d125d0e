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

/** Names of a file that lead nowhere; found when all files are read, with the game that they belong to. */
type NameCheck = (library: Library, game: JsonObject) => readonly Diagnostic[];

/** The library of a game while its files are read. */
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

/** Larger files are somebody's data, not a handful of tiles. In bytes. */
const LARGEST = 8e6;

interface JsonFile {
  readonly path: string;
  readonly value: Json;
  readonly parsed: Parsed;
  /** Takes what there is to say of it; the place is found here. */
  readonly report: Report;
  readonly checkNames: (check: NameCheck) => void;
}

type JsonReader = (file: JsonFile, draft: LibraryDraft) => void;

/** Reads a JSON file and hands on what there is to say of it, each with its place; one that is broken is left out. */
const jsonReader =
  (read: JsonReader) =>
  (
    { path, bytes }: { readonly path: string; readonly bytes: Uint8Array },
    draft: LibraryDraft,
    report: Report,
  ): void => {
    if (!/\.json$/i.test(path)) return;
    const text = bytes.length > LARGEST ? undefined : decode(bytes);
    if (text === undefined)
      return report({
        ...errorAt(
          'pack/unreadable',
          '',
          bytes.length > LARGEST ? 'The file is too large.' : 'The file is not UTF-8 text.',
        ),
        file: path,
      });
    draft.texts.set(path, text);
    const parsed = parse(text);
    const { value, diagnostics } = parsed;
    const inFile = (found: Diagnostic) => ({ ...parsed.locate(found.pointer), ...found, file: path });
    const reportInFile: Report = (found) => report(inFile(found));
    diagnostics.forEach(reportInFile);
    if (value === undefined || diagnostics.some(({ severity }) => severity === 'error')) return;
    const checkNames = (check: NameCheck) =>
      void draft.nameChecks.push((library, game) => check(library, game).map(inFile));
    read({ path, value, parsed, report: reportInFile, checkNames }, draft);
  };

/** Whoever edits a game has it read after every save, and few of its files have changed since. */
const known = new Map<string, TileLibrary>();
const MOST_KNOWN = 100;

const tilesOf = (parsed: Parsed): TileLibrary => {
  const earlier = known.get(parsed.text);
  if (earlier) return earlier;
  if (known.size >= MOST_KNOWN) known.clear();
  const tiles = readTileLibrary(parsed);
  known.set(parsed.text, tiles);
  return tiles;
};

const readTiles: JsonReader = ({ path, value, parsed, report, checkNames }, draft) => {
  if (!isObject(value) && !Array.isArray(value))
    return report(errorAt('schema/type', '', 'This should be an object of tiles by id, or a list of tiles.'));
  const { tiles, diagnostics, danglingNames } = tilesOf(parsed);
  diagnostics.forEach(report);
  for (const [id, tile] of tiles) {
    if (draft.tiles.has(id))
      report({
        severity: 'info',
        code: 'pack/twice',
        message: `Tile "${id}" is in another file too; the one in ${path} is used.`,
        pointer: at('', id),
      });
    draft.tiles.set(id, tile);
  }
  checkNames(danglingNames);
};

/** A theme of companies lies in `themes/companies/`; any other is one of maps, and of companies too if it has colours of theirs. */
const readTheme: JsonReader = ({ path, value, report }, { mapThemes, companyThemes }) => {
  checkTheme(value, (text) => parseColor(text) !== undefined).forEach(report);
  const colors = get(value, 'colors');
  if (!isObject(colors)) return;
  const id = baseOf(path);
  const name = get(value, 'name');
  const theme = (own: JsonObject): Theme => ({
    id,
    name: typeof name === 'string' && name !== '' ? name : id,
    colors: own as ThemeColors,
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
    const found = get(value, key);
    return typeof found === 'string' && found !== '' ? found : id;
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
        const meant = nearest(name, names.all);
        return [
          {
            severity: 'warning',
            code: `reference/${key}`,
            message: `There is no ${noun} "${name}".`,
            pointer: at('/companies', i, key),
            ...(meant === undefined ? {} : { hint: `Did you mean "${meant}"?` }),
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
      message: `${CONFIG_FILE} has no setting of Platelayer in it, so it is not used.`,
      pointer: '',
    });
    return;
  }
  const { $schema, ...settings } = value;
  const { part, diagnostics } = fileLayer(settings);
  diagnostics.forEach(report);
  draft.config = part;
  checkNames((library) => {
    const found: Diagnostic[] = [];
    checkConfigNames(part, '', library, (each) => found.push(each));
    return found;
  });
};

/** How the JSON files beside a game are read, by what they are. */
export const readLibraryFile = {
  tiles: jsonReader(readTiles),
  themes: jsonReader(readTheme),
  companies: jsonReader(readCompanySet),
  publishers: jsonReader(readPublishers),
  config: jsonReader(readConfig),
} as const;
