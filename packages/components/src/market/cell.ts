import { type Cell, type CompanyBar, findCompany, type MarketToken, type MarketType } from '@platelayer/game';
import { compose, groupAt, type Node, type Point, rect, rotate, text, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { shrinkLine } from '../text-setting.ts';
import { mapCompanyFace } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { drawArrows } from './arrow.ts';
import { cellTexts, drawCellFace, MARKET_CORNERS } from './cell-face.ts';
import { type CellSize, INSET, type PlacedText, placeTexts } from './cell-text.ts';
import type { MarketGrid } from './grid.ts';

/** Draws a market cell with all its contents (40.4), from its own corner. */
export const drawCell = (
  cell: Cell,
  type: MarketType,
  { cellWidth, cellHeight }: MarketGrid,
  look: Look,
): readonly Node[] => {
  const size = { width: cell.width * cellWidth, height: cell.height * cellHeight };
  const { turned, subTurned, pointer } = cell;
  const corners = MARKET_CORNERS[look.config.stock.value];
  const setting = { money: 'market', corners, turned, subTurned, pointer } as const;
  const hasMore = cell.arrows.length > 0 || cell.companies.length > 0;
  const texts = hasMore ? placeTexts(cellTexts(cell, setting, look), size, look) : [];
  return [
    ...drawCellFace(cell, size, setting, look),
    ...drawArrows(cell, texts, size, look),
    ...drawCompanyBars(cell.companies, texts, type, size, look),
    ...cell.tokens.map((token) => drawMarketToken(token, size, look)),
  ];
};

/** A token without a position is this far below the centre of its cell, clear of the value (40.4.8). */
const LOWERED = 2;

/** Centre of a token relative to the corner of its cell. */
const tokenCentre = (
  { x, y, shift }: Pick<MarketToken, 'x' | 'y' | 'shift'>,
  { width, height }: CellSize,
): Point => ({
  x: (x ?? width / 2) + shift.x,
  y: (y ?? height / 2 + LOWERED) + shift.y,
});

/** Draws a token relative to the corner of its cell. */
const drawMarketToken = (token: MarketToken, cell: CellSize, look: Look): Node => {
  const { x, y } = tokenCentre(token, cell);
  return groupAt(
    compose(translate(x, y), rotate(token.turn)),
    ...drawToken(mapCompanyFace(token, look), look),
  );
};

interface BarStyle {
  /** Distance between rows, counted upwards from the bottom of the cell. */
  readonly pitch: number;
  readonly height: number;
  readonly labelled: boolean;
}

const LOW: BarStyle = { pitch: 13, height: 8, labelled: false };

/** Only the tall cells of a 1D market have space for the abbreviation (40.4.7). */
const STYLES: Readonly<Record<MarketType, BarStyle>> = {
  '1D': { pitch: 21, height: 16, labelled: true },
  '2D': LOW,
  '1Diag': LOW,
};

const LABEL = { family: 'display', weight: 'bold', size: 12, minSize: 0, y: 9 } as const;
const OUTLINE = { color: '#000', width: 1 };
const RADIUS = 2;

/** Distance of bars from text above them. */
const CLEARANCE = 1.5;

/** If text leaves less than this fraction of the cell height, bars use the whole height. */
const LEAST_ROOM = 0.25;

/** Draws the bars of companies at the bottom of a cell. Unknown companies have none. */
const drawCompanyBars = (
  bars: readonly CompanyBar[],
  texts: readonly PlacedText[],
  type: MarketType,
  cell: CellSize,
  look: Look,
): readonly Node[] => {
  const { labelled, ...style } = STYLES[type];
  const knownBars = bars.flatMap(({ company: key, row }) => {
    const company = findCompany(look.companies, key);
    return company ? { company, row } : [];
  });
  const { foot, scale } = fitRows(
    knownBars.map(({ row }) => row),
    style,
    texts,
    cell,
  );
  const width = Math.max(0, cell.width - 2 * INSET);
  const height = scale * style.height;
  const radius = Math.min(RADIUS, height / 2);
  return knownBars.flatMap(({ company, row }) => {
    const top = foot - scale * style.pitch * row;
    const fill = look.color(company.color ?? 'white', 'companies') ?? '#fff';
    const bar = rect(INSET, top, width, height, { fill, stroke: OUTLINE, radius });
    if (!labelled || company.abbrev === '') return [bar];
    const letters = { ...LABEL, size: scale * LABEL.size };
    const { size } = shrinkLine(company.abbrev, letters, Math.max(0, width - 2 * RADIUS), look.fonts);
    return [
      bar,
      text(look.fonts, company.abbrev, cell.width / 2, top + scale * LABEL.y, {
        ...LABEL,
        size,
        anchor: 'middle',
        baseline: 'middle',
        fill: look.readable(fill),
      }),
    ];
  });
};

/** Position of the rows of bars, and the scale factor that keeps the highest one clear of the text (40.4.7). */
const fitRows = (
  rows: readonly number[],
  { pitch, height }: Pick<BarStyle, 'pitch' | 'height'>,
  texts: readonly PlacedText[],
  cell: CellSize,
): { readonly foot: number; readonly scale: number } => {
  const lowest = cell.height - pitch * Math.min(...rows) + height;
  const [upper, lower] = [
    texts.filter(({ corner }) => corner.startsWith('upper')),
    texts.filter(({ corner, box }) => corner.startsWith('lower') && box.y < lowest),
  ];
  const free = {
    top: Math.max(INSET, ...upper.map(({ box }) => box.y + box.height + CLEARANCE)),
    foot: Math.min(cell.height, ...lower.map(({ box }) => box.y)),
  };
  const { top, foot } =
    free.foot - free.top < LEAST_ROOM * cell.height ? { top: 0, foot: cell.height } : free;
  return { foot, scale: Math.min(1, (foot - top) / (pitch * Math.max(...rows))) };
};
