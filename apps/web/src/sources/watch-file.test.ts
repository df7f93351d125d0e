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
  test('reports a save once, within a second', async () => {
    const { file, texts } = watching();
    await tick();
    expect(texts).toEqual([]);
    file.save('two');
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts).toEqual(['two']);
  });

  test('does not read the file while the page is hidden', async () => {
    let visible = false;
    const { file, texts } = watching({ visible: () => visible });
    file.save('two');
    await tick();
    expect(texts).toEqual([]);
    visible = true;
    await tick();
    expect(texts).toEqual(['two']);
  });

  test('finds a file again that is missing for a moment', async () => {
    const { file, texts } = watching();
    file.vanish();
    await tick();
    file.save('two');
    await tick();
    expect(texts).toEqual(['two']);
  });

  test('reports a stopped server once, polls it every three seconds, and follows it when it is back', async () => {
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

  test('stops when asked to', async () => {
    const { file, texts, stop } = watching();
    stop();
    file.save('two');
    await tick();
    expect(texts).toEqual([]);
  });

  describe("with the browser's file observer", () => {
    let notice: (records: readonly ObserverRecord[]) => void;
    const disconnect = vi.fn();
    class Observer {
      constructor(callback: typeof notice) {
        notice = callback;
      }
      async observe() {}
      disconnect = disconnect;
    }

    test('reads the file only after an event', async () => {
      const { file, texts, stop } = watching({ observer: Observer });
      // The first check, when watching begins.
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

    test('does not miss an event during the previous update', async () => {
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

    test('polls a file after it was saved by renaming over it', async () => {
      const { file, texts } = watching({ observer: Observer });
      notice([{ type: 'disappeared' }]);
      file.save('two');
      await tick();
      expect(texts).toEqual(['two']);
    });

    test('polls a file that cannot be read after an event', async () => {
      const { file, texts } = watching({ observer: Observer });
      await tick();
      file.vanish();
      notice([{ type: 'modified' }]);
      await tick();
      file.save('two');
      await tick();
      expect(texts).toEqual(['two']);
    });

    test('polls if the observer refuses', async () => {
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
