import { type Game, type Revenue, revenueColor } from '@platelayer/game';
import { groupAt, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawCellFace, MARKET_CORNERS } from './cell-face.ts';
import { TITLE_BAND } from './grid.ts';
import { drawSheetTitle, type SizedDrawing } from './sheet.ts';

/** The revenue track under its heading (40.9). */
export const drawRevenue = ({ info, revenue }: Game, look: Look): SizedDrawing => {
  const { cell, value } = look.config.stock;
  const count = revenue.max - revenue.min + 1;
  const setting = {
    money: 'revenue',
    corners: MARKET_CORNERS[value],
    turned: false,
    subTurned: false,
    pointer: '/revenue',
  } as const;
  return {
    // A track shorter than a row is no wider than its numbers: the rest would be blank sheets.
    width: Math.min(revenue.perRow, count) * cell.width,
    height: TITLE_BAND + Math.ceil(count / revenue.perRow) * cell.height,
    children: [
      ...drawSheetTitle(look.fonts, [info.title, 'Revenue']),
      ...numbersOf(revenue).map((number, i) => {
        const column = i % revenue.perRow;
        const row = Math.floor(i / revenue.perRow);
        const face = { text: number, color: revenueColor(number), underline: false };
        return groupAt(
          translate(column * cell.width, TITLE_BAND + row * cell.height),
          ...drawCellFace(face, cell, setting, look),
        );
      }),
    ],
  };
};

const numbersOf = ({ min, max }: Revenue): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);
