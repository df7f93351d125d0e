import type { Box, Node, Subject } from '@platelayer/scene';

/** A part of a game that can be recognised in other versions: a card, a tile, a hex, a market cell. */
export interface Item {
  /** Id of its component. */
  readonly component: string;
  /** Unique in its component, and equal in all versions of the game. */
  readonly key: string;
  /** Name for people, such as `Withy Reed Tram` or `hex B4`. */
  readonly title: string;
  /** Fingerprint of its drawing, independent of its position. Omitted if known to be equal in both versions. */
  readonly drawing?: string;
  /** Position on its sheet. Loose pieces have none. */
  readonly place?: { readonly x: number; readonly y: number };
  /** Number of copies to print. */
  readonly copies: number;
  /** Its location in the file, which identifies it on sheets. */
  readonly subject?: Subject;
  /** Index of its map variation. */
  readonly variation?: number;
  /** Its name among the pieces of its component, for requests. */
  readonly piece?: string;
  /** Omitted without a fingerprint, and for the rest of a sheet. */
  readonly picture?: Picture;
}

export interface Picture {
  readonly nodes: readonly Node[];
  readonly box: Box;
}

/** All items of a game at one time. */
export interface Version {
  readonly title: string;
  readonly items: readonly Item[];
}
