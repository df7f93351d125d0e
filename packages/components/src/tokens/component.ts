import type { Component } from '../component.ts';

/** Tokens of companies and of the game (70). */
export const tokensComponent: Component = {
  id: 'tokens',
  title: 'Tokens',
  kind: 'pieces',
  piece: 'token',
  available: (game) => game.companies.length > 0 || game.tokens.length > 0,
  layout: 'tokens.layout',
  options: [],
  sections: ['tokens'],
  fields: ['tokens', 'tokenTypes'],
  help: 'pnp/tokens',
  drawings: async () => (await import('./drawings.ts')).tokenDrawings,
};
