import { groupAt, type Page, translate } from '@platelayer/scene';
import type { GameDrawings } from '../../drawings.ts';
import { type Side, sidePage } from '../side.ts';

/** Maximum number of cards on one picture, whose last cell must stay free (86.3.5). */
export const MAX_CARDS = 69;
const MAX = { columns: 10, rows: 7 };
const MIN = 2;

export interface SheetGrid {
  readonly columns: number;
  readonly rows: number;
  /** Size of a cell. */
  readonly pixels: { readonly width: number; readonly height: number };
  readonly dpi: number;
}

/** Returns the grid with the shortest longer side, at the best resolution that fits (86.3.7). */
export const sheetGrid = (
  cards: number,
  { width, height }: { readonly width: number; readonly height: number },
  longest: number,
): SheetGrid => {
  const side = (columns: number, rows: number) => Math.max(columns * width, rows * height);
  let best = { columns: MAX.columns, rows: MAX.rows };
  for (let columns = MIN; columns <= MAX.columns; columns++)
    for (let rows = MIN; rows <= MAX.rows; rows++)
      if (columns * rows > cards && side(columns, rows) < side(best.columns, best.rows))
        best = { columns, rows };
  const dpi = Math.min(300, (100 * longest) / side(best.columns, best.rows));
  const pixels = (length: number) => Math.floor((length * dpi) / 100 + 1e-6);
  return { ...best, pixels: { width: pixels(width), height: pixels(height) }, dpi };
};

/** Draws sides of cards in cells, on a page whose size is an exact multiple of a cell at 100 dots per inch. */
export const cardSheet = async (
  sides: readonly Side[],
  { columns, rows, pixels }: SheetGrid,
  drawings: GameDrawings,
): Promise<Page> => {
  const cells: Page['children'][number][] = [];
  for (const [i, side] of sides.entries()) {
    const page = await sidePage(side, side, drawings);
    const [x, y] = [(i % columns) * pixels.width, Math.floor(i / columns) * pixels.height];
    const stretch = [pixels.width / page.width, pixels.height / page.height] as const;
    cells.push(groupAt(translate(x, y), groupAt([stretch[0], 0, 0, stretch[1], 0, 0], ...page.children)));
  }
  return { width: columns * pixels.width, height: rows * pixels.height, title: 'Cards', children: cells };
};
