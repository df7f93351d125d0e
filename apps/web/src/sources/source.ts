import type { FolderGame } from '@platelayer/export';
import type { GameDescription, GameInput } from '../engine/values.ts';
import type { Meta, SourceType, Summary } from '../state/store.ts';
import type { SystemHandle } from './file-system.ts';

/** What a game is opened from; a handle where it can be read again, whose `stamp` then tells changes. */
export interface SourceGame {
  readonly input: GameInput;
  readonly live?: LiveFile;
}

export interface LiveFile {
  readonly handle: SystemHandle;
  readonly stamp: string;
}

/** The fields of a game's `info` that a summary repeats (98.6.1). */
export type SummaryFields = Pick<Summary, 'title' | 'subtitle' | 'designer' | 'publisher' | 'ownPublisher'>;

/** A place where games come from (98.6). Every failure is a `SourceError` or the browser's own. */
export interface GameSource {
  list(): Promise<readonly Summary[]>;
  /** The game as it is now, for showing it. */
  read(id: string): Promise<SourceGame>;
  /** The game as its file is now, never an earlier version; missing if the game has no file. */
  refresh?(id: string): Promise<SourceGame>;
  /** The game for the picture in the list, if it can be had without asking the user anything. */
  peek(id: string): Promise<GameInput | undefined>;
  /** What was read is a game and says this of itself. */
  accept?(id: string, fields: SummaryFields): Promise<void>;
  /** The games that share a folder with one that was read, which is at `path`: each is in the list from then on. */
  companions?(
    id: string,
    path: string | undefined,
    games: readonly FolderGame[],
  ): Promise<readonly Summary[]>;
  /** What was read is no game. */
  refuse?(id: string): Promise<void>;
  /** Forgets the game; never touches the user's own file. */
  remove(id: string): Promise<void>;
}

/** Looks into a game; nothing where it is none. */
export type Describe = (input: GameInput) => Promise<GameDescription | undefined>;

/** Why a file is no game, to be thrown. */
export type Refuse = (file: string, input: GameInput) => Promise<Error>;

/** Desktop games have a source in the desktop application only. */
export type GameSources = Readonly<Record<Exclude<SourceType, 'electron'>, GameSource>> & {
  readonly electron?: GameSource;
};

/** A summary as it is kept: only the fields that a list needs. */
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
