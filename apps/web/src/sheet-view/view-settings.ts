import { browserStorage } from '../state/storage.ts';

/** A fit follows the size of the view; a scale of 1 is true physical size. */
export type Zoom = { readonly fit: 'width' | 'page' } | { readonly scale: number };

/** How sheets are looked at, as the reader has chosen; what was never chosen follows the room that there is. */
interface ViewSettings {
  /** By component. */
  readonly zooms?: Readonly<Record<string, Zoom>>;
  readonly thumbnails?: boolean;
  readonly sideBySide?: boolean;
}

const KEY = 'sheetView';

/** Kept for the next visit (98.8). */
export const readViewSettings = (): ViewSettings => {
  const stored = browserStorage.read(KEY);
  return typeof stored === 'object' && stored !== null ? stored : {};
};

export const keepViewSettings = (changes: ViewSettings): void =>
  browserStorage.write(KEY, { ...readViewSettings(), ...changes });
