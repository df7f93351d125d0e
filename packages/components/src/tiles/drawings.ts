import { at, type Game, sheetColor, type Tile, type TileId } from '@platelayer/game';
import {
  compose,
  group,
  groupAt,
  type Node,
  type Page,
  rect,
  rotate,
  scale,
  translate,
  use,
} from '@platelayer/scene';
import type { Drawings, Piece } from '../component.ts';
import { drawHex } from '../hex/hex.ts';
import { clipPolygon } from '../hex/outline.ts';
import type { Look } from '../look.ts';
import {
  distinctNames,
  fileWord,
  nameWord,
  type PhysicalPiece,
  type SideOptions,
  selectCopies,
} from '../physical-piece.ts';
import { upgradeSheets } from '../upgrades/chart.ts';
import { upgradesComponent } from '../upgrades/component.ts';
import { manifestSheets } from './manifest.ts';
import { cornerToCorner, DRAWN_TILE_WIDTH, tileWidthOf } from './sheet-layout.ts';
import { tileSheets } from './sheets.ts';
import { drawTile, TILE_OUTLINE, tileSubject, tileSymbol } from './tile-symbol.ts';

export const tileDrawings: Drawings = {
  pages: (game, look, { only }) =>
    tileSheets(only ? { ...game, tiles: selectCopies(layableTiles(game), only) } : game, look),
  pieces: (game, look, { bleed } = {}) => {
    const names = pieceNames(game.tiles);
    return game.tiles.map((tile, i) => singleTile(tile, names[i]!, look, bleed));
  },
  piece: ({ tiles }, look, { index }) => {
    const position = tiles.findIndex(({ id }) => id === index);
    const tile = tiles[position];
    return tile && singleTile(tile, pieceNames(tiles)[position]!, look);
  },
  physical: (game, look) => {
    const tiles = layableTiles(game);
    const pictures = pieceNames(tiles);
    const height = tileWidthOf(look.config);
    const width = cornerToCorner(height);
    return tiles.map(
      (tile, i): PhysicalPiece => ({
        kind: sheetColor(tile),
        name: tile.name,
        picture: pictures[i],
        title: `Tile ${tile.id}`,
        play: tile.quantity,
        print: tile.copies,
        width,
        height,
        shape: 'hexagon',
        subject: tileSubject(tile),
        front: (own, options) => drawBoxedTile(tile, own, options),
      }),
    );
  },
};

/** The tiles of a game with their names as pieces. Tiles missing from the library cannot be laid (86.9). */
const layableTiles = ({ tiles }: Game): readonly (Tile & { readonly name: string })[] =>
  distinctNames(
    tiles
      .filter(({ source }) => source !== 'missing')
      .map((tile, i) => ({ ...tile, name: `tile-${nameWord(tile.id) || i + 1}` })),
  );

/**
 * Draws a tile over the whole box around its hexagon and its bleed, from the corner of the trimmed tile's box (86.2.1).
 */
const drawBoxedTile = (tile: Tile, look: Look, { bleed, pointed = false }: SideOptions): readonly Node[] => {
  const flat = tileWidthOf(look.config);
  const across = cornerToCorner(flat);
  const [width, height] = pointed ? [flat, across] : [across, flat];
  const { ground, phase } = tile.hex;
  const fill = look.color(ground.color, 'tile', phase) ?? look.color('plain', 'tile', phase) ?? '#ffffff';
  const drawing = pointed ? drawPointedTile(tile, look) : use(tileSymbol(tile, look));
  return [
    ...(ground.color === 'none'
      ? []
      : [rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill })]),
    groupAt(compose(translate(width / 2, height / 2), scale(flat / DRAWN_TILE_WIDTH)), drawing),
  ];
};

/** Draws a tile turned by half a side, with upright text. */
const drawPointedTile = (tile: Tile, look: Look): Node =>
  groupAt(
    rotate(POINTED_TURN),
    ...drawHex(tile.hex, look, {
      context: 'tile',
      orientation: 0,
      rotation: POINTED_TURN,
      id: tile,
      outline: false,
      clip: 'bleed',
      pointer: at('/tiles', tile.id),
    }),
  );

const POINTED_TURN = 30;

/** Its pieces are its pages. Single tiles are pieces of the tile sheets. */
export const manifestDrawings: Drawings = {
  pages: (game, look) => manifestSections(game, look),
  pieces: (game, look) =>
    manifestSections(game, look).map((page, i, { length }) => ({
      ...page,
      name: length === 1 ? 'tile-manifest' : `tile-manifest-${i + 1}`,
      title: page.title ?? 'Tile Manifest',
    })),
};

/** The list of tiles and, if configured, their upgrades (80.9). */
const manifestSections = (game: Game, look: Look): readonly Page[] => [
  ...manifestSheets(game, look),
  ...(look.config.tiles.manifestUpgrades && upgradesComponent.available(game)
    ? upgradeSheets(game, look).map((page) => ({ ...page, section: 'Tile Manifest' }))
    : []),
];

/** Names of tile pictures: valid file names on every system, distinct even without regard to case (80.14.20). */
export const pieceNames = (tiles: readonly Pick<TileId, 'id'>[]): readonly string[] => {
  const taken = new Set<string>();
  return tiles.map(({ id }) => {
    const name = `tile-${fileWord(id)}`;
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${name}-${count}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
};

/** Half the side of the picture, in tile units (80.10). */
const REACH = 100;

/** A single tile, unturned, at its printed size (80.10). */
const singleTile = (tile: Tile, name: string, look: Look, bleed = false): Piece => {
  const factor = tileWidthOf(look.config) / DRAWN_TILE_WIDTH;
  const side = 2 * REACH * factor;
  return {
    name,
    address: encodeURIComponent(tile.id),
    title: `Tile ${tile.id}`,
    width: side,
    height: side,
    children: [
      group([bleed ? drawBleedingTile(tile, look) : drawTile(tile, look)], {
        transform: compose(scale(factor), translate(REACH, REACH)),
        cut: TILE_OUTLINE,
      }),
    ],
  };
};

const drawBleedingTile = (tile: Tile, look: Look): Node =>
  group([use(tileSymbol(tile, look))], {
    clip: clipPolygon('bleed'),
    title: `Tile ${tile.id}`,
    subject: tileSubject(tile),
  });
