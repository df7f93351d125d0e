import { createHash, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { hasNoAssets, zipGameFolder } from '@platelayer/export';
import { readGameFiles } from '../game-files.ts';
import { openGame, type Refusal } from '../open-game.ts';
import type { Terminal } from '../terminal.ts';
import type { ServedFile } from './built-app.ts';
import { EDITOR_HEADER, type Editing } from './editing.ts';

/** The game that the application starts with. */
export interface ServedGame {
  /** Path of the page that shows it. */
  readonly path: string;
  /** Answers `/offer/{id}` with the game as it is on disk, unless the application includes the game. */
  readonly answer: ServedGameAnswer;
  /** Notices saves until the signal aborts. */
  readonly follow: (signal: AbortSignal) => void;
  /** Opens the game file in the editor (98.6.5); undefined if the user has no file to edit. */
  readonly editing?: Editing;
}

/** `isPoll`: the page has the game already and asks whether it changed. */
type ServedGameAnswer = (path: string, isPoll: boolean) => Promise<ServedFile | undefined>;

/** How the page learns the file name, encoded as in an address. */
export const NAME_HEADER = 'x-platelayer-name';

export async function serveGame(name: string, terminal: Terminal): Promise<ServedGame | Refusal> {
  const opened = await openGame(name, terminal);
  if ('message' in opened) return opened;
  if (opened.origin === 'bundled')
    return { path: `/games/${opened.id}/map`, answer: async () => undefined, follow: () => {} };
  const id = stableId(resolve(terminal.folder, name));
  const file = `${opened.id}.${opened.origin === 'file' ? 'json' : 'zip'}`;
  const editing = opened.origin === 'zip' ? undefined : createEditing(id, name, terminal);
  const headers = {
    [NAME_HEADER]: encodeURIComponent(file),
    ...(editing && { [EDITOR_HEADER]: editing.token }),
  };
  const { answer, follow } = rememberAnswer(name, terminal, () => readOffer(name, terminal, headers));
  return {
    path: `/games/internal:${id}/map`,
    answer: async (path, isPoll) => (path === `/offer/${id}` ? answer(isPoll) : undefined),
    follow,
    ...(editing ? { editing } : {}),
  };
}

/** A game with assets is sent as a zip, which the page recognises by its content. */
const readOffer = async (
  name: string,
  terminal: Terminal,
  headers: Readonly<Record<string, string>>,
): Promise<ServedFile> => {
  const game = await readGameFiles(name, terminal);
  const answer = { immutable: false, headers };
  if ('reason' in game) {
    const status = game.missing ? STATUS.gone : STATUS.unreadable;
    return { ...answer, status, type: 'text/plain; charset=utf-8', body: utf8(game.reason) };
  }
  const isZip = game.origin !== 'file' || !hasNoAssets(game.assets);
  const body = isZip ? await zipGameFolder(game) : utf8(game.text);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return { ...answer, type: isZip ? 'application/zip' : 'application/json', body, etag };
};

/** Any other status means that this server does not offer the game. */
const STATUS = { gone: 410, unreadable: 409 } as const;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** No system reports changes on every drive, such as a network drive, so an answer is read again after this time. */
const REMEMBERED_MS = 5000;

/** Answers polls from memory while nothing changes: pages poll twice a second, and a folder can hold megabytes. */
const rememberAnswer = (name: string, terminal: Terminal, read: () => Promise<ServedFile>) => {
  let isFollowed = false;
  let changeCount = 0;
  let remembered: { readonly file: ServedFile; readonly time: number } | undefined;
  return {
    answer: async (isPoll: boolean): Promise<ServedFile> => {
      if (isPoll && remembered && Date.now() - remembered.time < REMEMBERED_MS) return remembered.file;
      const before = changeCount;
      const file = await read();
      // A save during the read may have been read in part.
      remembered = isFollowed && before === changeCount ? { file, time: Date.now() } : undefined;
      return file;
    },
    follow: async (signal: AbortSignal): Promise<void> => {
      isFollowed = true;
      try {
        for await (const _ of terminal.changes(resolve(terminal.folder, name), signal)) {
          changeCount += 1;
          remembered = undefined;
        }
      } catch {
        // If the system cannot watch the file, every poll reads it.
      }
      isFollowed = false;
      remembered = undefined;
    },
  };
};

const createEditing = (id: string, name: string, terminal: Terminal): Editing | undefined => {
  const { edit } = terminal;
  return (
    edit && {
      path: `/edit/${id}`,
      token: randomBytes(24).toString('base64url'),
      open: async (line) => {
        const game = await readGameFiles(name, terminal);
        if ('path' in game) edit(resolve(terminal.folder, game.path), line);
      },
    }
  );
};

/** The same file always has the same id, so the browser keeps one copy of it. Version 8 tells it from ids that the page makes. */
const stableId = (file: string): string =>
  createHash('sha256')
    .update(file)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
