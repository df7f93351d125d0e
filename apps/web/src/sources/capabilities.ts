import type { FilePicker, FolderPicker, OpfsFolder } from './file-system.ts';

/** What this browser lets a page do with the user's files (98.2). */
export interface Capabilities {
  /** Files remembered by handle. */
  readonly system: boolean;
  /** Files copied into the origin's private file system. */
  readonly internal: boolean;
}

/** The parts of `window` that decide. */
export interface BrowserHost {
  readonly indexedDB?: unknown;
  readonly showOpenFilePicker?: FilePicker;
  readonly showDirectoryPicker?: FolderPicker;
  readonly navigator: { readonly storage?: { readonly getDirectory?: () => Promise<OpfsFolder> } };
}

/** Where storage is forbidden, some browsers throw at the mere mention of a database. */
const hasDatabase = (host: BrowserHost): boolean => {
  try {
    return Boolean(host.indexedDB);
  } catch {
    return false;
  }
};

export const capabilitiesOf = (host: BrowserHost): Capabilities => ({
  system: hasDatabase(host) && typeof host.showOpenFilePicker === 'function',
  internal: typeof host.navigator.storage?.getDirectory === 'function',
});
