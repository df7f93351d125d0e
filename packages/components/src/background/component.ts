import type { Component } from '../component.ts';

/** The sheet for the back of cards and tiles. Every game has one (98.3). */
export const backgroundComponent: Component = {
  id: 'background',
  title: 'Background',
  kind: 'picture',
  available: () => true,
  options: [],
  sections: ['layout'],
  fields: [],
  help: 'output/pdf',
  drawings: async () => (await import('./drawings.ts')).backgroundDrawings,
};
