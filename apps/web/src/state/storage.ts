/** Storage of the browser as far as it is there: it may be missing, forbidden or full, and the product works on (98.8). */
export interface SafeStorage {
  /** The text of a key; `null` where there is none, `undefined` where nothing can be stored at all. */
  readText(key: string): string | null | undefined;
  /** Written only when it changed; `undefined` removes the key. */
  writeText(key: string, text: string | undefined): void;
  /** The parsed value; nothing where there is none or it is unreadable. */
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
      // What is in it is out of date from now on.
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
