import type { Folder, FolderPicker, Picker } from './file-system.ts';

/** What this browser lets a page do with the user's files (98.2). */
export interface Capabilities {
  /** Files remembered by handle. */
  readonly system: boolean;
  /** Files copied into the origin's private file system. */
  readonly internal: boolean;
}

/** The parts of `window` that decide. */
export interface Host {
  readonly indexedDB?: unknown;
  readonly showOpenFilePicker?: Picker;
  readonly showDirectoryPicker?: FolderPicker;
  readonly navigator: { readonly storage?: { readonly getDirectory?: () => Promise<Folder> } };
}

export const capabilitiesOf = (host: Host): Capabilities => ({
  system: Boolean(host.indexedDB) && typeof host.showOpenFilePicker === 'function',
  internal: typeof host.navigator.storage?.getDirectory === 'function',
});
