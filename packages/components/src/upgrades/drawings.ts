import type { Drawings } from '../component.ts';
import { upgradeSheets } from './chart.ts';

/** Its pieces are its pages. */
export const upgradeDrawings: Drawings = {
  pages: upgradeSheets,
  pieces: (game, look) =>
    upgradeSheets(game, look).map((page, i, { length }) => ({
      ...page,
      name: length === 1 ? 'upgrades' : `upgrades-${i + 1}`,
      title: page.title ?? 'Upgrade Chart',
    })),
};
