import { type Game, sheetColor, UPGRADE_COLORS } from '@platelayer/game';
import type { Component } from '../component.ts';

/** The upgrades of all tiles. */
export const upgradesComponent: Component = {
  id: 'upgrades',
  title: 'Upgrade Chart',
  kind: 'picture',
  available: (game) => game.upgrades.size > 0 || hasNeighbours(game),
  options: [],
  sections: ['tiles'],
  fields: ['upgrades'],
  help: 'games/design',
  drawings: async () => (await import('./drawings.ts')).upgradeDrawings,
};

/** Loads the upgrade rules (87.1) without the chart. */
export const upgradeRule = () => import('./upgrade.ts');

/** Whether there are tiles in two successive colours. For the first colour, a map is enough. */
const hasNeighbours = ({ tiles, maps }: Game): boolean => {
  const has = (color = '') => tiles.some((tile) => sheetColor(tile).split('/').includes(color));
  return UPGRADE_COLORS.some(
    (color, i) => i > 0 && has(color) && (has(UPGRADE_COLORS[i - 1]) || (i === 1 && maps.length > 0)),
  );
};
