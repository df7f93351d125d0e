/** All that a command touches of the world outside; a test hands in one that lives in memory. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether styles may be written to `out`. */
  readonly colors: boolean;
  /** Absolute path of the working folder. */
  readonly folder: string;
  /** Fails like Node's own: an error whose `code` is `ENOENT`, `EISDIR` and so on. */
  readonly read: (path: string) => Promise<Uint8Array>;
  readonly exists: (path: string) => Promise<boolean>;
  /** Writes all or nothing, making folders as needed: whoever reads the file meanwhile sees the old text or the new one. */
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>;
  /** Names of what a folder holds; those of folders end in `/`. */
  readonly list: (path: string) => Promise<readonly string[]>;
}

/** What a command tells its caller: all well, faults in a file, or no way to do what was asked. */
export const exitStatus = { fine: 0, faults: 1, unusable: 2 } as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];
