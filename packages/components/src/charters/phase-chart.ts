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
import type { Charter, CharterRules } from './charter.ts';
import { type ChartCell, type ChartColumn, chartColumns, phasesOf } from './phase-columns.ts';
import {
  type ChartLayout,
  type ChartLimits,
  type ChartStyle,
  type LaidOutColumn,
  layOutChart,
  roomyStyle,
  tightStyle,
} from './phase-layout.ts';

/** Space for the chart, which is at the bottom left. */
export interface PhaseChartRoom {
  readonly left: number;
  readonly width: number;
  /** Limit for its top. */
  readonly top: number;
  readonly bottom: number;
}

/** Distance of the coloured strip behind a train's name from the sides of its cell. */
const STRIP_INSET = 3;

/** Draws the phases and their effects (60.7). */
export const drawPhaseChart = (
  { left, width, top, bottom }: PhaseChartRoom,
  charter: Charter,
  rules: CharterRules,
  look: Look,
): readonly Node[] => {
  if (!look.config.charters.showPhaseChart) return [];
  const columns = chartColumns(rules, charter.company, look);
  if (columns.length === 0) return [];
  const room = { width, height: bottom - top };
  const chart = fitChart(columns, room, look.fonts, densityOfAll(charter, room, rules, look));
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

/** Draws coloured cells, up to the centres of the grid lines, and strips behind names of another colour. */
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

/** Draws grid lines, but not around headers. */
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
}

interface FittedChart {
  readonly layout: ChartLayout;
  /** Less than 1 if the chart does not even fit with the smallest letters and shortened texts. */
  readonly scale: number;
  /** Whether words are missing or too small. */
  readonly cut: boolean;
}

/** From the default style (60.7.4) to the densest and smallest (60.12.6). */
const STYLES: readonly ChartStyle[] = [roomyStyle(9), ...[9, 8.5, 8, 7.5, 7, 6.5, 6].map(tightStyle)];

const SHORTENINGS: readonly ChartLimits[] = [4, 3, 2, 1].map((noteLines) => ({ noteLines, textWidth: 60 }));

const fits = (layout: ChartLayout, room: ChartRoom): boolean =>
  layout.width <= room.width + 1e-6 && layout.height <= room.height + 1e-6;

/** Index of the first style in which a chart fits, or -1. */
const densityOf = (columns: readonly ChartColumn[], room: ChartRoom, fonts: Fonts): number =>
  STYLES.findIndex((style) => fits(layOutChart(columns, style, room.width, fonts), room));

/** Index of the style that the fullest chart among the majors, or among the minors, needs. All share it. */
const densityOfAll = (charter: Charter, room: ChartRoom, rules: CharterRules, look: Look): number => {
  const { minor, trains } = charter.company;
  // Companies that show the same phases with the same heading have the same chart.
  const distinct = new Map(
    look.companies
      .filter((company) => company.minor === minor && company.trains === trains)
      .map((company) => [
        phasesOf(rules.phases, company)
          .map((phase) => rules.phases.indexOf(phase))
          .join(),
        company,
      ]),
  );
  const needed = [...distinct.values()].map((company) =>
    densityOf(chartColumns(rules, company, look), room, look.fonts),
  );
  return Math.max(0, ...needed);
};

/** Lays out a chart in the first style in which it fits, starting at index `density`: default (60.7.4), denser, smaller, shortened. */
export const fitChart = (
  columns: readonly ChartColumn[],
  room: ChartRoom,
  fonts: Fonts,
  density = 0,
): FittedChart => {
  for (const style of STYLES.slice(density)) {
    const layout = layOutChart(columns, style, room.width, fonts);
    if (fits(layout, room)) return { layout, scale: 1, cut: false };
  }
  const smallest = STYLES.at(-1)!;
  let layout = layOutChart(columns, smallest, room.width, fonts);
  for (const limits of SHORTENINGS) {
    layout = layOutChart(columns, smallest, room.width, fonts, limits);
    if (fits(layout, room)) return { layout, scale: 1, cut: true };
  }
  const scale = Math.min(1, room.width / layout.width, Math.max(0, room.height) / layout.height);
  return { layout, scale, cut: true };
};
