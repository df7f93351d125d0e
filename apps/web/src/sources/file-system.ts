/**
 * The parts of the browser's file APIs that sources use. Narrow, so that tests can fake them, and because TypeScript
 * has no types for pickers and permissions yet.
 */

interface Handle {
  readonly name: string;
  isSameEntry?(other: SystemHandle): Promise<boolean>;
  queryPermission?(what: { readonly mode: 'read' }): Promise<PermissionState>;
  requestPermission?(what: { readonly mode: 'read' }): Promise<PermissionState>;
}

export interface FileHandle extends Handle {
  readonly kind: 'file';
  getFile(): Promise<File>;
}

export interface FolderHandle extends Handle {
  readonly kind: 'directory';
  values(): AsyncIterable<SystemHandle>;
}

/** A file or folder of the user that can be read again. */
export type SystemHandle = FileHandle | FolderHandle;

export interface PickerOptions {
  readonly id: string;
  readonly multiple: boolean;
  readonly excludeAcceptAllOption: boolean;
  readonly types: readonly {
    readonly description: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
  }[];
}

export type FilePicker = (options: PickerOptions) => Promise<readonly FileHandle[]>;

export type FolderPicker = (options: { readonly id: string }) => Promise<FolderHandle>;

/** A folder of the origin's private file system. */
export interface OpfsFolder {
  getDirectoryHandle(name: string, options?: { readonly create: boolean }): Promise<OpfsFolder>;
  getFileHandle(name: string, options?: { readonly create: boolean }): Promise<OpfsFile>;
  removeEntry(name: string): Promise<void>;
  values(): AsyncIterable<OpfsFile | { readonly kind: 'directory'; readonly name: string }>;
}

export interface OpfsFile extends FileHandle {
  createWritable?(): Promise<{ write(content: Blob | string): Promise<void>; close(): Promise<void> }>;
}

export interface DroppedItem {
  readonly kind: string;
  getAsFile(): File | null;
  getAsFileSystemHandle?(): Promise<SystemHandle | null>;
  /** Older API, for folders in browsers without handles. */
  webkitGetAsEntry?(): DroppedEntry | null;
}

/** A dropped file or folder in the older API. It can be read only once. */
export type DroppedEntry =
  | {
      readonly isDirectory: false;
      readonly name: string;
      file(take: (file: File) => void, fail: (error: unknown) => void): void;
    }
  | {
      readonly isDirectory: true;
      readonly name: string;
      createReader(): {
        readEntries(take: (entries: readonly DroppedEntry[]) => void, fail: (error: unknown) => void): void;
      };
    };
