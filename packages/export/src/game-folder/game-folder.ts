import { type OwnPicture, readPicture } from '@platelayer/components';
import type { Diagnostic } from '@platelayer/game';
import { type MadeFile, madeFile } from '../made-file.ts';
import { safeName, stemOf } from '../names.ts';
import { zipFiles } from '../zip.ts';
import type { Assets } from './assets.ts';
import type { FolderFiles } from './folder-files.ts';
import { chooseGame, type FolderGame, type Preference } from './game-file.ts';
import { baseOf, CONFIG_FILE, folderOf, insidePath, sharedFolderOf } from './path.ts';
import { type CheckedPictures, readAssets } from './read-assets.ts';
import { decode } from './text.ts';
import { unzip } from './unzip.ts';

/** A game and what it brings along. */
export interface GameFolder {
  /** Of the game's file, without its ending. */
  readonly name: string;
  /** Of the game's file, in the folder or zip. */
  readonly path: string;
  readonly text: string;
  readonly assets: Assets;
  /** Where in the folder or zip each file lies that was found beside the game, by its path from there. */
  readonly places?: ReadonlyMap<string, string>;
  /** All games that share what lies beside them, this one among them; none where only one was looked for. */
  readonly games?: readonly FolderGame[];
}

/** What became of a folder or a zip: the game, unless there is none in it, and what was found out about it. */
export interface ReadGameFolder {
  readonly folder?: GameFolder;
  readonly diagnostics: readonly Diagnostic[];
}

/** Which game to open, and which pictures to check. */
export interface FolderOptions extends Preference {
  readonly pictures?: CheckedPictures;
}

/** Reads the files of a folder, by their paths in it: a game and what it brings along. */
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
  const { path, games, diagnostics: remarks } = chooseGame(inside, leftOut, preference);
  const diagnostics = [...[...leftOut].map(skipped), ...remarks];
  if (path === undefined) return { diagnostics };
  const text = decode(inside.get(path)!);
  if (text === undefined) return { diagnostics: [...diagnostics, notText(path)] };
  inside.delete(path);
  const beside = new Map([...inside, ...unread]);
  const found = await readAssets(beside, [folderOf(path), sharedFolderOf(path)], text, pictures);
  return {
    folder: {
      name: baseOf(path),
      path,
      text,
      assets: found.assets,
      places: found.places,
      games: games.map((each) => ({
        ...each,
        ownPublisher: found.assets.publishers.get(each.publisher ?? ''),
      })),
    },
    diagnostics: [...diagnostics, ...found.diagnostics],
  };
};

/** Reads a zip of such a folder. */
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

/** The game with everything that it brings along, by paths; its own file is the first. */
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

/** The same as one file to hand on. */
export const zipGameFolder = async (
  folder: Pick<GameFolder, 'name' | 'text' | 'assets'>,
): Promise<Uint8Array> => zipFiles(await gameFolderFiles(folder));

/** Never that of the settings beside it. */
const gameFileName = (name: string): string => {
  const file = `${safeName(name)}.json`;
  return file === CONFIG_FILE ? 'game.json' : file;
};

/** The same by the name that every file of the game begins with. */
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
  hint: 'Pack the folder of the game again, without one.',
};

const notText = (path: string): Diagnostic => ({
  severity: 'error',
  code: 'pack/encoding',
  message: `The game "${path}" is not UTF-8 text.`,
  pointer: '',
  hint: 'Save it again with the encoding UTF-8.',
});
