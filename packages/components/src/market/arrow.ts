import type { Arrow, Cell, Config } from '@platelayer/game';
import {
  BASELINES,
  type Baseline,
  type Color,
  groupAt,
  type Node,
  path,
  polygon,
  text,
  translate,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import { MARKET_CORNERS, mapBlack } from './cell-face.ts';
import { type CellSize, INSET } from './cell-text.ts';

const DEFAULTS = { family: 'display', weight: 'bold', size: 15, outline: 0.5 } as const;

/** How far an arrow gives way to another one or to a text (40.14.25). */
const STEP = 15;

interface ArrowSign {
  /** Absent: drawn, as no bundled face has it. */
  readonly character?: string;
  readonly side: 'left' | 'right';
  /** Distance from the bottom. */
  readonly lift: number;
}

/** The signs of 40.4.6. */
const SIGNS: Readonly<Record<Arrow, ArrowSign>> = {
  up: { character: '↑', side: 'right', lift: 10 },
  down: { character: '↓', side: 'left', lift: 10 },
  left: { character: '←', side: 'left', lift: 5 },
  right: { character: '→', side: 'right', lift: 5 },
  around: { side: 'right', lift: 5 },
};

export interface ArrowPlace {
  readonly arrow: Arrow;
  /** Where a sign on the left starts, or one on the right ends. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
  readonly baseline: Baseline;
}

/** Where the arrows of a cell stand (40.4.6): beside one another, and clear of a text in their corner. */
export const placeArrows = (
  cell: Pick<Cell, 'arrows' | 'text' | 'subLabel' | 'turned' | 'subTurned'>,
  size: CellSize,
  stock: Pick<Config['stock'], 'arrows' | 'value'>,
): readonly ArrowPlace[] => {
  const taken = { left: 0, right: 0 };
  return cell.arrows.map((arrow) => {
    const { side, lift } = SIGNS[arrow];
    const text = textInCorner(cell, stock, side);
    const inwards = INSET + STEP * (taken[side]++ + (text === 'turned' ? 1 : 0));
    const away = text === 'level' ? STEP : 0;
    return {
      arrow,
      x: side === 'left' ? inwards : size.width - inwards,
      anchor: side === 'left' ? 'start' : 'end',
      ...HEIGHTS[stock.arrows](size.height, lift, away),
    };
  });
};

type Height = Pick<ArrowPlace, 'y' | 'baseline'>;

const HEIGHTS: Readonly<
  Record<Config['stock']['arrows'], (height: number, lift: number, away: number) => Height>
> = {
  top: (_height, _lift, away) => ({ y: INSET + away, baseline: 'hanging' }),
  middle: (height) => ({ y: height / 2, baseline: 'middle' }),
  bottom: (height, lift, away) => ({ y: height - lift - away, baseline: 'alphabetic' }),
};

/** The text in the corner that arrows of a side share, if any. Texts stand in the upper left and the lower right only. */
const textInCorner = (
  { text, subLabel, turned, subTurned }: Pick<Cell, 'text' | 'subLabel' | 'turned' | 'subTurned'>,
  { arrows, value }: Pick<Config['stock'], 'arrows' | 'value'>,
  side: 'left' | 'right',
): 'level' | 'turned' | undefined => {
  const corner = { top: 'upper left', middle: undefined, bottom: 'lower right' }[arrows];
  if (corner === undefined || !corner.endsWith(side)) return undefined;
  const isMain = MARKET_CORNERS[value].text === corner;
  if ((isMain ? text : subLabel) === undefined) return undefined;
  return (isMain ? turned : subTurned) ? 'turned' : 'level';
};

/** The movement arrows of a cell, from its corner. */
export const drawArrows = (cell: Cell, size: CellSize, look: Look): readonly Node[] => {
  const outline = mapBlack(look);
  const fill = look.color(cell.arrowColor, 'map') ?? outline;
  return placeArrows(cell, size, look.config.stock).map(({ arrow, x, y, anchor, baseline }) => {
    const { character } = SIGNS[arrow];
    if (character !== undefined) {
      const stroke = { color: outline, width: DEFAULTS.outline };
      return text(look.fonts, character, x, y, { ...DEFAULTS, anchor, baseline, fill, stroke });
    }
    const base = y + BASELINES[baseline](look.fonts.match(DEFAULTS)) * DEFAULTS.size;
    return groupAt(translate(x - CIRCLE.radius, base - CIRCLE.rise), ...circleArrow(fill, outline));
  });
};

/** The open circle with an arrow head (↻): its middle stands as high as that of a capital letter. */
const CIRCLE = { radius: 4.5, rise: 5.2, width: 1.5 };

const circleArrow = (fill: Color, outline: Color): readonly Node[] => {
  const arc = 'M3.55 1.75A4 4 0 1 1 2 -3.45';
  const head = [
    [5, -1.7],
    [0.9, -1.5],
    [3.1, -5.4],
  ] as const;
  return [
    path(arc, { stroke: { color: outline, width: CIRCLE.width + DEFAULTS.outline } }),
    polygon(head, { fill, stroke: { color: outline, width: DEFAULTS.outline, join: 'round' } }),
    path(arc, { stroke: { color: fill, width: CIRCLE.width } }),
  ];
};
