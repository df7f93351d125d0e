/**
 * What the desktop application gives its page (98.10). The host puts it into the window as `platelayer` before any code
 * of the page runs. The calls of 98.10.3 are always there; the additions are used where a host has them.
 *
 * This file imports nothing, so that the host's own half can be checked against it.
 */
export interface Bridge extends BridgeCalls, Partial<BridgeAdditions> {}

export interface BridgeCalls {
  loadPlatformAndVersions(): Promise<PlatformAndVersions>;
  loadConfig(): Promise<DesktopConfig>;
  /** By id or by slug: each summary says both itself. */
  loadSummaries(): Promise<{ readonly electron: Readonly<Record<string, DesktopSummary>> }>;
  /** The parsed file; from then on its saves are pushed as event `game`. Rejects what is missing or no game. */
  loadGame(id: string): Promise<object>;
  /** Forgets a game; never touches its file. */
  deleteGame(id: string): Promise<void>;
  /**
   * Asks for a file. Its slug, or nothing when cancelled; rejects `File was not a valid Platelayer game`, with a
   * `RefusedFile` where the host gives it.
   */
  openGame(): Promise<string | null | undefined>;
  /** Takes in what was dropped: a file object, or the path of the event `drop`. */
  saveGamePath(file: File | string): Promise<string>;
  addRecent(title: string, slug: string): void;
  /** Every file of a game; the outcome comes by event. */
  exportPDF(slug: string, fileMap: FileMap): void;
  exportPNG(slug: string, fileMap: FileMap): void;
  /** One page of the application, such as `/games/candle-bay/map?paginated=true`. */
  pdf(pathAndSearch: string): void;
  png(pathAndSearch: string): void;
  checkForUpdates(): void;
  downloadUpdate(): void;
  /** Returns what removes the listener. */
  on<K extends keyof BridgeEvents>(event: K, listener: BridgeListener<K>): () => void;
  /** Removes all listeners. */
  off(): void;
}

export interface BridgeAdditions {
  /** The file as it is written, so that problems have their lines; starts the watch as `loadGame` does. */
  loadGameText(id: string): Promise<string>;
  /** The same for the list of games, which neither starts nor moves the watch. */
  peekGameText(id: string): Promise<string>;
  /** The file of a game, first, and what belongs to it beside it, by their paths from there; starts the watch as `loadGame` does. */
  loadGameFiles(id: string): Promise<HostFiles>;
  /** The same without the watch. */
  peekGameFiles(id: string): Promise<HostFiles>;
  /** Asks for a folder and takes its games in; the slug of the one to show. */
  openGameFolder(): Promise<string | null | undefined>;
  /** What was dropped and turned out to be no game, as far as the page can import it; once. */
  readDropped(path: string): Promise<HostFiles>;
  /** Asks for a folder to write into; nothing when cancelled. */
  pickFolder(): Promise<PickedPlace | null | undefined>;
  /** Asks for a file to write, by the system's own save dialog, which also asks before it replaces one. */
  pickFile(
    title: string,
    kind: string,
    ending: string,
    name: string,
  ): Promise<PickedPlace | null | undefined>;
  /** Those of the names that a picked folder has already. */
  taken(token: string, names: readonly string[]): Promise<readonly string[]>;
  /** The number of bytes written. For a picked file the name is that of its place. */
  writeFile(token: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<number>;
  /** Shows a picked folder in the file manager, a picked file in its viewer. */
  openPlace(token: string): Promise<void>;
  /** Opens the file of a game in the user's editor, at a line that counts from 1 where the editor can. */
  openInEditor(id: string, line: number): Promise<void>;
  /** Whether an export runs: the window then asks before it closes. */
  setBusy(busy: boolean): void;
}

/** Files by their paths; of one that was left out, why. */
export type HostFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer> | string>;

/** Addition to the error about a file that is no game: its name and what is in it, in which the page finds the fault. */
export interface RefusedFile {
  readonly file: string;
  readonly text: string;
}

/** What the host pushes (98.10.4), with the arguments of the listener. */
export interface BridgeEvents {
  readonly alert: [title: string, message: string, type: 'info' | 'success' | 'warning' | 'error'];
  readonly progress: [title: string, message: string, percent: number];
  /** A save of the watched file. Text and slug are additions; with a text the game may be absent (a broken file). */
  readonly game: [game: object | null | undefined, text?: string, slug?: string];
  /** Addition: the watched file has been away for a while, or may not be read. It is still looked for. */
  readonly lost: [slug: string];
  readonly redirect: [path: string];
  readonly update: [state: UpdateState];
  readonly downloadProgress: [percent: number];
  /** Addition: something was dropped on the window, and the host has taken the drop over. */
  readonly drop: [path: string];
  /** Addition: something hovers over the window, or no longer does. */
  readonly dragging: [over: boolean];
  /** Addition: the order of an export call comes back, for the page to make the files. */
  readonly make: [order: ExportCall, slugOrPath: string, fileMap?: FileMap];
}

export type BridgeListener<K extends keyof BridgeEvents> = (...args: BridgeEvents[K]) => void;

export type ExportCall = 'exportPDF' | 'exportPNG' | 'pdf' | 'png';

/** Names of files by the addresses of what they show, relative to `/games/{slug}/` (98.11.1). */
export type FileMap = Readonly<Record<string, string>>;

export interface PlatformAndVersions {
  /** `linux`, `darwin` or `win32`. */
  readonly platform: string;
  readonly versions: Readonly<Record<'system' | 'shell' | 'engine' | 'app', string>>;
}

export interface DesktopConfig extends PlatformAndVersions {
  /** The content of the configuration file (98.10.5). */
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

/** A folder or file that the user has picked. */
export interface PickedPlace {
  readonly token: string;
  readonly name: string;
  readonly path: string;
}

/** Every event `update` brings a whole new state (98.10.6). */
export interface UpdateState {
  readonly checking?: boolean;
  readonly available?: boolean;
  readonly info?: { readonly version: string };
  /** Why a check or download failed. */
  readonly error?: string | boolean;
  /** A build that does not update itself. */
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
