import { groupAt, translate } from '@platelayer/scene';
import { printableArea, sheetOf } from '@platelayer/sheets';
import type { Drawings } from '../component.ts';
import type { Look } from '../look.ts';
import { hasRoom } from '../paper-room.ts';
import { drawBackground } from './background.ts';

const areaOf = (look: Look) => printableArea(sheetOf(look.config.paper, 'upright'));

export const backgroundDrawings: Drawings = {
  pages: (game, look) => (hasRoom(areaOf(look), look) ? [drawBackground(game, look)] : []),
  pieces: (game, look) => {
    // Exactly the coloured sheet, without the margins of the paper.
    const area = areaOf(look);
    if (!hasRoom(area, look)) return [];
    const { x, y, width, height } = area;
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
