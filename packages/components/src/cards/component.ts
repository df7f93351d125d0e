import { shareCards } from '@platelayer/game';
import type { Component } from '../component.ts';

export const cardsComponent: Component = {
  id: 'cards',
  title: 'Cards',
  kind: 'pieces',
  piece: 'card',
  typed: true,
  layout: 'cards.layout',
  layoutInName: true,
  available: ({ privates, trains, numberCards, companies }) =>
    privates.length + trains.length + numberCards.length + shareCards(companies).length > 0 ||
    companies.some(({ ownTrains }) => ownTrains.length > 0),
  options: ['hide'],
  sections: ['cards', 'privates', 'trains'],
  fields: ['privates', 'trains', 'shareTypes', 'numberCards'],
  help: 'pnp/die',
  drawings: async () => (await import('./drawings.ts')).cardDrawings,
};
