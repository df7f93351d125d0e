import type { Config, Game, ParChart } from '@platelayer/game';
import { box, group, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawCellFace, PAR_CORNERS } from './cell-face.ts';
import { TITLE_BAND } from './grid.ts';
import { type DrawnCells, drawSheetTitle, type SizedDrawing, wholeBoxes } from './sheet.ts';

interface ParGrid {
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly top: number;
  /** Width of the whole chart. */
  readonly width: number;
  readonly height: number;
}

/** Sizes of the par chart (40.7.3), which do not depend on the market's own cells. */
export const parGrid = (par: ParChart, { stock }: Pick<Config, 'stock'>): ParGrid => {
  const cellWidth = (par.width ?? stock.par) * stock.cell.width;
  const cellHeight = par.height * stock.cell.height;
  const top = par.title ? TITLE_BAND : 0;
  return {
    cellWidth,
    cellHeight,
    top,
    width: par.columns * cellWidth,
    height: top + par.rows * cellHeight,
  };
};

/** Draws the par chart on its own sheet (40.7.5). */
export const drawPar = ({ info }: Game, par: ParChart, look: Look): SizedDrawing => {
  const { width, height } = parGrid(par, look.config);
  return { width, height, ...drawParChart(par, [info.title, 'Par'], look) };
};

/** Draws the cells under their heading. */
export const drawParChart = (par: ParChart, heading: readonly string[], look: Look): DrawnCells => {
  const { cellWidth, cellHeight, top, width } = parGrid(par, look.config);
  const size = { width: cellWidth, height: cellHeight };
  const setting = { money: 'par', corners: PAR_CORNERS, turned: false, subTurned: false } as const;
  const title = par.title ? drawSheetTitle(look.fonts, heading, width) : [];
  const cells = par.cells.map((cell) => ({
    cell,
    box: box(cell.column * cellWidth, top + cell.row * cellHeight, cellWidth, cellHeight),
  }));
  return {
    children: [
      ...title,
      ...cells.map(({ cell, box: { x, y } }) =>
        group(drawCellFace(cell, size, { ...setting, pointer: cell.pointer }, look), {
          transform: translate(x, y),
          subject: { pointer: cell.pointer, name: `par ${cell.text}` },
        }),
      ),
    ],
    whole: [...wholeBoxes(title), ...cells.map(({ box }) => box)],
  };
};
