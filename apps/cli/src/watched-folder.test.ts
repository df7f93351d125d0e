import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changesOf } from './watched-folder.ts';

/** Systems report a change within this time. */
const REPORT_MS = 300;

let folder: string;
let stop: AbortController;
let seen: number;
let ended: Promise<void>;

const watchGame = async () => {
  stop = new AbortController();
  seen = 0;
  ended = (async () => {
    for await (const _ of changesOf(join(folder, 'my', 'game.json'), stop.signal)) seen += 1;
  })();
  await pause(REPORT_MS);
};

/** Whether a change is noticed. */
const isSeen = async (change: () => Promise<unknown>) => {
  await pause(REPORT_MS);
  seen = 0;
  await change();
  const end = Date.now() + 5_000;
  while (seen === 0 && Date.now() < end) await pause(20);
  return seen > 0;
};

const own = (...path: readonly string[]) => join(folder, 'my', ...path);

const saveByRenaming = async (path: string) => {
  await writeFile(`${path}.tmp`, String(seen));
  await rename(`${path}.tmp`, path);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platelayer-'));
  await mkdir(own('logos', 'north'), { recursive: true });
  for (const path of [own('game.json'), own('logos', 'a.svg'), own('logos', 'north', 'b.svg')])
    await writeFile(path, 'old');
  await watchGame();
});

afterEach(async () => {
  stop.abort();
  await ended;
  await rm(folder, { recursive: true });
});

test('notices every save of a logo, by writing or by renaming', async () => {
  for (const path of [own('logos', 'a.svg'), own('logos', 'north', 'b.svg')])
    for (const save of [saveByRenaming, saveByRenaming, (path: string) => writeFile(path, 'new')])
      expect(await isSeen(() => save(path)), path).toBe(true);
});

test('watches a folder of logos that replaces another, with its subfolders', async () => {
  await rm(own('logos'), { recursive: true });
  await mkdir(own('other', 'south'), { recursive: true });
  await rename(own('other'), own('logos'));
  expect(await isSeen(() => writeFile(own('logos', 'south', 'c.svg'), 'new'))).toBe(true);
});

test('notices that the folder of the game is deleted and made again', async () => {
  expect(await isSeen(() => rm(own(), { recursive: true }))).toBe(true);
  expect(
    await isSeen(async () => {
      await mkdir(own());
      await writeFile(own('game.json'), 'new');
    }),
  ).toBe(true);
  expect(await isSeen(() => writeFile(own('game.json'), 'newer'))).toBe(true);
});

test('ignores hidden files and folders that are not asset folders', async () => {
  await mkdir(own('print'));
  await pause(REPORT_MS);
  seen = 0;
  await writeFile(own('print', 'map.svg'), 'new');
  await writeFile(own('map.pdf'), 'new');
  await writeFile(own('logos', '.a.svg.swp'), 'new');
  await pause(REPORT_MS);
  expect(seen).toBe(0);
});
