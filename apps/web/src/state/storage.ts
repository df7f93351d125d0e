/** Browser storage that may be missing, blocked or full without breaking the application (98.8). */
export interface SafeStorage {
  /** The text of a key; null if it has none, undefined if storage does not work. */
  readText(key: string): string | null | undefined;
  /** Writes a changed text; undefined removes the key. */
  writeText(key: string, text: string | undefined): void;
  /** The parsed value; undefined if missing or unreadable. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const safeStorage = (store: () => Store): SafeStorage => {
  let usable = true;
  const attempt = <T>(access: () => T): T | undefined => {
    if (!usable) return undefined;
    try {
      return access();
    } catch {
      // Stop reading it, because its contents are now out of date.
      usable = false;
      return undefined;
    }
  };
  const readText = (key: string) => attempt(() => store().getItem(key));
  const writeText = (key: string, text: string | undefined) =>
    attempt(() => {
      if (text === undefined) store().removeItem(key);
      else if (store().getItem(key) !== text) store().setItem(key, text);
    });
  return {
    readText,
    writeText,
    read: (key) => {
      try {
        return JSON.parse(readText(key) ?? 'null') ?? undefined;
      } catch (error) {
        console.error(`The stored value "${key}" is unreadable.`, error);
        return undefined;
      }
    },
    write: (key, value) => writeText(key, JSON.stringify(value)),
  };
};

export const browserStorage = safeStorage(() => localStorage);
