import type { Game } from '@platelayer/game';
import {
  compose,
  type Fonts,
  groupAt,
  line,
  type Node,
  rect,
  scale,
  text,
  translate,
} from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { reportCut } from '../text-setting.ts';
import type { Charter } from './charter.ts';
import { type ChartCell, type ChartColumn, chartColumns } from './phase-columns.ts';
import {
  type ChartLayout,
  type ChartLimits,
  countLines,
  type LaidOutColumn,
  layOutChart,
  roomyStyle,
  tightStyle,
} from './phase-layout.ts';

/** The room for something that is anchored at its bottom left. */
export interface PhaseChartRoom {
  readonly left: number;
  readonly width: number;
  /** Nothing may reach higher. */
  readonly top: number;
  readonly bottom: number;
}

/** Height of a train card (50.1.8), for which larger letters leave room. */
const TRAIN_CARD = 173.228;

/** Distance of the coloured strip under a train's name from the sides of its cell. */
const STRIP_INSET = 3;

/** What each phase brings, standing on the lower edge of its room (60.7). */
export const drawPhaseChart = (
  { left, width, top, bottom }: PhaseChartRoom,
  charter: Charter,
  game: Game,
  look: Look,
): readonly Node[] => {
  if (!look.config.charters.showPhaseChart) return [];
  const columns = chartColumns(game, charter.company, look);
  if (columns.length === 0) return [];
  const height = bottom - top;
  const spacious = height - (charter.company.trains ? TRAIN_CARD : 0);
  const chart = fitChart(columns, { width, height, spacious }, look.fonts);
  if (chart.cut) reportCut('phase chart', look, charter);
  const place = translate(left, bottom - chart.layout.height * chart.scale);
  return [
    groupAt(
      chart.scale === 1 ? place : compose(place, scale(chart.scale)),
      ...drawChart(chart.layout, charter, look),
    ),
  ];
};

const drawChart = (layout: ChartLayout, charter: Charter, look: Look): readonly Node[] => [
  ...layout.columns.flatMap((column) => drawGrounds(column, layout)),
  ...drawGridLines(layout, charter.colors.text),
  ...layout.columns.flatMap((column) => [
    ...drawHeader(column, layout, charter, look),
    ...column.cells.flatMap((cell, row) => drawCell(cell, column, row, layout, charter, look)),
  ]),
];

/** Cells coloured to the centres of their lines, and strips under names of another colour. */
const drawGrounds = ({ x, width, cells }: LaidOutColumn, { rows, style }: ChartLayout): readonly Node[] =>
  cells.flatMap((cell, row) => {
    const { y, height } = rows[row] ?? { y: 0, height: 0 };
    const inset = HAIRLINE / 2 + STRIP_INSET;
    return [
      ...(cell.ground ? [rect(x, y, width, height, { fill: cell.ground })] : []),
      ...cell.lines.flatMap(({ ground }, i) =>
        ground && ground !== cell.ground
          ? [
              rect(
                x + inset,
                y + HAIRLINE / 2 + style.padding + i * style.body.lineHeight,
                Math.max(0, width - 2 * inset),
                style.body.lineHeight,
                { fill: ground },
              ),
            ]
          : [],
      ),
    ];
  });

/** Lines shared between neighbours; headers have none. */
const drawGridLines = ({ columns, rows, width, height }: ChartLayout, color: string): readonly Node[] => {
  const stroke = { color, width: HAIRLINE };
  const top = (rows[0]?.y ?? 0) - HAIRLINE / 2;
  const across = [...rows.map(({ y }) => y), height - HAIRLINE / 2];
  const down = [...columns.map(({ x }) => x), width - HAIRLINE / 2];
  return [
    ...across.map((y) => line(0, y, width, y, { stroke })),
    ...down.map((x) => line(x, top, x, height, { stroke })),
  ];
};

const drawHeader = (
  column: LaidOutColumn,
  { style: { header, padding } }: ChartLayout,
  { colors }: Charter,
  { fonts }: Look,
): readonly Node[] => [
  text(fonts, column.header, ...textPlace(column, padding, header.lineHeight / 2), {
    ...header,
    anchor: column.notes ? 'start' : 'middle',
    baseline: 'central',
    fill: colors.text,
  }),
];

const drawCell = (
  { lines, ground }: ChartCell,
  column: LaidOutColumn,
  row: number,
  { rows, style: { body, padding } }: ChartLayout,
  { colors }: Charter,
  look: Look,
): readonly Node[] => {
  const top = (rows[row]?.y ?? 0) + HAIRLINE / 2 + padding;
  return lines
    .map((entry, i) => ({ ...entry, y: top + (i + 0.5) * body.lineHeight }))
    .filter(({ text }) => text !== '')
    .map((entry) => {
      const beneath = entry.ground ?? ground;
      return text(look.fonts, entry.text, ...textPlace(column, padding, entry.y), {
        ...body,
        anchor: column.notes ? 'start' : 'middle',
        baseline: 'central',
        fill: beneath ? look.readable(beneath) : colors.text,
      });
    });
};

const textPlace = ({ x, width, notes }: LaidOutColumn, padding: number, y: number): [number, number] => [
  notes ? x + HAIRLINE / 2 + padding : x + width / 2,
  y,
];

interface ChartRoom {
  readonly width: number;
  readonly height: number;
  /** How high a chart may be if its letters are to be larger than usual. */
  readonly spacious: number;
}

interface FittedChart {
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
