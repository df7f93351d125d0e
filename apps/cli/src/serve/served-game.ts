import { createHash, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { hasNoAssets, zipGameFolder } from '@platelayer/export';
import { readGameFiles } from '../game-files.ts';
import { openGame, type Refusal } from '../open-game.ts';
import type { Terminal } from '../terminal.ts';
import type { ServedFile } from './built-app.ts';
import { EDITOR_HEADER, type Editing } from './editing.ts';

/** A game that the application begins with. */
export interface ServedGame {
  /** The screen that shows it. */
  readonly path: string;
  /** The game itself, where it is not one of those that the application has. */
  readonly answer: (path: string) => Promise<ServedFile | undefined>;
  /** Where the page asks for the game's file in the editor (98.6.5); nothing for games that are no file of the user. */
  readonly editing?: Editing;
}

/** Offers a bundled game by its address, and a file by one from which the application takes it in. */
export async function serveGame(name: string, terminal: Terminal): Promise<ServedGame | Refusal> {
  const opened = await openGame(name, terminal);
  if ('message' in opened) return opened;
  if (opened.origin === 'bundled') return { path: `/games/${opened.id}/map`, answer: async () => undefined };
  const id = stableId(resolve(terminal.folder, name));
  const file = `${opened.id}.${opened.origin === 'file' ? 'json' : 'zip'}`;
  const place = `/offer/${id}/`;
  const editing = opened.origin === 'zip' ? undefined : editingOf(id, name, terminal);
  const headers = editing && { [EDITOR_HEADER]: editing.token };
  return {
    path: `/games/#open=${place}${encodeURIComponent(file)}`,
    // Read anew each time: the page shows the game as it was saved last, and tells a zip by its content.
    answer: async (path) => {
      if (path !== `${place}${file}`) return undefined;
      const now = await readGameFiles(name, terminal);
      if ('reason' in now) return undefined;
      return now.origin !== 'file' || !hasNoAssets(now.assets)
        ? { type: 'application/zip', body: zipGameFolder(now), lasting: false, headers }
        : { type: 'application/json', body: new TextEncoder().encode(now.text), lasting: false, headers };
    },
    ...(editing ? { editing } : {}),
  };
}

const editingOf = (id: string, name: string, terminal: Terminal): Editing | undefined => {
  const { edit } = terminal;
  return (
    edit && {
      path: `/edit/${id}`,
      token: randomBytes(24).toString('base64url'),
      open: async (line) => {
        const now = await readGameFiles(name, terminal);
        if ('path' in now) edit(resolve(terminal.folder, now.path), line);
      },
    }
  );
};

/** The same file is always the same game of the browser's, and no second copy of it. */
const stableId = (file: string): string =>
  createHash('sha256')
    .update(file)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
