import type { Fonts } from '@platelayer/scene';
import type { ChartColumn } from './phase-columns.ts';
import {
  type ChartLayout,
  type ChartLimits,
  countLines,
  layOutChart,
  roomyStyle,
  tightStyle,
} from './phase-layout.ts';

export interface ChartRoom {
  readonly width: number;
  readonly height: number;
  /** How high a chart may be if its letters are to be larger than usual. */
  readonly spacious: number;
}

export interface FittedChart {
  readonly layout: ChartLayout;
  /** Less than 1 for a chart that not even the smallest letters and shortened texts make fit. */
  readonly scale: number;
  /** Words are lost, or too small to be read. */
  readonly cut: boolean;
}

/** The size of 60.7.4. */
const USUAL = 9;
/** As large as the turn order beside it. */
const LARGER = [12, 11.5, 11, 10.5, 10, 9.5];
/** Steps and end of 60.12.6. */
const SMALLER = [9, 8.5, 8, 7.5, 7, 6.5, 6];
const SMALLEST = 6;

const SHORTENINGS: readonly ChartLimits[] = [4, 3, 2, 1].map((noteLines) => ({ noteLines, textWidth: 60 }));

/**
 * Finds a style that fits: the usual one (60.7.4), or a larger one where there is room to spare; else denser, then smaller,
 * then with shortened texts.
 */
export const fitChart = (columns: readonly ChartColumn[], room: ChartRoom, fonts: Fonts): FittedChart => {
  const at = (style: ReturnType<typeof roomyStyle>, limits?: ChartLimits) =>
    layOutChart(columns, style, room.width, fonts, limits);
  const fits = ({ width, height }: ChartLayout, limit = room.height) =>
    width <= room.width + 1e-6 && height <= limit + 1e-6;

  const usual = at(roomyStyle(USUAL));
  if (fits(usual)) {
    const lines = countLines(usual);
    for (const size of LARGER) {
      const layout = at(roomyStyle(size));
      if (fits(layout, room.spacious) && countLines(layout) <= lines) return { layout, scale: 1, cut: false };
    }
    return { layout: usual, scale: 1, cut: false };
  }
  for (const size of SMALLER) {
    const layout = at(tightStyle(size));
    if (fits(layout)) return { layout, scale: 1, cut: false };
  }
  let layout = usual;
  for (const limits of SHORTENINGS) {
    layout = at(tightStyle(SMALLEST), limits);
    if (fits(layout)) return { layout, scale: 1, cut: true };
  }
  const scale = Math.min(1, room.width / layout.width, Math.max(0, room.height) / layout.height);
  return { layout, scale, cut: true };
};
