import { type Cell, type CompanyBar, findCompany, type MarketToken, type MarketType } from '@platelayer/game';
import { compose, groupAt, type Node, type Point, rect, rotate, text, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { shrinkLine } from '../text-setting.ts';
import { mapCompanyFace } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { drawArrows } from './arrow.ts';
import { drawCellFace, MARKET_CORNERS } from './cell-face.ts';
import { type CellSize, INSET } from './cell-text.ts';
import type { MarketGrid } from './grid.ts';

/** A cell of the market with everything in it (40.4), from its own corner. */
export const drawCell = (
  cell: Cell,
  type: MarketType,
  { cellWidth, cellHeight }: MarketGrid,
  look: Look,
): readonly Node[] => {
  const size = { width: cell.width * cellWidth, height: cell.height * cellHeight };
  const { turned, subTurned, pointer } = cell;
  const corners = MARKET_CORNERS[look.config.stock.value];
  return [
    ...drawCellFace(cell, size, { money: 'market', corners, turned, subTurned, pointer }, look),
    ...drawArrows(cell, size, look),
    ...drawCompanyBars(cell.companies, type, size, look),
    ...cell.tokens.map((token) => drawMarketToken(token, size, look)),
  ];
};

/** A token without a place stands this far under the middle of its cell, clear of the value (40.4.8). */
const LOWERED = 2;

/** Centre of a token, from the corner of its cell. */
const tokenCentre = (
  { x, y, shift }: Pick<MarketToken, 'x' | 'y' | 'shift'>,
  { width, height }: CellSize,
): Point => ({
  x: (x ?? width / 2) + shift.x,
  y: (y ?? height / 2 + LOWERED) + shift.y,
});

/** A token in a market cell, from the corner of the cell. */
const drawMarketToken = (token: MarketToken, cell: CellSize, look: Look): Node => {
  const { x, y } = tokenCentre(token, cell);
  return groupAt(
    compose(translate(x, y), rotate(token.turn)),
    ...drawToken(mapCompanyFace(token, look), look),
  );
};

interface BarStyle {
  /** From one row to the next, counted upwards from the foot of the cell. */
  readonly pitch: number;
  readonly height: number;
  readonly labelled: boolean;
}

const LOW: BarStyle = { pitch: 13, height: 8, labelled: false };

/** Only the tall cells of a 1D market have room for the abbreviation (40.4.7). */
const STYLES: Readonly<Record<MarketType, BarStyle>> = {
  '1D': { pitch: 21, height: 16, labelled: true },
  '2D': LOW,
  '1Diag': LOW,
};

const LABEL = { family: 'display', weight: 'bold', size: 12, minSize: 0, y: 9 } as const;
const OUTLINE = { color: '#000', width: 1 };
const RADIUS = 2;

/** The bars of companies at the foot of a cell; a company the game does not have has none. */
const drawCompanyBars = (
  bars: readonly CompanyBar[],
  type: MarketType,
  cell: CellSize,
  look: Look,
): readonly Node[] => {
  const { pitch, height, labelled } = STYLES[type];
  const width = Math.max(0, cell.width - 2 * INSET);
  return bars.flatMap(({ company: key, row }) => {
    const company = findCompany(look.companies, key);
    if (company === undefined) return [];
    const top = cell.height - pitch * row;
    const fill = look.color(company.color ?? 'white', 'companies') ?? '#fff';
    const bar = rect(INSET, top, width, height, { fill, stroke: OUTLINE, radius: RADIUS });
    if (!labelled || company.abbrev === '') return [bar];
    const { size } = shrinkLine(company.abbrev, LABEL, Math.max(0, width - 2 * RADIUS), look.fonts);
    return [
      bar,
      text(look.fonts, company.abbrev, cell.width / 2, top + LABEL.y, {
        ...LABEL,
        size,
        anchor: 'middle',
        baseline: 'middle',
        fill: look.readable(fill),
      }),
    ];
  });
};
