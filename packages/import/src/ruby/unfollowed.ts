import type { RubyFile, RubyNode } from './parser.ts';

/** A location in the sources. Lines start at 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
}

/** Thrown if the evaluator does not support an expression, and caught by the caller that needs a value. */
export class Unfollowed extends Error {
  readonly place: SourcePlace | undefined;
  /** Name of a title whose folder is missing. */
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

/** Evaluates something and returns the value or the failure. */
export const attempt = <T>(follow: () => T): Attempt<T> => {
  try {
    return { value: follow() };
  } catch (error) {
    if (error instanceof Unfollowed) return { failure: error };
    // A stack overflow in the evaluator.
    if (error instanceof RangeError) return { failure: new Unfollowed('is nested too deeply') };
    if (error instanceof Error) throw error;
    return { failure: new Unfollowed('has a return, next or break outside a method or block') };
  }
};
