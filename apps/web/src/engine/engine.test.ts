import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {});
});
afterEach(() => void vi.unstubAllGlobals());

test('the page starts even if the browser blocks workers, and jobs fail with the reason', async () => {
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

test('jobs of an engine that failed to load fail immediately instead of waiting forever', async () => {
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
