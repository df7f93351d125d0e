import { type Game, type Revenue, revenueColor } from '@platelayer/game';
import { box, group, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawCellFace, MARKET_CORNERS } from './cell-face.ts';
import { TITLE_BAND } from './grid.ts';
import { drawSheetTitle, type SizedDrawing, wholeBoxes } from './sheet.ts';

/** Draws the revenue track under its heading (40.9). */
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
  // A track shorter than a row is only as wide as its numbers. The rest would be blank sheets.
  const width = Math.min(revenue.perRow, count) * cell.width;
  const title = drawSheetTitle(look.fonts, [info.title, 'Revenue'], width);
  const cells = numbersOf(revenue).map((number, i) => ({
    face: { text: number, color: revenueColor(number), underline: false },
    box: box(
      (i % revenue.perRow) * cell.width,
      TITLE_BAND + Math.floor(i / revenue.perRow) * cell.height,
      cell.width,
      cell.height,
    ),
  }));
  return {
    width,
    height: TITLE_BAND + Math.ceil(count / revenue.perRow) * cell.height,
    children: [
      ...title,
      ...cells.map(({ face, box: { x, y } }) =>
        group(drawCellFace(face, cell, setting, look), {
          transform: translate(x, y),
          subject: { pointer: setting.pointer, name: `revenue ${face.text}` },
        }),
      ),
    ],
    whole: [...wholeBoxes(title), ...cells.map(({ box }) => box)],
  };
};

const numbersOf = ({ min, max }: Revenue): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);
