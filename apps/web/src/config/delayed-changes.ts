/** How long a length waits for the next keystroke (95.6.3). */
export const SAVE_DELAY_MS = 800;

interface DelayedChange {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly apply: () => void;
}

/** Changes that wait, by path: each field has its own clock, so two fields never lose an edit (95.2.3). */
const delayed = new Map<string, DelayedChange>();

export const cancelChange = (path: string): void => {
  clearTimeout(delayed.get(path)?.timer);
  delayed.delete(path);
};

/** Applies what waits for a path at once. */
export const flushChange = (path: string): void => {
  const apply = delayed.get(path)?.apply;
  cancelChange(path);
  apply?.();
};

/** Applies a change after the last keystroke; each call starts the wait anew. */
export const scheduleChange = (path: string, apply: () => void): void => {
  cancelChange(path);
  delayed.set(path, { apply, timer: setTimeout(() => flushChange(path), SAVE_DELAY_MS) });
};

export const flushChanges = (): void => [...delayed.keys()].forEach(flushChange);

export const cancelChanges = (): void => [...delayed.keys()].forEach(cancelChange);
