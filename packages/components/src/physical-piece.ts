import type { Quantity } from '@platelayer/game';
import type { Node, Point, Subject } from '@platelayer/scene';
import type { Look } from './look.ts';

/** A thing that lies on the table, each different one once: for lists, print shops and virtual tables (86.2). */
export interface PhysicalPiece {
  /** `private`, `share`, `train`, `number`; `market`, `station`, `general`; the colour of a tile; `charter`, `board`. */
  readonly kind: string;
  /** Of its files: letters, digits, `-` and `_` of ASCII only, without the game's own stem (86.2.4). */
  readonly name: string;
  readonly title: string;
  /** Name of the picture among the component's pieces, where that is not its own: a token shares one with others. */
  readonly picture?: string;
  /** Name of the picture of its back among them, where there is one. */
  readonly backPicture?: string;
  /** How many the game has. */
  readonly play: Quantity;
  /** How many are printed. */
  readonly print: number;
  /** Of the trimmed piece. */
  readonly width: number;
  readonly height: number;
  readonly shape: 'rectangle' | 'circle' | 'hexagon';
  /** Key of the company that it belongs to. */
  readonly company?: string;
  /** Where it stands in the file, as sheets say it; boards are made of many such places. */
  readonly subject?: Subject;
  /** Places on a board where pieces go, by name. */
  readonly spots?: readonly Spot[];
  readonly front: DrawSide;
  /** None where all pieces of its kind have the same back (86.2.3), or none at all. */
  readonly back?: DrawSide;
  /** What sheets with backs print behind it; packs have backs of their own. */
  readonly sheetBack?: DrawSide;
}

/** The middle of a place on a board, from its corner. */
export interface Spot extends Point {
  readonly name: string;
}

/** From the corner of the trimmed piece. */
export type DrawSide = (look: Look, options: SideOptions) => readonly Node[];

export interface SideOptions {
  /** How far the picture covers more than the box of the piece, on all sides. */
  readonly bleed: number;
  /** Of tiles: corners above and below, as they lie on a map of such hexes. Width and height change places. */
  readonly pointed?: boolean;
}

/** A text of a game as part of a name that every system and address takes: Latin letters and digits, anything else a hyphen. */
export const nameWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** Words of a name; empty ones are left out. */
export const joinName = (...words: readonly (string | number)[]): string =>
  words.filter((word) => word !== '').join('-');

/** Gives the second and further pieces of one name `-2`, `-3`; disks and addresses may not tell cases apart. */
export const distinctNames = <T extends { readonly name: string }>(pieces: readonly T[]): readonly T[] => {
  const taken = new Set<string>();
  return pieces.map((piece) => {
    let name = piece.name;
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${piece.name}-${count}`;
    taken.add(name.toLowerCase());
    return name === piece.name ? piece : { ...piece, name };
  });
};

/** Pieces with as many copies as a request wants of each; all as they are where it asks for none in particular. */
export const wantedCopies = <T extends { readonly name: string; readonly copies: number }>(
  pieces: readonly T[],
  only: ReadonlyMap<string, number> | undefined,
): readonly T[] =>
  only === undefined ? pieces : pieces.map((piece) => ({ ...piece, copies: only.get(piece.name) ?? 0 }));
