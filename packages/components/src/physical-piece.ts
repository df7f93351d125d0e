import type { Quantity } from '@platelayer/game';
import type { Node, Point, Subject } from '@platelayer/scene';
import type { Look } from './look.ts';

/** A distinct piece on the table, for piece lists, print shops and virtual tables (86.2). */
export interface PhysicalPiece {
  /** `private`, `share`, `train`, `number`; `market`, `station`, `general`; the colour of a tile; `charter`, `board`. */
  readonly kind: string;
  /** File name of ASCII letters, digits, `-` and `_`, without the game's stem (86.2.4). */
  readonly name: string;
  readonly title: string;
  /** Name of its picture among the component's pieces, if that differs from `name`: several tokens share a picture. */
  readonly picture?: string;
  /** Name of the picture of its back, if it has one. */
  readonly backPicture?: string;
  /** Number of copies in the game. */
  readonly play: Quantity;
  /** Number of copies to print. */
  readonly print: number;
  /** Trimmed width. */
  readonly width: number;
  /** Trimmed height. */
  readonly height: number;
  readonly shape: 'rectangle' | 'circle' | 'hexagon';
  /** Key of the company it belongs to. */
  readonly company?: string;
  /** Its location in the game file. Boards have none, because they show many. */
  readonly subject?: Subject;
  /** Spaces for pieces on a board. */
  readonly spots?: readonly Spot[];
  readonly front: DrawSide;
  /** Omitted if it has no back, or the same back as all pieces of its kind (86.2.3). */
  readonly back?: DrawSide;
  /** Its back on sheets, if that differs from the back in packs. */
  readonly sheetBack?: DrawSide;
}

/** Centre of a space on a board, from the board's top left corner. */
export interface Spot extends Point {
  readonly name: string;
}

/** Draws one side, with the origin in the top left corner of the trimmed piece. */
export type DrawSide = (look: Look, options: SideOptions) => readonly Node[];

export interface SideOptions {
  /** How far the picture extends beyond the piece on all sides. */
  readonly bleed: number;
  /** Draws tiles with corners at top and bottom, which swaps width and height. */
  readonly pointed?: boolean;
}

/** Makes a string safe for file names: each space, and each character that file systems refuse, becomes `_` (98.11.1). */
export const fileWord = (text: string): string => text.replace(/[\s/\\:*?"<>|\p{Cc}]/gu, '_');

/** Makes a string safe for all file systems and URLs: Latin letters and digits stay, everything else becomes a hyphen. */
export const nameWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** Joins the parts of a name with hyphens, without empty parts. */
export const joinName = (...words: readonly (string | number)[]): string =>
  words.filter((word) => word !== '').join('-');

/** Adds `-2`, `-3` and so on to repeated names. Ignores case, as some file systems and addresses do. */
export const distinctNames = <T extends { readonly name: string }>(pieces: readonly T[]): readonly T[] => {
  const taken = new Set<string>();
  return pieces.map((piece) => {
    let name = piece.name;
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${piece.name}-${count}`;
    taken.add(name.toLowerCase());
    return name === piece.name ? piece : { ...piece, name };
  });
};

/** Sets the number of copies of each piece to that in `only`, if it is given. */
export const selectCopies = <T extends { readonly name: string; readonly copies: number }>(
  pieces: readonly T[],
  only: ReadonlyMap<string, number> | undefined,
): readonly T[] =>
  only === undefined ? pieces : pieces.map((piece) => ({ ...piece, copies: only.get(piece.name) ?? 0 }));
