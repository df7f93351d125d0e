/** Limits far beyond any title of the site, so that a hostile file takes little time and memory (85.3.6). */
export const LIMITS = {
  /** Bytes of one source file. */
  fileBytes: 2_000_000,
  /** Files parsed by one import: those of the title and of the titles it is based on. */
  files: 400,
  /** Nodes and list entries evaluated for a constant or method. */
  steps: 200_000,
  /** Nested evaluations of methods and constants. */
  calls: 60,
  /** Nested expressions. */
  nesting: 400,
  hexes: 20_000,
  /** Length of the string to which a list or map is converted for comparison. */
  comparedLetters: 1_000_000,
} as const;
