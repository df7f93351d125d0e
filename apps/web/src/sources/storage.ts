/** Local storage as far as it is there: it may be missing, forbidden or full, and the page works on (98.8). */
export interface SafeStorage {
  /** The parsed value; nothing where there is none or it is unreadable. */
  read(key: string): unknown;
  /** Written only when it changed; `undefined` removes the key. */
  write(key: string, value: unknown): void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const safeStorage = (store: () => Store): SafeStorage => ({
  read: (key) => {
    try {
      return JSON.parse(store().getItem(key) ?? 'null') ?? undefined;
    } catch (error) {
      console.error(`The stored value "${key}" is unreadable.`, error);
      return undefined;
    }
  },
  write: (key, value) => {
    try {
      const text = JSON.stringify(value);
      if (text === undefined) store().removeItem(key);
      else if (store().getItem(key) !== text) store().setItem(key, text);
    } catch {
      // Without storage nothing is remembered.
    }
  },
});
