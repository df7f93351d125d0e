import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {});
});
afterEach(() => void vi.unstubAllGlobals());

test('where the browser refuses workers the page starts all the same, and what is to be drawn fails with the reason', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    },
  );
  const { engine } = await import('./engine.ts');
  await expect(engine('describe', {} as never)).rejects.toThrow('does not let the page start one');
});

test('what is asked of an engine that could not be loaded fails at once, instead of waiting for ever', async () => {
  const workers: EventTarget[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => undefined;
      constructor() {
        super();
        workers.push(this);
      }
    },
  );
  const { engine } = await import('./engine.ts');
  const waiting = engine('describe', {} as never);
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toThrow('could not be started');
  await expect(engine('describe', {} as never)).rejects.toThrow('could not be started');
});
