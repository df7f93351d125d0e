/** Delay between the last keystroke and applying a length (95.6.3). */
export const SAVE_DELAY_MS = 800;

interface DelayedChange {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly apply: () => void;
}

/** Delayed changes by path. Each field has its own timer, so edits in two fields are both kept (95.2.3). */
const delayed = new Map<string, DelayedChange>();

export const cancelChange = (path: string): void => {
  clearTimeout(delayed.get(path)?.timer);
  delayed.delete(path);
};

/** Applies the delayed change of a path immediately. */
export const flushChange = (path: string): void => {
  const apply = delayed.get(path)?.apply;
  cancelChange(path);
  apply?.();
};

/** Applies a change after a delay. Each call restarts the delay. */
export const scheduleChange = (path: string, apply: () => void): void => {
  cancelChange(path);
  delayed.set(path, { apply, timer: setTimeout(() => flushChange(path), SAVE_DELAY_MS) });
};

export const flushChanges = (): void => [...delayed.keys()].forEach(flushChange);

export const cancelChanges = (): void => [...delayed.keys()].forEach(cancelChange);
