import type { Component } from '../component.ts';

/** Tile sheets, always in pages. */
export const tiles: Component = {
  id: 'tiles',
  title: 'Tiles',
  layout: 'tiles.layout',
  available: (game) => game.tiles.length > 0,
  options: [],
  drawings: async () => (await import('./drawings.ts')).tiles,
};

/** The list of all tiles. */
export const manifest: Component = {
  id: 'tile-manifest',
  title: 'Tile Manifest',
  available: (game) => game.tiles.length > 0,
  options: [],
  drawings: async () => (await import('./drawings.ts')).manifest,
};
