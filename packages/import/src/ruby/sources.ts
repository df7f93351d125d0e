import { LIMITS } from '../limits.ts';
import type { RubyParser } from './parser.ts';
import { type Definition, indexFile, pathOf, RubyModule } from './program.ts';
import type { SourcePlace } from './unfollowed.ts';

export interface SourceFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** A file, or a part of one, that could not be read. */
export interface SourceFault {
  readonly message: string;
  readonly place: SourcePlace;
}

/** The Ruby files of an import. Those of a title are parsed when the title is first needed. */
export class RubySources {
  readonly top = new RubyModule('');
  readonly faults: SourceFault[] = [];
  readonly #parse: RubyParser;
  readonly #folders = new Map<string, SourceFile[]>();
  readonly #loaded = new Set<SourceFile>();
  readonly #ancestors = new Map<RubyModule, readonly RubyModule[]>();
  /** Names of titles that are missing. */
  readonly missing = new Set<string>();

  /** Number of files parsed for the list of titles or for the current title. */
  #parsed = 0;

  constructor(parse: RubyParser) {
    this.#parse = parse;
  }

  /** Adds a file in the folder of a title, such as `g_1830`. */
  addToFolder(folder: string, file: SourceFile): void {
    const files = this.#folders.get(squeeze(folder));
    if (files) files.push(file);
    else this.#folders.set(squeeze(folder), [file]);
  }

  /** Parses a file immediately. */
  load(file: SourceFile): void {
    if (this.#loaded.has(file)) return;
    this.#loaded.add(file);
    this.#ancestors.clear();
    const fail = (message: string, line = 1) =>
      void this.faults.push({ message, place: { file: file.path, line } });
    this.#parsed += 1;
    if (this.#parsed > LIMITS.files) {
      if (this.#parsed === LIMITS.files + 1)
        fail(`There are more than ${LIMITS.files} files; the rest were skipped.`);
      return;
    }
    if (file.content.length > LIMITS.fileBytes) return fail('The file is larger than 2 MB and was skipped.');
    const text = textOf(file.content);
    if (text === undefined) return fail('The file is not text and was skipped.');
    const parsed = this.#parse(text);
    if (typeof parsed === 'string') return fail(`The file ${parsed}, so it was skipped.`);
    const [fault] = parsed.faults;
    if (fault)
      fail(`Syntax error: ${fault.message}. The rest of the file was read as far as possible.`, fault.line);
    indexFile(parsed.root, { path: file.path, lineAt: parsed.lineAt }, this.top);
  }

  /**
   * Parses only the files of a title that have its names and options. They may define more titles without a folder,
   * which then share the files of this one.
   */
  loadMeta(folder: string): void {
    const files = this.#folders.get(squeeze(folder)) ?? [];
    const known = new Set(this.#titles());
    for (const file of files) if (/(^|\/)meta\.rb$/.test(file.path)) this.load(file);
    for (const name of this.#titles())
      if (!known.has(name) && !this.#folders.has(squeeze(name))) this.#folders.set(squeeze(name), files);
  }

  #titles(): readonly string[] {
    const holder = TITLES.split('::').reduce<RubyModule | undefined>(
      (module, name) => module?.modules.get(name),
      this.top,
    );
    return [...(holder?.modules.keys() ?? [])];
  }

  /** Limits and missing titles are counted separately for each title. */
  beginTitle(): void {
    this.#parsed = 0;
    this.#ancestors.clear();
    this.missing.clear();
  }

  loadTitle(name: string): boolean {
    const files = this.#folders.get(squeeze(name));
    for (const file of files ?? []) this.load(file);
    return files !== undefined;
  }

  /** A module inside another. The folder of a title is read when the title is first named. */
  child(module: RubyModule, name: string): RubyModule | undefined {
    if (
      module.opaque === TITLES &&
      /^G[A-Z0-9]/.test(name) &&
      !this.loadTitle(name) &&
      !module.modules.has(name)
    )
      this.missing.add(name);
    return module.modules.get(name);
  }

  /** The module with a path, looked up from a module: inside it, outwards, and in the modules it is based on. */
  resolveModule(path: readonly string[], scope: RubyModule): RubyModule | undefined {
    const [first, ...rest] = path;
    if (first === undefined) return undefined;
    for (let outer: RubyModule | undefined = scope; outer; outer = outer.parent) {
      let found = this.child(outer, first);
      for (const name of rest) found = found && this.child(found, name);
      if (found) return found;
    }
    return undefined;
  }

  /** A class or module, its includes (the last first) and its ancestors, in lookup order. */
  ancestors(module: RubyModule): readonly RubyModule[] {
    const known = this.#ancestors.get(module);
    if (known) return known;
    const loaded = this.#loaded.size;
    const found = this.#lineOf(module, new Set());
    // Reading another title may have reopened a module.
    if (loaded !== this.#loaded.size) return this.ancestors(module);
    this.#ancestors.set(module, found);
    return found;
  }

  #lineOf(module: RubyModule, seen: ReadonlySet<RubyModule>): RubyModule[] {
    if (seen.has(module) || module.opaque === BASE) return [];
    const within = new Set([...seen, module]);
    const of = ({ node, scope }: Definition): RubyModule[] => {
      const found = this.resolveModule(pathOf(node), scope);
      return found ? this.#lineOf(found, within) : [];
    };
    const all = [
      module,
      ...module.includes.toReversed().flatMap(of),
      ...(module.superclass ? of(module.superclass) : []),
    ];
    return [...new Set(all)];
  }
}

/** The module that contains all titles, and the class that stands for "not given". */
export const TITLES = 'Engine::Game';
export const BASE = 'Engine::Game::Base';

/** Matches both `G18Chesapeake` and `g_18_chesapeake`. */
export const squeeze = (name: string): string => name.replaceAll('_', '').toLowerCase();

const textOf = (content: Uint8Array): string | undefined => {
  if (content.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
};
