import type { Component } from '../component.ts';

/** All three are one drawing of any size, on a sheet as large or cut into pages. */
const sheetComponent = (
  id: 'market' | 'par' | 'revenue',
  title: string,
  available: Component['available'],
): Component => ({
  id,
  title,
  kind: 'picture',
  available,
  options: ['paginated'],
  sections: ['market'],
  help: 'output/pdf',
  drawings: async () => (await import('./drawings.ts')).marketDrawings[id],
});

export const marketComponent = sheetComponent('market', 'Market', (game) => game.stock?.market !== undefined);

export const parComponent = sheetComponent('par', 'Par', (game) => game.stock?.par !== undefined);

/** Every game has one (40.1). */
export const revenueComponent = sheetComponent('revenue', 'Revenue', () => true);
