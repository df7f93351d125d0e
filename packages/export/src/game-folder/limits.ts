/** Bounds that no game comes near, so that a hostile zip or somebody's whole disk costs little time and memory. Sizes are in bytes. */
export const GAME_LIMITS = {
  zip: 200e6,
  /** Of a zip, whatever they are. */
  entries: 10_000,
  /** Of a folder, as far as they may belong to a game. */
  files: 3_000,
  /** Of folders in folders, such as those of logos. */
  depth: 4,
  file: 32e6,
  total: 128e6,
} as const;
