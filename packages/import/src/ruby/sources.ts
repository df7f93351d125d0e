import { LIMITS } from '../limits.ts';
import type { RubyParser } from './parser.ts';
import { type Definition, indexFile, pathOf, RubyModule } from './program.ts';
import type { SourcePlace } from './unfollowed.ts';

/** A file as it was handed over. */
export interface SourceFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** A file, or a part of it, that could not be read. */
export interface SourceFault {
  readonly message: string;
  readonly place: SourcePlace;
}

/** The Ruby files of an import. Those of a title are parsed when the title is asked for. */
export class RubySources {
  readonly top = new RubyModule('');
  readonly faults: SourceFault[] = [];
  readonly #parse: RubyParser;
  readonly #folders = new Map<string, SourceFile[]>();
  readonly #loaded = new Set<SourceFile>();
  readonly #ancestors = new Map<RubyModule, readonly RubyModule[]>();
  /** Names of titles that were looked for and not found. */
  readonly missing = new Set<string>();

  /** Files parsed for the list of titles, or for the title that is being read. */
  #parsed = 0;

  constructor(parse: RubyParser) {
    this.#parse = parse;
  }

  /** Adds a file that belongs to the folder of a title, `g_1830`. */
  addToFolder(folder: string, file: SourceFile): void {
    const files = this.#folders.get(squeeze(folder));
    if (files) files.push(file);
    else this.#folders.set(squeeze(folder), [file]);
  }

  /** Parses one file at once. */
  load(file: SourceFile): void {
    if (this.#loaded.has(file)) return;
    this.#loaded.add(file);
    this.#ancestors.clear();
    const fail = (message: string, line = 1) =>
      void this.faults.push({ message, place: { file: file.path, line } });
    this.#parsed += 1;
    if (this.#parsed > LIMITS.files) {
      if (this.#parsed === LIMITS.files + 1) fail(`More than ${LIMITS.files} files: the rest is left out.`);
      return;
    }
    if (file.content.length > LIMITS.fileBytes) return fail('The file is larger than 2 MB and is left out.');
    const text = textOf(file.content);
    if (text === undefined) return fail('The file is no text and is left out.');
    const parsed = this.#parse(text);
    if (typeof parsed === 'string') return fail(`The file ${parsed} and is left out.`);
    const [fault] = parsed.faults;
    if (fault)
      fail(`Not understood: ${fault.message}. The rest of the file is read as far as possible.`, fault.line);
    indexFile(parsed.root, { path: file.path, lineAt: parsed.lineAt }, this.top);
  }

  /**
   * Parses only the files of a title that give its names and options. They may name further titles, which have no folder
   * of their own: the files of this one are theirs, too.
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

  /** The bounds count anew for each title, and what it misses is its own. */
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

  /** A module inside another; a title's folder is read when the title is first named. */
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

  /** The module that a path names, seen from a module: there, outwards, and in what it builds on. */
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

  /** A class or module, what it includes (the last first), and what it inherits, in the order of looking names up. */
  ancestors(module: RubyModule): readonly RubyModule[] {
    const known = this.#ancestors.get(module);
    if (known) return known;
    const loaded = this.#loaded.size;
    const found = this.#lineOf(module, new Set());
    // A title that was read on the way may have opened a module again.
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

/** The module that holds the titles, and the class that stands for "not given". */
export const TITLES = 'Engine::Game';
export const BASE = 'Engine::Game::Base';

/** `G18Chesapeake` and `g_18_chesapeake` alike. */
export const squeeze = (name: string): string => name.replaceAll('_', '').toLowerCase();

const textOf = (content: Uint8Array): string | undefined => {
  if (content.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
};
