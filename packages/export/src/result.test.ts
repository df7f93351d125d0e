import { describe, expect, test } from 'vitest';
import type { ExportFile } from './formats/format.ts';
import { runExport } from './result.ts';
import { press } from './testing/drawings.ts';

/** Files that the test finishes itself, and a log of what happened. */
const files = (names: readonly string[]) => {
  const log: string[] = [];
  const made = names.map((name): ExportFile & { finish: (bytes?: Uint8Array) => void; fail: () => void } => {
    let [finish, fail] = [(_?: Uint8Array) => {}, () => {}];
    const bytes = new Promise<Uint8Array | undefined>((resolve, reject) => {
      finish = resolve;
      fail = () => reject(new Error(`${name} is broken`));
    });
    const make = () => {
      log.push(`${name} is begun`);
      return bytes;
    };
    return { name, kind: 'piece', make, finish, fail };
  });
  return { log, made };
};

const run = async (made: readonly ExportFile[], log: string[], ahead?: number): Promise<void> => {
  for await (const { file, ...step } of runExport(made, press, ahead))
    log.push(`${file.name}: ${'failure' in step ? step.failure : 'skipped' in step ? 'skipped' : 'made'}`);
};

describe('files are made', () => {
  test('one after another, even if one fails', async () => {
    const { log, made } = files(['a', 'b', 'c']);
    made[0]!.finish(new Uint8Array(1));
    made[1]!.fail();
    made[2]!.finish();
    await run(made, log);
    expect(log).toEqual([
      ...['a is begun', 'a: made', 'b is begun', 'b: b is broken', 'c is begun', 'c: skipped'],
    ]);
  });

  test('with the next one started early, but yielded in order', async () => {
    const { log, made } = files(['a', 'b', 'c']);
    const ended = run(made, log, 1);
    made[1]!.fail();
    made[0]!.finish(new Uint8Array(1));
    made[2]!.finish(new Uint8Array(1));
    await ended;
    expect(log).toEqual([
      ...['a is begun', 'b is begun', 'a: made', 'c is begun', 'b: b is broken', 'c: made'],
    ]);
  });

  test('until the user cancels', async () => {
    const { log, made } = files(['a', 'b', 'c']);
    const stop = new AbortController();
    const steps = runExport(made, { ...press, signal: stop.signal }, 1);
    made[0]!.finish(new Uint8Array(1));
    expect((await steps.next()).done).toBe(false);
    stop.abort(new Error('Enough.'));
    await expect(steps.next()).rejects.toThrow('Enough.');
    expect(log).toEqual(['a is begun', 'b is begun']);
  });
});
