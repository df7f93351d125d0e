import { type DrawSide, drawPieceBack, type PhysicalPiece } from '@platelayer/components';
import type { Info } from '@platelayer/game';
import {
  circle,
  compose,
  groupAt,
  type Node,
  type Page,
  polygon,
  rect,
  rotate,
  type Shape,
  translate,
} from '@platelayer/scene';
import type { GameDrawings } from '../drawings.ts';

/** A side of a piece, or the common back of a kind of pieces. */
export interface Side extends Pick<PhysicalPiece, 'width' | 'height' | 'shape'> {
  readonly title: string;
  readonly draw: DrawSide;
}

export const frontOf = (piece: PhysicalPiece): Side => ({ ...piece, draw: piece.front });

/** Returns the piece's own back, if it has one. */
export const backOf = (piece: PhysicalPiece): Side | undefined =>
  piece.back && { ...piece, draw: piece.back };

/** Returns the back that all pieces of a kind and size share (86.2.3). */
export const commonBack = (
  info: Info,
  kind: string,
  { width, height, shape }: Pick<PhysicalPiece, 'width' | 'height' | 'shape'>,
): Side => ({
  title: `Back of ${kind}`,
  width,
  height,
  shape,
  draw: (look, { bleed }) => drawPieceBack(info, kind, { width, height, bleed }, look),
});

/** In units. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PlacedSide extends Page {
  /** Box of the finished piece on the page. */
  readonly trim: NonNullable<Page['trim']>;
}

/** A quarter turn in either direction, to make a wide piece upright. */
export type Turn = 0 | 90 | -90;

/**
 * Draws a side centred on a page of any size, with bleed around it, never scaled (86.8.1). `over` is drawn on top, in coordinates
 * of the trimmed piece.
 */
export const sidePage = (
  side: Side,
  { width: across, height: down }: Size,
  drawings: GameDrawings,
  { turn = 0, over = [] }: { readonly turn?: Turn; readonly over?: readonly Node[] } = {},
): Promise<PlacedSide> =>
  drawings.draw((look) => {
    const page = { width: across, height: down };
    const { width, height } = side;
    const unturned = turn === 0 ? page : { width: page.height, height: page.width };
    const left = (unturned.width - width) / 2;
    const top = (unturned.height - height) / 2;
    const bleed = Math.max(0, left, top);
    const placed = groupAt(translate(left, top), ...side.draw(look, { bleed }), ...over);
    return {
      ...page,
      title: side.title,
      children: [turn === 0 ? placed : groupAt(turnMatrix(turn, page), placed)],
      trim:
        turn === 0 ? { x: left, y: top, width, height } : { x: top, y: left, width: height, height: width },
      bleed: { x: 0, y: 0, ...page },
    };
  });

const turnMatrix = (turn: 90 | -90, { width, height }: Size) =>
  turn === 90 ? compose(translate(width, 0), rotate(90)) : compose(translate(0, height), rotate(-90));

/** Returns the outline of a piece, at a distance inside its edge. */
export const outlineOfSide = (
  { width, height, shape }: Pick<Side, 'width' | 'height' | 'shape'>,
  inset = 0,
): Shape => {
  const [x, y] = [width / 2, height / 2];
  if (shape === 'circle') return circle(x, y, Math.max(0, x - inset));
  if (shape === 'rectangle')
    return rect(inset, inset, Math.max(0, width - 2 * inset), Math.max(0, height - 2 * inset));
  return polygon(hexagon({ width, height }, inset).map((point) => ({ x: point.x + x, y: point.y + y })));
};

/** Returns the corners of a flat-topped hexagon around (0, 0). */
export const hexagon = ({ width, height }: Size, inset = 0) => {
  const flat = Math.max(0, height / 2 - inset);
  const across = (flat / height) * width;
  return [
    { x: -across, y: 0 },
    { x: -across / 2, y: -flat },
    { x: across / 2, y: -flat },
    { x: across, y: 0 },
    { x: across / 2, y: flat },
    { x: -across / 2, y: flat },
  ];
};
