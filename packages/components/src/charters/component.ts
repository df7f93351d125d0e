import type { Component } from '../component.ts';

/** The mats of the companies (chapter 60). */
export const charters: Component = {
  id: 'charters',
  title: 'Charters',
  available: (game) => game.companies.length > 0,
  options: [],
  drawings: async () => (await import('./drawings.ts')).charters,
};
