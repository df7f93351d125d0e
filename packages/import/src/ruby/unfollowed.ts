import type { RubyFile, RubyNode } from './parser.ts';

/** Where something stands in the sources; lines count from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
}

/** Thrown inside the evaluator, and caught by whoever asked for a value: what was written cannot be followed. */
export class Unfollowed extends Error {
  readonly place: SourcePlace | undefined;
  /** Name of the title whose folder is missing. */
  readonly missingTitle: string | undefined;
  constructor(reason: string, place?: SourcePlace, missingTitle?: string) {
    super(reason);
    this.place = place;
    this.missingTitle = missingTitle;
  }
}

export const placeOf = (node: RubyNode, file: RubyFile): SourcePlace => ({
  file: file.path,
  line: file.lineAt(node.location.startOffset),
});

export type Attempt<T> = { readonly value: T } | { readonly failure: Unfollowed };

/** Follows something, or says why it cannot be followed. */
export const attempt = <T>(follow: () => T): Attempt<T> => {
  try {
    return { value: follow() };
  } catch (error) {
    if (error instanceof Unfollowed) return { failure: error };
    // The stack of the machine.
    if (error instanceof RangeError) return { failure: new Unfollowed('goes too deep') };
    if (error instanceof Error) throw error;
    return { failure: new Unfollowed('has a return, next or break that leads out of everything') };
  }
};
