import { type OwnPicture, readPicture } from '@platelayer/components';
import type { Diagnostic } from '@platelayer/game';
import { type MadeFile, madeFile } from '../made-file.ts';
import { safeName, stemOf } from '../names.ts';
import { zipFiles } from '../zip.ts';
import type { Assets } from './assets.ts';
import { chooseGame, type FolderGame, type Preference } from './game-file.ts';
import type { FolderFiles } from './limits.ts';
import { baseOf, CONFIG_FILE, folderOf, insidePath, sharedFolderOf } from './path.ts';
import { type CheckedPictures, readAssets } from './read-assets.ts';
import { decode } from './text.ts';
import { unzip } from './unzip.ts';

/** A game with its assets. */
export interface GameFolder {
  /** Name of the game file, without its extension. */
  readonly name: string;
  /** Path of the game file in the folder or zip. */
  readonly path: string;
  readonly text: string;
  readonly assets: Assets;
  /** Paths of the assets in the folder or zip, by their paths relative to the game. */
  readonly places?: ReadonlyMap<string, string>;
  /** All games that share these assets, including this one; undefined if only one file was opened. */
  readonly games?: readonly FolderGame[];
}

/** Result of reading a folder or a zip. */
export interface ReadGameFolder {
  /** Undefined if there is no game in it. */
  readonly folder?: GameFolder;
  readonly diagnostics: readonly Diagnostic[];
}

export interface FolderOptions extends Preference {
  readonly pictures?: CheckedPictures;
}

/** Reads a game with its assets from the files of a folder, by path. */
export const readGameFolder = async (
  files: FolderFiles,
  { pictures = 'named', ...preference }: FolderOptions = {},
): Promise<ReadGameFolder> => {
  const inside = new Map<string, Uint8Array>();
  const unread = new Map<string, OwnPicture['content']>();
  const leftOut = new Map<string, string>();
  for (const [name, content] of files) {
    const path = insidePath(name);
    if (path === undefined) continue;
    if (typeof content === 'string') leftOut.set(path, content);
    else if (typeof content === 'function') unread.set(path, content);
    else inside.set(path, content);
  }
  const { path, games, diagnostics: ofChoice } = chooseGame(inside, leftOut, preference);
  const diagnostics = [...[...leftOut].map(skipped), ...ofChoice];
  if (path === undefined) return { diagnostics };
  const text = decode(inside.get(path)!);
  if (text === undefined) return { diagnostics: [...diagnostics, notText(path)] };
  inside.delete(path);
  const others = new Map([...inside, ...unread]);
  const read = await readAssets(others, [folderOf(path), sharedFolderOf(path)], text, pictures);
  return {
    folder: {
      name: baseOf(path),
      path,
      text,
      assets: read.assets,
      places: read.places,
      games: games.map((game) => ({
        ...game,
        ownPublisher: read.assets.publishers.get(game.publisher ?? ''),
      })),
    },
    diagnostics: [...diagnostics, ...read.diagnostics],
  };
};

/** Reads a zip of a game folder. */
export const unzipGameFolder = async (
  zip: Uint8Array,
  options: FolderOptions = {},
): Promise<ReadGameFolder> => {
  const { files, locked, diagnostics } = unzip(zip);
  if (!files) return { diagnostics };
  const read = await readGameFolder(files, options);
  if (!read.folder && locked) return { diagnostics: [LOCKED, ...diagnostics] };
  return { ...read, diagnostics: [...diagnostics, ...read.diagnostics] };
};

/** Returns the files of a game and its assets by path, the game file first. */
export const gameFolderFiles = async ({
  name,
  text,
  assets,
}: Pick<GameFolder, 'name' | 'text' | 'assets'>): Promise<ReadonlyMap<string, Uint8Array>> => {
  const encoder = new TextEncoder();
  const pictures = new Map([
    ...[...assets.logos].map(([id, file]) => [`logos/${id}.svg`, file] as const),
    ...[...assets.icons].map(([id, file]) => [`icons/${id}.svg`, file] as const),
    ...[...(assets.backs ?? [])].map(([name, file]) => [`backs/${name}`, file] as const),
  ]);
  const readable: [string, Uint8Array][] = [];
  for (const [path, file] of pictures) {
    const content = await readPicture(file);
    if (typeof content !== 'string') readable.push([path, content]);
  }
  return new Map([
    [gameFileName(name), encoder.encode(text)],
    ...readable,
    ...assets.fonts.map(({ file, bytes }) => [`fonts/${file}`, bytes] as const),
    ...[...assets.texts].map(([path, json]) => [path, encoder.encode(json)] as const),
  ]);
};

export const zipGameFolder = async (
  folder: Pick<GameFolder, 'name' | 'text' | 'assets'>,
): Promise<Uint8Array> => zipFiles(await gameFolderFiles(folder));

/** Never returns the name of the settings file. */
const gameFileName = (name: string): string => {
  const file = `${safeName(name)}.json`;
  return file === CONFIG_FILE ? 'game.json' : file;
};

/** Zips a game for sharing, with the name that all exported files of the game start with. */
export const shareGame = async (folder: GameFolder, title: string | undefined): Promise<MadeFile> => {
  const name = title ? stemOf(title) : 'game';
  return madeFile(`${name}.zip`, await zipGameFolder({ ...folder, name }));
};

const skipped = ([path, why]: readonly [path: string, why: string]): Diagnostic => ({
  severity: 'warning',
  code: 'pack/skipped',
  message: `${path} ${why} and is left out.`,
  pointer: '',
});

const LOCKED: Diagnostic = {
  severity: 'error',
  code: 'pack/zip',
  message: 'The zip is protected with a password.',
  pointer: '',
  hint: 'Zip the game folder again without a password.',
};

const notText = (path: string): Diagnostic => ({
  severity: 'error',
  code: 'pack/encoding',
  message: `The game "${path}" is not UTF-8 text.`,
  pointer: '',
  hint: 'Save it again with the encoding UTF-8.',
});
