/** All that a command touches of the world outside; a test hands in one that lives in memory. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether styles may be written to `out`. */
  readonly colors: boolean;
  /** Width of the window that `out` writes to; absent where that is a file or another program. */
  readonly columns?: number;
  /** Absolute path of the working folder. */
  readonly folder: string;
  /** Name of the user. */
  readonly user: string;
  /** Folder for the user's own settings; it need not exist. */
  readonly home: string;
  /** Asks a question that is answered by yes or no; absent where nobody could answer. */
  readonly ask?: (question: string) => Promise<Answer>;
  /** Shows an address in the user's browser, where there is a desktop to show it on. */
  readonly browse: (address: string) => void;
  /** Opens a file in the user's editor, at a line where the editor can; absent where there is no editor. */
  readonly edit?: (path: string, line: number) => void;
  /** Fails like Node's own: an error whose `code` is `ENOENT`, `EISDIR` and so on. */
  readonly read: (path: string) => Promise<Uint8Array>;
  readonly exists: (path: string) => Promise<boolean>;
  /** Makes a folder as needed, and fails where nothing can be written into it. */
  readonly prepare: (folder: string) => Promise<void>;
  /** Writes all or nothing, making folders as needed: whoever reads the file meanwhile sees the old text or the new one. */
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>;
  /** What the user's own Git answers in a folder; fails with its message, or where there is none. */
  readonly git: (folder: string, args: readonly string[]) => Promise<Uint8Array>;
  /** Names of what a folder holds; those of folders end in `/`. */
  readonly list: (path: string) => Promise<readonly string[]>;
  /** Aborts when the user wants the program to stop. Until it is asked for, that ends the program at once. */
  readonly interrupted: () => AbortSignal;
  /**
   * One value for each change of a file, also where programs save by putting a new file in its place, or of what belongs
   * to the game in a folder.
   */
  readonly changes: (path: string, signal: AbortSignal) => AsyncIterable<void>;
}

/** `stopped`: instead of an answer the user has stopped the program. */
export type Answer = 'yes' | 'no' | 'stopped';

export const isFolder = (path: string, { list }: Terminal): Promise<boolean> =>
  list(path).then(
    () => true,
    () => false,
  );

/** What a command tells its caller: all well, faults in a file, no way to do what was asked, or stopped by the user. */
export const EXIT_STATUS = { fine: 0, faults: 1, unusable: 2, stopped: 130 } as const;

export type ExitStatus = (typeof EXIT_STATUS)[keyof typeof EXIT_STATUS];
