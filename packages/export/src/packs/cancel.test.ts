import process from 'node:process';
import { bundledGame } from '@platelayer/library';
import { expect, test } from 'vitest';
import { effortSince } from '../../../../scripts/testing/effort.ts';
import { planExport } from '../plan.ts';
import { runExport } from '../result.ts';
import { drawingsOf, press } from '../testing/drawings.ts';
// Loading their code is not what a cancel has to wait for.
import './shop/index.ts';
import './tts/index.ts';
import './vassal/index.ts';

test.each(['shop', 'tts', 'vassal'])(
  '%s: a cancel ends the pack soon, and nothing of it is kept',
  async (format) => {
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
    // A second of a machine that has nothing else to do.
    expect(effortSince(cancelled!)).toBeLessThan(50);
    expect(made).toEqual([]);
  },
);
