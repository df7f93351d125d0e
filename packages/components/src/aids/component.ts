import type { Component } from '../component.ts';

/** A table of all trains and phases. */
export const trainChartComponent: Component = {
  id: 'train-chart',
  title: 'Train Chart',
  kind: 'picture',
  layout: 'aids.layout',
  available: ({ trains, phases }) => trains.length + phases.length > 0,
  options: [],
  sections: ['aids'],
  fields: [],
  help: 'games/design',
  drawings: async () => (await import('./drawings.ts')).trainChartDrawings,
};

/** Tables for players to look things up during the game. */
export const playerAidComponent: Component = {
  id: 'player-aid',
  title: 'Player Aid',
  kind: 'picture',
  layout: 'aids.layout',
  available: ({ turns, rounds, players, privates }) =>
    turns.length + rounds.length + players.counts.length + privates.length > 0,
  options: [],
  sections: ['aids'],
  fields: [],
  help: 'games/design',
  drawings: async () => (await import('./drawings.ts')).playerAidDrawings,
};
