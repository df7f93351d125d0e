import type { Component } from '../component.ts';

export const cards: Component = {
  id: 'cards',
  title: 'Cards',
  layout: 'cards.layout',
  // The page exists for every game (98, 3.4); one without cards has no sheets.
  available: () => true,
  options: ['hide'],
  drawings: async () => (await import('./drawings.ts')).cards,
};
