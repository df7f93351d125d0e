import type { Component } from '../component.ts';

/** Company mats (chapter 60). */
export const chartersComponent: Component = {
  id: 'charters',
  title: 'Charters',
  kind: 'pieces',
  piece: 'charter',
  available: (game) => game.companies.length > 0,
  options: [],
  sections: ['charters'],
  fields: ['companies', 'phases', 'turns'],
  help: 'games/trains',
  drawings: async () => (await import('./drawings.ts')).charterDrawings,
};
