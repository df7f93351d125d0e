import type { Component } from '../component.ts';

/** A sheet with a single drawing of any size, whole or split into pages. */
const sheetComponent = (
  id: 'market' | 'par' | 'revenue',
  title: string,
  fields: readonly string[],
  available: Component['available'],
): Component => ({
  id,
  title,
  kind: 'picture',
  available,
  options: ['paginated'],
  sections: ['market'],
  fields,
  help: 'output/pdf',
  drawings: async () => (await import('./drawings.ts')).marketDrawings[id],
});

export const marketComponent = sheetComponent(
  'market',
  'Market',
  ['stock'],
  (game) => game.stock?.market !== undefined,
);

export const parComponent = sheetComponent('par', 'Par', ['stock'], (game) => game.stock?.par !== undefined);

/** Every game has a revenue track (40.1). */
export const revenueComponent = sheetComponent('revenue', 'Revenue', ['revenue'], () => true);
