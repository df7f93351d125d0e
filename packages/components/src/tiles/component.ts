import type { Component } from '../component.ts';

/** The tile sheets, which are always pages. */
export const tilesComponent: Component = {
  id: 'tiles',
  title: 'Tiles',
  kind: 'pieces',
  piece: 'tile',
  layout: 'tiles.layout',
  layoutInName: true,
  available: (game) => game.tiles.length > 0,
  options: [],
  sections: ['tiles'],
  fields: ['tiles'],
  help: 'pnp/die',
  drawings: async () => (await import('./drawings.ts')).tileDrawings,
};

/** The list of all tiles. */
export const manifestComponent: Component = {
  id: 'tile-manifest',
  title: 'Tile Manifest',
  kind: 'picture',
  available: (game) => game.tiles.length > 0,
  options: [],
  sections: ['tiles'],
  fields: [],
  help: 'output/pdf',
  drawings: async () => (await import('./drawings.ts')).manifestDrawings,
};
