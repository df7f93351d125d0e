import type { Description } from '../engine/messages.ts';
import type { Meta, SourceType, Summary } from '../state/store.ts';
import type { FileHandle } from './file-system.ts';

/** The text of a game; a handle where the file itself can be read again, `modified` then tells changes. */
export interface GameText {
  readonly text: string;
  readonly live?: { readonly handle: FileHandle; readonly modified: number };
}

/** The fields of a game's `info` that a summary repeats (98.6.1). */
export type SummaryFields = Pick<Summary, 'title' | 'subtitle' | 'designer' | 'publisher'>;

/** A place where games come from (98.6). Every failure is a `SourceError` or the browser's own. */
export interface Source {
  list(): Promise<readonly Summary[]>;
  /** The text as it is now, for showing the game. */
  read(id: string): Promise<GameText>;
  /** The text for the picture in the list, if it can be had without asking the user anything. */
  peek(id: string): Promise<string | undefined>;
  /** The text that was read is a game and says this of itself. */
  accept?(id: string, fields: SummaryFields): Promise<void>;
  /** The text that was read is no game. */
  refuse?(id: string): Promise<void>;
  /** Forgets the game; never touches the user's own file. */
  remove(id: string): Promise<void>;
}

/** Looks into a text; nothing where it is no game. */
export type Describe = (text: string) => Promise<Description | undefined>;

export type Sources = Readonly<Record<SourceType, Source>>;

/** A summary as it is kept: only the fields that a list needs. */
export const summaryOf = (meta: Meta, { title, subtitle, designer, publisher }: SummaryFields): Summary => ({
  title,
  ...(subtitle !== undefined && { subtitle }),
  ...(designer !== undefined && { designer }),
  ...(publisher !== undefined && { publisher }),
  ...meta,
});
