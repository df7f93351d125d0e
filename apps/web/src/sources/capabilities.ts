import type { FilePicker, FolderPicker, OpfsFolder } from './file-system.ts';

/** Ways to open the user's files in this browser (98.2). */
export interface Capabilities {
  /** Files remembered by handle. */
  readonly system: boolean;
  /** Files copied into the origin's private file system. */
  readonly internal: boolean;
  /** Files remembered by the desktop application. Excludes the other ways. */
  readonly electron: boolean;
}

/** The parts of `window` that determine the capabilities. */
export interface BrowserHost {
  readonly platelayer?: unknown;
  readonly indexedDB?: unknown;
  readonly showOpenFilePicker?: FilePicker;
  readonly showDirectoryPicker?: FolderPicker;
  readonly navigator: { readonly storage?: { readonly getDirectory?: () => Promise<OpfsFolder> } };
}

/** If storage is disabled, some browsers throw on access to `indexedDB`. */
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
