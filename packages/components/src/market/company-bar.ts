import { type CompanyBar, findCompany, type MarketType } from '@platelayer/game';
import { type Node, rect, text } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { shrinkLine } from '../text-setting.ts';
import { type CellSize, INSET } from './cell-text.ts';

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
export const drawCompanyBars = (
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
