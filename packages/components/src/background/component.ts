import { placed, translate } from '@platelayer/scene';
import { printableArea, sheetOf } from '@platelayer/sheets';
import type { Component } from '../component.ts';
import { drawBackground } from './background.ts';

/** The sheet for the back of cards and tiles. Every game has one (98.3). */
export const background: Component = {
  id: 'background',
  title: 'Background',
  available: () => true,
  options: [],
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
        children: [placed(translate(-x, -y), ...children)],
      },
    ];
  },
};
