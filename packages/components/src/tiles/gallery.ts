import {
  type Info,
  passesFilter,
  resolveLibraryTile,
  revenueLimits,
  type Tile,
  type TileFilter,
} from '@platelayer/game';
import { library, tileIds } from '@platelayer/library';

/** Tiles on a page of the gallery (80.11). */
export const GALLERY_PAGE = 50;

/** All tiles of the library in its order, drawn as a game with this `info` would draw them. */
export const catalogueTiles = (info: Info): readonly Tile[] => {
  const reading = { library, info, report: () => undefined };
  return tileIds()
    .map((id) => resolveLibraryTile(id, reading))
    .filter((tile) => tile !== undefined);
};

export interface GalleryPage {
  readonly tiles: readonly Tile[];
  /** How many tiles pass the filter. */
  readonly matches: number;
  /** From 1; the last one where the page asked for lies beyond the end. */
  readonly page: number;
  readonly pages: number;
}

export const galleryPage = (tiles: readonly Tile[], filter: TileFilter, page: number): GalleryPage => {
  const limits = revenueLimits(tiles);
  const found = tiles.filter((tile) => passesFilter(tile, filter, limits));
  const pages = Math.max(1, Math.ceil(found.length / GALLERY_PAGE));
  const shown = Math.min(pages, Math.max(1, Math.floor(page) || 1));
  return {
    tiles: found.slice((shown - 1) * GALLERY_PAGE, shown * GALLERY_PAGE),
    matches: found.length,
    page: shown,
    pages,
  };
};

/** The colours to choose from, in order of first use. */
export const galleryColors = (tiles: readonly Tile[]): readonly string[] => [
  ...new Set(tiles.map(({ hex }) => hex.phase)),
];
