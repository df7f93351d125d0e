import { LIMITS } from './limits.ts';
import { olderTitles } from './older-title.ts';
import type { ImportEntry } from './report.ts';
import { Evaluator } from './ruby/evaluator.ts';
import type { RubyParser } from './ruby/parser.ts';
import type { RubyModule } from './ruby/program.ts';
import { asText } from './ruby/read.ts';
import { RubySources, type SourceFile, squeeze, TITLES } from './ruby/sources.ts';
import { attempt } from './ruby/unfollowed.ts';
import type { RubyHash } from './ruby/value.ts';
import { RULE_FOLDERS } from './rule-folders.ts';

/** A title found among the files. */
export interface Title {
  /** Name of its module, such as `G1830`. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  readonly module: RubyModule;
  /** The data of a title in the older form. */
  readonly older?: RubyHash;
}

/** The sorted files of an import: titles to choose from, the site's own tiles, and unusable files. */
export interface ImportSources {
  readonly titles: readonly Title[];
  readonly ruby: RubySources;
  readonly hasTileTable: boolean;
  readonly findings: readonly ImportEntry[];
}

/** The last folder with such a name is the title's. Folders around it may have any name. */
const IN_TITLE = /^(?:.*\/)(g_[^/]+)\/(.*)$/;
const RULES = new RegExp(`(?:^|/)(?:${RULE_FOLDERS.join('|')})/`);
const TILE_TABLE = /(^|\/)config\/tile\.rb$/;
const OF_THE_SITE = /(^|\/)lib\/engine\//;

/** Sorts files by title. Only the names of a title are read here; the rest is parsed when it is imported. */
export const openSources = (files: readonly SourceFile[], parse: RubyParser): ImportSources => {
  const ruby = new RubySources(parse);
  const folders = new Set<string>();
  const findings: ImportEntry[] = [];
  let hasTileTable = false;
  for (const file of files) {
    const path = `/${file.path.replaceAll('\\', '/')}`;
    if (/\.json$/i.test(path)) {
      if (isSavedGame(file))
        findings.push({ kind: 'missing', message: SAVED_GAME, place: { file: file.path, line: 1 } });
      continue;
    }
    const [, folder, inside = path.split('/').slice(-2).join('/')] = IN_TITLE.exec(path) ?? [];
    if (!/\.rb$/i.test(path) || RULES.test(inside)) continue;
    if (folder !== undefined) {
      folders.add(folder);
      ruby.addToFolder(folder, file);
    } else if (TILE_TABLE.test(path)) {
      hasTileTable = true;
      ruby.load(file);
    } else if (!OF_THE_SITE.test(path)) ruby.load(file);
  }
  for (const folder of folders) {
    ruby.loadMeta(folder);
    if (!moduleOf(ruby, folder)) ruby.loadTitle(folder);
  }
  const titles = [...(holderOf(ruby)?.modules.values() ?? [])]
    .filter((module) => /^G[A-Z0-9]/.test(module.name))
    .map((module): Title => ({ id: module.name, name: titleName(ruby, module), module }));
  const older = olderTitles(ruby.top);
  // Next to data in the older form there is a class of the same name with the rules.
  const current = titles.filter(({ id }) => !older.some((title) => title.id === id));
  const found = [...current, ...older].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  for (const { message, place } of ruby.faults) findings.push({ kind: 'missing', message, place });
  return { titles: found, ruby, hasTileTable, findings };
};

const holderOf = (ruby: RubySources): RubyModule | undefined =>
  TITLES.split('::').reduce<RubyModule | undefined>((module, name) => module?.modules.get(name), ruby.top);

const moduleOf = (ruby: RubySources, folder: string): RubyModule | undefined =>
  [...(holderOf(ruby)?.modules.values() ?? [])].find(({ name }) => squeeze(name) === squeeze(folder));

export const SAVED_GAME =
  'A saved game contains only moves, not a map. Add the folder of its title from the site’s source repository, lib/engine/game/g_….';

/** An object with `title` and `actions` (85.2.3). Only the start of a large file is examined. */
const isSavedGame = ({ content }: SourceFile): boolean => {
  if (content.length > LIMITS.fileBytes) return false;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(content));
    return typeof value === 'object' && value !== null && 'title' in value && 'actions' in value;
  } catch {
    return false;
  }
};

/** The name of a title from its own files, otherwise its module name without the G. */
const titleName = (ruby: RubySources, module: RubyModule): string => {
  const meta = module.modules.get('Meta');
  const evaluator = meta && new Evaluator(ruby, meta, [meta], { players: 0, options: [] });
  for (const constant of ['GAME_DISPLAY_TITLE', 'GAME_TITLE']) {
    const definition = evaluator?.find(constant);
    if (!evaluator || !definition) continue;
    const read = attempt(() => evaluator.constant(definition));
    const text = 'value' in read && asText(read.value);
    if (text) return text;
  }
  return module.name.slice(1);
};

/** Finds a title by its name, module or folder in any spelling: `1830`, `G1830`, `g_1830`. */
export const findTitle = (titles: readonly Title[], wanted: string): Title | undefined => {
  const plain = (text: string) => squeeze(text).replaceAll(/[\s-]/g, '');
  const key = plain(wanted);
  return titles.find(({ id, name }) => [plain(id), plain(id).slice(1), plain(name)].includes(key));
};
