import { groupAt, translate } from '@platelayer/scene';
import { printableArea, sheetOf } from '@platelayer/sheets';
import type { Drawings } from '../component.ts';
import { drawBackground } from './background.ts';

export const backgroundDrawings: Drawings = {
  pages: (game, look) => [drawBackground(game, look)],
  pieces: (game, look) => {
    // Exactly the coloured sheet, without the margins of the paper.
    const { x, y, width, height } = printableArea(sheetOf(look.config.paper, 'upright'));
    if (!(width > 0 && height > 0)) return [];
    const { children } = drawBackground(game, look);
    return [
      {
        name: 'background',
        title: 'Background',
        width,
        height,
        children: [groupAt(translate(-x, -y), ...children)],
      },
    ];
  },
};
