import type { Component } from '../component.ts';

/** The map of a game, or one of its variations. */
export const mapComponent: Component = {
  id: 'map',
  title: 'Map',
  kind: 'picture',
  available: ({ maps }) => maps.length > 0,
  options: ['paginated', 'variation'],
  sections: ['maps'],
  fields: ['map', 'info', 'players', 'rounds'],
  help: 'games/borders',
  drawings: async () => (await import('./drawings.ts')).mapDrawings,
};
