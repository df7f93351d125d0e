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

/** Where storage is forbidden, some browsers throw at the mere mention of a database. */
const hasDatabase = (host: Host): boolean => {
  try {
    return Boolean(host.indexedDB);
  } catch {
    return false;
  }
};

export const capabilitiesOf = (host: Host): Capabilities => ({
  system: hasDatabase(host) && typeof host.showOpenFilePicker === 'function',
  internal: typeof host.navigator.storage?.getDirectory === 'function',
});
