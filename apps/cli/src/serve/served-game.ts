import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { hasNoAssets, zipGameFolder } from '@platelayer/export';
import { readGameFiles } from '../game-files.ts';
import { openGame, type Refusal } from '../open-game.ts';
import type { Terminal } from '../terminal.ts';
import type { ServedFile } from './built-app.ts';

/** A game that the application begins with. */
export interface ServedGame {
  /** The screen that shows it. */
  readonly path: string;
  /** The game itself, where it is not one of those that the application has. */
  readonly answer: (path: string) => Promise<ServedFile | undefined>;
}

/** Offers a bundled game by its address, and a file by one from which the application takes it in. */
export async function serveGame(name: string, terminal: Terminal): Promise<ServedGame | Refusal> {
  const opened = await openGame(name, terminal);
  if ('message' in opened) return opened;
  if (opened.origin === 'bundled') return { path: `/games/${opened.id}/map`, answer: async () => undefined };
  const zipped = opened.origin !== 'file' || !hasNoAssets(opened.assets);
  const place = `/offer/${stableId(resolve(terminal.folder, name))}/${opened.id}.${zipped ? 'zip' : 'json'}`;
  return {
    path: `/games/#open=${encodeURI(place)}`,
    // Read anew each time: the page shows the game as it was saved last.
    answer: async (path) => {
      if (path !== place) return undefined;
      const now = await readGameFiles(name, terminal);
      if ('reason' in now) return undefined;
      return zipped
        ? { type: 'application/zip', body: zipGameFolder(now), lasting: false }
        : { type: 'application/json', body: new TextEncoder().encode(now.text), lasting: false };
    },
  };
}

/** The same file is always the same game of the browser's, and no second copy of it. */
const stableId = (file: string): string =>
  createHash('sha256')
    .update(file)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
