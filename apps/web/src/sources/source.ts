import type { FolderGame } from '@platelayer/export';
import type { GameDescription, GameInput } from '../engine/values.ts';
import type { Meta, SourceType, Summary } from '../state/store.ts';
import type { SystemHandle } from './file-system.ts';

/** Content of a game, with a handle if the file can be read again. */
export interface SourceGame {
  readonly input: GameInput;
  readonly live?: LiveFile;
}

export interface LiveFile {
  readonly handle: SystemHandle;
  /** Changes when the file changes. */
  readonly stamp: string;
}

/** The fields of a game's `info` that a summary repeats (98.6.1). */
export type SummaryFields = Pick<Summary, 'title' | 'subtitle' | 'designer' | 'publisher' | 'ownPublisher'>;

/** A source of games (98.6). Rejects with a `SourceError` or an error of the browser. */
export interface GameSource {
  list(): Promise<readonly Summary[]>;
  /** Reads the game to show it. */
  read(id: string): Promise<SourceGame>;
  /** Reads the current file, never an earlier version. Undefined for sources without files. */
  refresh?(id: string): Promise<SourceGame>;
  /** Reads the game for its thumbnail, if that does not need the user's permission. */
  peek(id: string): Promise<GameInput | undefined>;
  /** Called when the content is a valid game, with its new summary. */
  accept?(id: string, fields: SummaryFields): Promise<void>;
  /** Adds all games of the folder to the list. `path` is the game that was read. */
  companions?(
    id: string,
    path: string | undefined,
    games: readonly FolderGame[],
  ): Promise<readonly Summary[]>;
  /** Called when the content is not a valid game. */
  refuse?(id: string): Promise<void>;
  /** Removes the game from the list. Never deletes the user's file. */
  remove(id: string): Promise<void>;
}

/** Returns the summary of a game, or undefined if the input is not a game. */
export type Describe = (input: GameInput) => Promise<GameDescription | undefined>;

/** Returns the error for a file that is not a game. */
export type Refuse = (file: string, input: GameInput) => Promise<Error>;

/** Only the desktop application has a source for desktop games. */
export type GameSources = Readonly<Record<Exclude<SourceType, 'electron'>, GameSource>> & {
  readonly electron?: GameSource;
};

/** Picks the fields that are stored and listed. */
export const summaryOf = (
  meta: Meta,
  { title, subtitle, designer, publisher, ownPublisher }: SummaryFields,
): Summary => ({
  title,
  ...(subtitle !== undefined && { subtitle }),
  ...(designer !== undefined && { designer }),
  ...(publisher !== undefined && { publisher }),
  ...(ownPublisher !== undefined && { ownPublisher }),
  ...meta,
});
