/** What every node of the parser's tree has; its class says what it is. */
export interface RubyNode {
  readonly location: { readonly startOffset: number; readonly length: number };
}

/** A file of a title, parsed. */
export interface RubyFile {
  readonly path: string;
  /** Line of an offset in bytes, from 1. */
  readonly lineAt: (offset: number) => number;
}
