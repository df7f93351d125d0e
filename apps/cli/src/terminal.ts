/** Everything a command uses outside the program. Tests pass one that is all in memory. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether `out` shows styles. */
  readonly colors: boolean;
  /** Width of the window that `out` writes to; undefined if it writes to a file or another program. */
  readonly columns?: number;
  /** Absolute path of the working folder. */
  readonly folder: string;
  /** User name. */
  readonly user: string;
  /** Folder for settings, which need not exist. */
  readonly home: string;
  /** Asks a yes-or-no question; undefined if there is no terminal to ask in. */
  readonly ask?: (question: string) => Promise<Answer>;
  /** Opens an address in the browser, if the system has a desktop. */
  readonly browse: (address: string) => void;
  /** Opens a file in the user's editor, at a line if the editor supports it; undefined if there is no editor. */
  readonly edit?: (path: string, line: number) => void;
  /** Fails like Node, with an error whose `code` is `ENOENT`, `EISDIR` and so on. */
  readonly read: (path: string) => Promise<Uint8Array>;
  readonly exists: (path: string) => Promise<boolean>;
  /** Makes a folder if necessary, and fails if it is not writable. */
  readonly prepare: (folder: string) => Promise<void>;
  /** Writes a file atomically, making folders if necessary. */
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>;
  /** Runs Git in a folder and returns its output; fails with its message, or if Git is not installed. */
  readonly git: (folder: string, args: readonly string[]) => Promise<Uint8Array>;
  /** Lists the names in a folder; names of folders end in `/`. */
  readonly list: (path: string) => Promise<readonly string[]>;
  /** Aborts when the user stops the program. Before the first call, stopping ends the program immediately. */
  readonly interrupted: () => AbortSignal;
  /** Yields for each change of a file, even if it is saved by renaming another one, or of the game and assets in a folder. */
  readonly changes: (path: string, signal: AbortSignal) => AsyncIterable<void>;
}

/** `stopped`: the user stopped the program instead of answering. */
export type Answer = 'yes' | 'no' | 'stopped';

export const isFolder = (path: string, { list }: Terminal): Promise<boolean> =>
  list(path).then(
    () => true,
    () => false,
  );

/** `failed`: errors in a file, or parts that could not be made. `unusable`: wrong arguments, or a file system error. */
export const EXIT_STATUS = { fine: 0, failed: 1, unusable: 2, stopped: 130 } as const;

export type ExitStatus = (typeof EXIT_STATUS)[keyof typeof EXIT_STATUS];
