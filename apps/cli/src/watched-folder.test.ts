import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changesOf } from './watched-folder.ts';

/** Systems tell of a change within this time. */
const TOLD_MS = 300;

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
  await pause(TOLD_MS);
};

/** Whether what is done is noticed. */
const isSeen = async (change: () => Promise<unknown>) => {
  await pause(TOLD_MS);
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

test('every save of a logo is noticed, whether it is written or put in the place of another', async () => {
  for (const path of [own('logos', 'a.svg'), own('logos', 'north', 'b.svg')])
    for (const save of [saveByRenaming, saveByRenaming, (path: string) => writeFile(path, 'new')])
      expect(await isSeen(() => save(path)), path).toBe(true);
});

test('a folder of logos that is put in the place of another is watched, with the folders in it', async () => {
  await rm(own('logos'), { recursive: true });
  await mkdir(own('other', 'south'), { recursive: true });
  await rename(own('other'), own('logos'));
  expect(await isSeen(() => writeFile(own('logos', 'south', 'c.svg'), 'new'))).toBe(true);
});

test('the folder of the game may go and come back', async () => {
  expect(await isSeen(() => rm(own(), { recursive: true }))).toBe(true);
  expect(
    await isSeen(async () => {
      await mkdir(own());
      await writeFile(own('game.json'), 'new');
    }),
  ).toBe(true);
  expect(await isSeen(() => writeFile(own('game.json'), 'newer'))).toBe(true);
});

test('what is hidden, and folders beside those of a game, are not noticed', async () => {
  await mkdir(own('print'));
  await pause(TOLD_MS);
  seen = 0;
  await writeFile(own('print', 'map.svg'), 'new');
  await writeFile(own('map.pdf'), 'new');
  await writeFile(own('logos', '.a.svg.swp'), 'new');
  await pause(TOLD_MS);
  expect(seen).toBe(0);
});
