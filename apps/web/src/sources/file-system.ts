/**
 * The parts of the browser's file interfaces that sources use. Narrow, so that tests can stand in for
 * them, and because TypeScript does not know the pickers and permissions yet.
 */

export interface FileHandle {
  readonly kind: 'file';
  readonly name: string;
  getFile(): Promise<File>;
  isSameEntry?(other: FileHandle): Promise<boolean>;
  queryPermission?(what: { readonly mode: 'read' }): Promise<PermissionState>;
  requestPermission?(what: { readonly mode: 'read' }): Promise<PermissionState>;
}

export interface PickerOptions {
  readonly id: string;
  readonly multiple: boolean;
  readonly excludeAcceptAllOption: boolean;
  readonly types: readonly {
    readonly description: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
  }[];
}

export type Picker = (options: PickerOptions) => Promise<readonly FileHandle[]>;

/** A folder of the origin's private file system. */
export interface Folder {
  getDirectoryHandle(name: string, options?: { readonly create: boolean }): Promise<Folder>;
  getFileHandle(name: string, options?: { readonly create: boolean }): Promise<PrivateFile>;
  removeEntry(name: string): Promise<void>;
  values(): AsyncIterable<PrivateFile | { readonly kind: 'directory'; readonly name: string }>;
}

export interface PrivateFile extends FileHandle {
  createWritable?(): Promise<{ write(content: Blob | string): Promise<void>; close(): Promise<void> }>;
}

/** What a drop hands over. */
export interface DroppedItem {
  readonly kind: string;
  getAsFile(): File | null;
  getAsFileSystemHandle?(): Promise<FileHandle | { readonly kind: 'directory' } | null>;
}
