/** Bounds that no title of the site comes near, so that a hostile file costs little time and memory (85.3.6). */
export const LIMITS = {
  /** Bytes of one source file. */
  fileBytes: 2_000_000,
  /** Files that one import parses: the title's own and those of the titles it builds on. */
  files: 400,
  /** Nodes and list entries that one constant or method may cost. */
  steps: 200_000,
  /** Methods and constants that are being evaluated at once. */
  calls: 60,
  /** Expressions inside one another. */
  nesting: 400,
  hexes: 20_000,
  /** Length of a list or map that is compared with another, written out. */
  comparedLetters: 1_000_000,
} as const;
