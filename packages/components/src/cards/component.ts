import type { Component } from '../component.ts';

export const cardsComponent: Component = {
  id: 'cards',
  title: 'Cards',
  kind: 'pieces',
  piece: 'card',
  typed: true,
  layout: 'cards.layout',
  layoutInName: true,
  // The page exists for every game (98.3.4); one without cards has no sheets.
  available: () => true,
  options: ['hide'],
  sections: ['cards', 'privates', 'trains'],
  fields: ['privates', 'trains', 'shareTypes', 'number_cards'],
  help: 'pnp/die',
  drawings: async () => (await import('./drawings.ts')).cardDrawings,
};
