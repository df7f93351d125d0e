import type { Diagnostic } from '@platelayer/game';
import { bundledGame } from '@platelayer/library';
import type { Engine } from '../../engine/engine.ts';
import type { GameDescription, GameDetails, GameInput } from '../../engine/values.ts';
import { setLanguage } from '../../i18n/texts.ts';
import { useApp } from '../../state/store.ts';
import type { SystemRecord, SystemRecords } from '../database.ts';
import type { FileHandle, FolderHandle, OpfsFile, OpfsFolder, SystemHandle } from '../file-system.ts';
import type { Refuse } from '../source.ts';
import { BrokenFile } from '../source-error.ts';

export const namedError = (name: string): Error => Object.assign(new Error(name), { name });

export interface FakeFile extends FileHandle {
  save(text: string): void;
  vanish(): void;
  permission: PermissionState;
  /** The user's answer to a permission request. */
  answer: PermissionState;
}

export const fakeFile = (text: string, name = 'game.json'): FakeFile => {
  let content: string | undefined = text;
  let modified = 1;
  const handle: FakeFile = {
    kind: 'file',
    name,
    permission: 'granted',
    answer: 'granted',
    getFile: async () => {
      if (content === undefined) throw namedError('NotFoundError');
      return new File([content], name, { lastModified: modified });
    },
    isSameEntry: async (other) => other === handle,
    queryPermission: async () => handle.permission,
    requestPermission: async () => {
      handle.permission = handle.answer;
      return handle.permission;
    },
    save: (saved) => {
      content = saved;
      modified += 1;
    },
    vanish: () => {
      content = undefined;
    },
  };
  return handle;
};

export const fakeFolder = (name: string, ...entries: readonly SystemHandle[]): FolderHandle => ({
  kind: 'directory',
  name,
  values: async function* () {
    yield* entries;
  },
});

export const fakeRecords = (): SystemRecords & { readonly stored: Map<string, SystemRecord> } => {
  const stored = new Map<string, SystemRecord>();
  return {
    stored,
    all: async () => [...stored.values()],
    get: async (id) => stored.get(id),
    put: async (record) => void stored.set(record.id, record),
    remove: async (id) => void stored.delete(id),
  };
};

/** A private file system in memory: contents by folder and file name. */
export const fakeRoot = (folders: Record<string, Record<string, string>> = {}) => {
  const fileOf = (files: Record<string, string>, name: string): OpfsFile => ({
    kind: 'file',
    name,
    getFile: async () => {
      if (!Object.hasOwn(files, name)) throw namedError('NotFoundError');
      return new File([files[name] ?? ''], name);
    },
    createWritable: async () => ({
      write: async (content) => {
        files[name] = typeof content === 'string' ? content : await content.text();
      },
      close: async () => undefined,
    }),
  });
  const folderOf = (files: Record<string, string>): OpfsFolder => ({
    getDirectoryHandle: async () => folderOf({}),
    getFileHandle: async (name, options) => {
      if (!Object.hasOwn(files, name)) {
        if (!options?.create) throw namedError('NotFoundError');
        files[name] = '';
      }
      return fileOf(files, name);
    },
    removeEntry: async (name) => {
      if (!Object.hasOwn(files, name)) throw namedError('NotFoundError');
      delete files[name];
    },
    values: async function* () {
      yield { kind: 'directory', name: 'sub' } as const;
      for (const name of Object.keys(files)) yield fileOf(files, name);
    },
  });
  const root: OpfsFolder = {
    ...folderOf({}),
    getDirectoryHandle: async (name) => {
      folders[name] ??= {};
      return folderOf(folders[name]);
    },
  };
  return { folders, root: async () => root };
};

export const gameText = (title: string): string => JSON.stringify({ info: { title, designer: 'Me' } });

/** A fake zip: the signature, then the text of the game. */
export const zipText = (title: string): string => `PK\u0003\u0004${gameText(title)}`;

/** Describes games made by `gameText`. */
export const fakeDescribe = async (input: GameInput): Promise<GameDescription | undefined> => {
  try {
    const { title, designer } = JSON.parse(await readGameText(input)).info;
    return {
      title,
      designer,
      counts: { companies: 0, hexes: 0, tiles: 0, privates: 0, trains: 0 },
      stem: '',
    };
  } catch {
    return undefined;
  }
};

const SYNTAX_ERROR: Diagnostic = {
  severity: 'error',
  code: 'syntax/x',
  message: 'A comma is missing.',
  pointer: '',
  line: 3,
  column: 7,
};

/** Reads `game.json` of a folder, or the bytes after the signature of a fake zip. */
const readGameText = async (input: GameInput): Promise<string> => {
  if ('bundled' in input) return (await bundledGame(input.bundled)) ?? '';
  if ('text' in input) return input.text;
  const bytes = 'zip' in input ? input.zip.slice(4) : input.folder.get('game.json');
  return new TextDecoder().decode(bytes as Uint8Array);
};

export const fakeEngine: Engine = (async (_job: string, input: GameInput) => {
  const description = await fakeDescribe(input);
  return description
    ? { details: description as unknown as GameDetails, diagnostics: [] }
    : { diagnostics: [SYNTAX_ERROR], lines: [{ number: 3, text: '{bad' }] };
}) as never;

export const fakeRefuse: Refuse = async (file) =>
  new BrokenFile(file, { diagnostics: [SYNTAX_ERROR], lines: [] });

export const counter = (): (() => string) => {
  let count = 0;
  return () => `id-${++count}`;
};

/** Resets the language to English and empties the store. */
export const freshApp = async (): Promise<void> => {
  setLanguage('en');
  useApp.setState({
    game: undefined,
    remembered: undefined,
    summaries: [],
    alert: undefined,
    drawingRemarks: [],
  });
};
