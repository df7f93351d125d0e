import { type InventoryPiece, playCount } from '../inventory.ts';
import { backOf, frontOf, type Side, sidePage } from '../side.ts';
import {
  BOX_SHORT_SIDE,
  CARDBOARD,
  DISC_WIDTH,
  HEX_FLAT_TO_FLAT,
  type Place,
  round,
  type TableObject,
  THICKNESS,
  TILE_SHAPE,
  tileImage,
} from './objects.ts';
import type { TableMaker } from './table-maker.ts';

/** Dots per inch. Tokens are small, so they have the most. */
const DPI = { tile: 300, token: 600, charter: 150, board: 150 };

/** Returns the scale of a box with the size of a piece. */
const scaleOfBox = ({ width, height }: InventoryPiece): number =>
  Math.min(width, height) / 100 / BOX_SHORT_SIDE;

/** Makes a board with its snap points. */
export const makeBoard = (piece: InventoryPiece, x: number, table: TableMaker): TableObject => {
  const scale = scaleOfBox(piece);
  const front = table.addSide(piece.name, frontOf(piece), DPI.board);
  table.entries.set(piece.name, { front: table.fileOf(piece.name) });
  // In the board's own coordinates, seen from above with its top away from the player (86.3.8).
  const spots = (piece.spots ?? []).map((spot) => ({
    Position: {
      x: round(-(spot.x - piece.width / 2) / 100 / scale),
      y: THICKNESS,
      z: round((spot.y - piece.height / 2) / 100 / scale),
    },
  }));
  const keys = {
    Locked: true,
    Sticky: false,
    ColorDiffuse: CARDBOARD,
    CustomImage: tileImage(front, '', TILE_SHAPE.box, false),
    ...(spots.length > 0 ? { AttachedSnapPoints: spots } : {}),
  };
  return table.object('Custom_Tile', piece.name, piece.title, { x, scale }, keys);
};

/** Makes the copies of a piece as a single object, a stack or an endless bag. */
const supply = (piece: InventoryPiece, keys: object, place: Place, table: TableMaker): TableObject => {
  const object = (Name: string, more: object = {}) =>
    table.object(Name, piece.name, piece.title, place, { ...keys, ...more });
  if (piece.play === 1) return object('Custom_Tile');
  if (piece.play !== '∞') return object('Custom_Tile_Stack', { Number: playCount(piece) });
  const contained = { ContainedObjects: [object('Custom_Tile')] };
  return table.object('Infinite_Bag', `${piece.name} without end`, piece.title, {}, contained);
};

export const makeTile = (piece: InventoryPiece, table: TableMaker): TableObject => {
  const { drawings } = table;
  const front = table.addPicture(piece.name, DPI.tile, () => sidePage(frontOf(piece), piece, drawings));
  table.entries.set(piece.name, { front: table.fileOf(piece.name) });
  const keys = { ColorDiffuse: CARDBOARD, CustomImage: tileImage(front, '', TILE_SHAPE.hexagon) };
  const turn = drawings.game.info.orientation === 'vertical' ? 210 : 180;
  return supply(piece, keys, { turn, scale: piece.height / 100 / HEX_FLAT_TO_FLAT }, table);
};

/** Bleed of tokens, large enough to hide their outline, because the program cuts them itself. */
const BEYOND_EDGE = 1;

const withoutOutline = (side: Side): Side => ({
  ...side,
  draw: (look) => side.draw(look, { bleed: BEYOND_EDGE }),
});

export const makeToken = (piece: InventoryPiece, table: TableMaker): TableObject => {
  const reverse = backOf(piece);
  const [frontName, backName] = [`${piece.name}-front`, `${piece.name}-back`];
  const front = table.addSide(frontName, withoutOutline(frontOf(piece)), DPI.token);
  const back = reverse ? table.addSide(backName, withoutOutline(reverse), DPI.token) : '';
  table.entries.set(piece.name, {
    front: table.fileOf(frontName),
    ...(reverse ? { back: table.fileOf(backName) } : {}),
  });
  const isRound = piece.shape === 'circle';
  const keys = {
    Snap: false,
    ColorDiffuse: CARDBOARD,
    CustomImage: tileImage(front, back, isRound ? TILE_SHAPE.circle : TILE_SHAPE.box),
  };
  const scale = piece.width / 100 / (isRound ? DISC_WIDTH : BOX_SHORT_SIDE);
  return supply(piece, keys, { scale }, table);
};

export const makeCharter = (piece: InventoryPiece, table: TableMaker): TableObject => {
  const front = table.addSide(piece.name, frontOf(piece), DPI.charter);
  table.entries.set(piece.name, { front: table.fileOf(piece.name) });
  const keys = {
    Sticky: false,
    ColorDiffuse: CARDBOARD,
    CustomImage: tileImage(front, '', TILE_SHAPE.box, false),
  };
  return table.object('Custom_Tile', piece.name, piece.title, { scale: scaleOfBox(piece) }, keys);
};

/** Makes a bag unless it would be empty. */
export const makeBag = (
  name: string,
  contained: readonly TableObject[],
  table: TableMaker,
): readonly TableObject[] =>
  contained.length === 0
    ? []
    : [table.object('Bag', `bag ${name}`, name, {}, { ContainedObjects: contained })];
