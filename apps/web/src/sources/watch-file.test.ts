import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameInput } from '../engine/values.ts';
import { fakeFile } from './testing/fakes.ts';
import { type ObserverRecord, POLL_INTERVAL_MS, type WatchHost, watchFile } from './watch-file.ts';

const textOf = (input: GameInput) => ('text' in input ? input.text : '');

const watching = (host: Partial<WatchHost> = {}) => {
  const file = fakeFile('one');
  const texts: string[] = [];
  const changed = async (input: GameInput) => void texts.push(textOf(input));
  const stop = watchFile({ handle: file, stamp: '3 1' }, changed, { visible: () => true, ...host });
  return { file, texts, stop };
};

const tick = () => vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('watching a file', () => {
  test('a save is noticed within a second, once', async () => {
    const { file, texts } = watching();
    await tick();
    expect(texts).toEqual([]);
    file.save('two');
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts).toEqual(['two']);
  });

  test('nothing is read while the page is hidden', async () => {
    let visible = false;
    const { file, texts } = watching({ visible: () => visible });
    file.save('two');
    await tick();
    expect(texts).toEqual([]);
    visible = true;
    await tick();
    expect(texts).toEqual(['two']);
  });

  test('a file that is gone for a moment is found again', async () => {
    const { file, texts } = watching();
    file.vanish();
    await tick();
    file.save('two');
    await tick();
    expect(texts).toEqual(['two']);
  });

  test('a stopped server is reported once, asked every three seconds, and followed when it is back', async () => {
    const file = fakeFile('one');
    const { getFile } = file;
    let looks = 0;
    file.getFile = async () => {
      looks += 1;
      throw new DOMException('no answer', 'NetworkError');
    };
    const texts: string[] = [];
    const lost = vi.fn();
    const changed = async (input: GameInput) => void texts.push(textOf(input));
    watchFile({ handle: file, stamp: '3 1' }, changed, { visible: () => true }, lost);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(lost.mock.calls).toEqual([[{ reason: 'stopped', message: 'no answer' }]]);
    expect(looks).toBeGreaterThan(8);
    expect(looks).toBeLessThan(15);
    file.save('two');
    file.getFile = getFile;
    await vi.advanceTimersByTimeAsync(4000);
    expect(texts).toEqual(['two']);
    expect(lost.mock.calls.slice(1)).toEqual([[]]);
  });

  test('ends when told', async () => {
    const { file, texts, stop } = watching();
    stop();
    file.save('two');
    await tick();
    expect(texts).toEqual([]);
  });

  describe("with the browser's own watcher", () => {
    let notice: (records: readonly ObserverRecord[]) => void;
    const disconnect = vi.fn();
    class Observer {
      constructor(callback: typeof notice) {
        notice = callback;
      }
      async observe() {}
      disconnect = disconnect;
    }

    test('the file is looked at when it tells of a change, and not before', async () => {
      const { file, texts, stop } = watching({ observer: Observer });
      // The look that the watch begins with.
      await tick();
      file.save('two');
      await tick();
      expect(texts).toEqual([]);
      notice([{ type: 'modified' }]);
      await tick();
      expect(texts).toEqual(['two']);
      stop();
      expect(disconnect).toHaveBeenCalled();
    });

    test('a change that it tells of while the last one is shown is not lost', async () => {
      const file = fakeFile('one');
      const texts: string[] = [];
      const changed = async (input: GameInput) => {
        const text = textOf(input);
        texts.push(text);
        if (text !== 'two') return;
        file.save('three');
        notice([{ type: 'modified' }]);
      };
      watchFile({ handle: file, stamp: '3 1' }, changed, { visible: () => false, observer: Observer });
      file.save('two');
      notice([{ type: 'modified' }]);
      await tick();
      expect(texts).toEqual(['two', 'three']);
    });

    test('a file saved by renaming over it is polled from then on', async () => {
      const { file, texts } = watching({ observer: Observer });
      notice([{ type: 'disappeared' }]);
      file.save('two');
      await tick();
      expect(texts).toEqual(['two']);
    });

    test('a file that cannot be read when it tells of a change is polled from then on', async () => {
      const { file, texts } = watching({ observer: Observer });
      await tick();
      file.vanish();
      notice([{ type: 'modified' }]);
      await tick();
      file.save('two');
      await tick();
      expect(texts).toEqual(['two']);
    });

    test('a watcher that refuses is replaced by polling', async () => {
      class Refusing extends Observer {
        override async observe() {
          throw new Error('not supported here');
        }
      }
      const { file, texts } = watching({ observer: Refusing });
      file.save('two');
      await tick();
      await tick();
      expect(texts).toEqual(['two']);
    });
  });
});
