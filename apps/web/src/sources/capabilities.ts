import type { FilePicker, FolderPicker, OpfsFolder } from './file-system.ts';

/** What this browser lets a page do with the user's files (98.2). */
export interface Capabilities {
  /** Files remembered by handle. */
  readonly system: boolean;
  /** Files copied into the origin's private file system. */
  readonly internal: boolean;
  /** Files remembered by the desktop application, which then is the only place of own games. */
  readonly electron: boolean;
}

/** The parts of `window` that decide. */
export interface BrowserHost {
  readonly platelayer?: unknown;
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

export const capabilitiesOf = (host: BrowserHost): Capabilities => {
  const electron = Boolean(host.platelayer);
  return {
    system: !electron && hasDatabase(host) && typeof host.showOpenFilePicker === 'function',
    internal: !electron && typeof host.navigator.storage?.getDirectory === 'function',
    electron,
  };
};
