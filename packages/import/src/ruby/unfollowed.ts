import type { RubyFile, RubyNode } from './node.ts';

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
