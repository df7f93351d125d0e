/** Local storage that may be missing, full or forbidden; the product then works without remembering (98.8). */

let usable = true;

const attempt = <T>(access: () => T): T | undefined => {
  if (!usable) return undefined;
  try {
    return access();
  } catch {
    usable = false;
    return undefined;
  }
};

/** The text of a key; `null` where there is none, `undefined` where nothing can be stored at all. */
export const readStoredText = (key: string): string | null | undefined =>
  attempt(() => localStorage.getItem(key));

/** Writes a text unless it is there already. */
export const writeText = (key: string, text: string): void =>
  attempt(() => {
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
  });

export const removeText = (key: string): void => attempt(() => localStorage.removeItem(key));
