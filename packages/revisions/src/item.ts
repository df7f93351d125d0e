import type { Box, Node, Subject } from '@platelayer/scene';

/** Something of a game that is recognised in its other versions: a card, a tile, a hex, a cell of the market. */
export interface Item {
  /** Id of its component. */
  readonly component: string;
  /** Unique in its component, and the same in every version of the game. */
  readonly key: string;
  /** As a person calls it, such as `Withy Reed Tram` or `hex B4`. */
  readonly title: string;
  /** Fingerprint of its drawing, wherever it lies; absent where it is known to be the same in both versions. */
  readonly drawing?: string;
  /** Where it lies on its sheet; what lies loose on the table has no place. */
  readonly place?: { readonly x: number; readonly y: number };
  /** How many are printed. */
  readonly copies: number;
  /** Where it stands in the file, by which it is found on sheets. */
  readonly subject?: Subject;
  /** Of the map that it is on, counted from 0. */
  readonly variation?: number;
  /** Its name among the pieces of its component, by which a request asks for it. */
  readonly piece?: string;
  /** Absent for the rest of a sheet, which shows nothing by itself, and where there is no fingerprint. */
  readonly picture?: Picture;
}

export interface Picture {
  readonly nodes: readonly Node[];
  readonly box: Box;
}

/** Everything that a game prints, as it was drawn at one time. */
export interface Version {
  readonly title: string;
  readonly items: readonly Item[];
}
