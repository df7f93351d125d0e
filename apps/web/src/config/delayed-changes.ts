/** How long a length waits for the next keystroke (95.6.3). */
export const PATIENCE = 800;

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly apply: () => void;
}

/** Changes that wait, by path: each field has its own clock, so two fields never lose an edit (95.2.3). */
const waiting = new Map<string, Waiting>();

export const cancelChange = (path: string): void => {
  clearTimeout(waiting.get(path)?.timer);
  waiting.delete(path);
};

/** Applies what waits for a path at once. */
export const flushChange = (path: string): void => {
  const apply = waiting.get(path)?.apply;
  cancelChange(path);
  apply?.();
};

/** Applies a change after the last keystroke; each call starts the wait anew. */
export const scheduleChange = (path: string, apply: () => void): void => {
  cancelChange(path);
  waiting.set(path, { apply, timer: setTimeout(() => flushChange(path), PATIENCE) });
};

export const flushChanges = (): void => [...waiting.keys()].forEach(flushChange);

export const cancelChanges = (): void => [...waiting.keys()].forEach(cancelChange);
