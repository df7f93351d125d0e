/**
 * The interface of the desktop application to its page (98.10). The host sets `window.platelayer` before any code of the page
 * runs. The calls of 98.10.3 always exist. Additions are used if the host has them.
 *
 * This file imports nothing, so that the host's own half can be checked against it.
 */
export interface Bridge extends BridgeCalls, Partial<BridgeAdditions> {}

export interface BridgeCalls {
  loadPlatformAndVersions(): Promise<PlatformAndVersions>;
  loadConfig(): Promise<DesktopConfig>;
  /** By id or slug; each summary contains both. */
  loadSummaries(): Promise<{ readonly electron: Readonly<Record<string, DesktopSummary>> }>;
  /** Returns the parsed file and pushes its saves as event `game`. Rejects if the file is missing or not a game. */
  loadGame(id: string): Promise<object>;
  /** Removes a game from the list, never its file. */
  deleteGame(id: string): Promise<void>;
  /**
   * Asks for a file and returns its slug, or nothing if cancelled. Rejects with `File was not a valid Platelayer game`, and
   * a `RefusedFile` if the host has it.
   */
  openGame(): Promise<string | null | undefined>;
  /** Opens a dropped file: the file object, or the path of the event `drop`. */
  saveGamePath(file: File | string): Promise<string>;
  addRecent(title: string, slug: string): void;
  /** Makes all files of a game and reports by event. */
  exportPDF(slug: string, fileMap: FileMap): void;
  exportPNG(slug: string, fileMap: FileMap): void;
  /** Makes a file of one page, such as `/games/candle-bay/map?paginated=true`. */
  pdf(pathAndSearch: string): void;
  png(pathAndSearch: string): void;
  checkForUpdates(): void;
  downloadUpdate(): void;
  /** Returns a function that removes the listener. */
  on<K extends keyof BridgeEvents>(event: K, listener: BridgeListener<K>): () => void;
  /** Removes all listeners. */
  off(): void;
}

export interface BridgeAdditions {
  /** The text of the file, so that problems have line numbers. Starts the watch like `loadGame`. */
  loadGameText(id: string): Promise<string>;
  /** The text for the list of games, without starting or moving the watch. */
  peekGameText(id: string): Promise<string>;
  /** The game file, first, and its assets by relative path. Starts the watch like `loadGame`. */
  loadGameFiles(id: string): Promise<HostFiles>;
  /** Like `loadGameFiles`, without starting or moving the watch. */
  peekGameFiles(id: string): Promise<HostFiles>;
  /** Asks for a folder, adds its games, and returns the slug of the one to show. */
  openGameFolder(): Promise<string | null | undefined>;
  /** Files of a drop that was not a game but can be imported. Works once per drop. */
  readDropped(path: string): Promise<HostFiles>;
  /** Asks for a folder to write to; nothing if cancelled. */
  pickFolder(): Promise<PickedPlace | null | undefined>;
  /** Asks for a file with the system's save dialog, which also confirms replacing one. */
  pickFile(
    title: string,
    kind: string,
    ending: string,
    name: string,
  ): Promise<PickedPlace | null | undefined>;
  /** The names that already exist in a selected folder. */
  taken(token: string, names: readonly string[]): Promise<readonly string[]>;
  /** Returns the number of bytes written. For a selected file, `name` is the name from `PickedPlace`. */
  writeFile(token: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<number>;
  /** Shows a selected folder in the file manager, or a file in its viewer. */
  openPlace(token: string): Promise<void>;
  /** Opens a game file in the user's editor, at a line (from 1) if the editor supports it. */
  openInEditor(id: string, line: number): Promise<void>;
  /** Set while an export runs, so that the window asks before closing. */
  setBusy(busy: boolean): void;
}

/** Files by path. A string is why a file was left out. */
export type HostFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer> | string>;

/** Addition to the error about a file that is not a game: its name and text, in which the page finds the error. */
export interface RefusedFile {
  readonly file: string;
  readonly text: string;
}

/** Events of the host (98.10.4), with the arguments of the listener. */
export interface BridgeEvents {
  readonly alert: [title: string, message: string, type: 'info' | 'success' | 'warning' | 'error'];
  readonly progress: [title: string, message: string, percent: number];
  /** A save of the watched file. Text and slug are additions. With a text, the game may be missing (broken file). */
  readonly game: [game: object | null | undefined, text?: string, slug?: string];
  /** Addition: the watched file has been missing or unreadable for a while. The host keeps looking for it. */
  readonly lost: [slug: string];
  readonly redirect: [path: string];
  readonly update: [state: UpdateState];
  readonly downloadProgress: [percent: number];
  /** Addition: the host received a drop on the window. */
  readonly drop: [path: string];
  /** Addition: whether something is being dragged over the window. */
  readonly dragging: [over: boolean];
  /** Addition: the host returns an export call for the page to make the files. */
  readonly make: [order: ExportCall, slugOrPath: string, fileMap?: FileMap];
}

export type BridgeListener<K extends keyof BridgeEvents> = (...args: BridgeEvents[K]) => void;

export type ExportCall = 'exportPDF' | 'exportPNG' | 'pdf' | 'png';

/** File names by page address relative to `/games/{slug}/` (98.11.1). */
export type FileMap = Readonly<Record<string, string>>;

export interface PlatformAndVersions {
  /** `linux`, `darwin` or `win32`. */
  readonly platform: string;
  readonly versions: Readonly<Record<'system' | 'shell' | 'engine' | 'app', string>>;
}

export interface DesktopConfig extends PlatformAndVersions {
  /** Contents of the configuration file (98.10.5). */
  readonly config: object;
  readonly path: string;
}

export interface DesktopSummary {
  readonly id: string;
  readonly type: 'electron';
  readonly slug: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  readonly publisher?: string;
}

/** A folder or file that the user has selected. */
export interface PickedPlace {
  readonly token: string;
  readonly name: string;
  readonly path: string;
}

/** Each event `update` replaces the whole state (98.10.6). */
export interface UpdateState {
  readonly checking?: boolean;
  readonly available?: boolean;
  readonly info?: { readonly version: string };
  /** The reason for a failed check or download. */
  readonly error?: string | boolean;
  /** Whether this is a build without updates. */
  readonly dev?: boolean;
  /** From 0 to 100. */
  readonly downloading?: number;
}

declare global {
  interface Window {
    readonly platelayer?: Bridge;
  }
}

/** The bridge, in the desktop application only. */
export const bridge: Bridge | undefined = typeof window === 'undefined' ? undefined : window.platelayer;
