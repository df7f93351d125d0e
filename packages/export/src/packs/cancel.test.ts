import process from 'node:process';
import { bundledGame } from '@platelayer/library';
import { expect, test } from 'vitest';
import { effortSince } from '../../../../scripts/testing/effort.ts';
import { planExport } from '../plan.ts';
import { runExport } from '../result.ts';
import { drawingsOf, press } from '../testing/drawings.ts';
// Loads the code beforehand, so that the test does not measure it.
import './shop/index.ts';
import './tts/table-file.ts';
import './vassal/index.ts';

test.each(['shop', 'tts', 'vassal'])('cancelling a %s pack ends it soon, without a file', async (format) => {
  const drawings = drawingsOf(JSON.parse((await bundledGame('meridian')) ?? ''));
  const options = { imagesByName: true };
  const { files } = await planExport(drawings, { scope: { kind: 'game' }, formats: [format], options });
  const controller = new AbortController();
  let cancelled: ReturnType<typeof process.cpuUsage> | undefined;
  setTimeout(() => {
    cancelled = process.cpuUsage();
    controller.abort();
  }, 300);
  const made: string[] = [];
  const run = async () => {
    for await (const { file } of runExport(files, { ...press, signal: controller.signal }))
      made.push(file.name);
  };
  await expect(run()).rejects.toThrow(/abort/i);
  // About a second on an idle machine.
  expect(effortSince(cancelled!)).toBeLessThan(50);
  expect(made).toEqual([]);
});
