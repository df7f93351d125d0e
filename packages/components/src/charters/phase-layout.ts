import { cutLine, type Fonts, lineWidth, wrap } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import { boldDisplay, sansSerif, type TextStyle } from '../text-setting.ts';
import type { ChartColumn, ChartLine } from './phase-columns.ts';

/** How large and how dense a chart is set. */
export interface ChartStyle {
  readonly body: TextStyle;
  readonly header: TextStyle;
  /** Between a text and the line around its cell. */
  readonly padding: number;
  /** Both sides of a header together. */
  readonly headerPadding: number;
}

/** As in 60.7.4, where the size is 9; everything but the distances grows with it. */
export const roomyStyle = (size: number): ChartStyle => ({
  body: sansSerif(size, (size * 10.4167) / 9),
  header: boldDisplay(size, (size * 11.4583) / 9),
  padding: 3,
  headerPadding: 10,
});

/** Headers have no lines between them: their words stay this far apart. */
const smallHeaders = (size: number): Pick<ChartStyle, 'header' | 'headerPadding'> => ({
  header: boldDisplay(0.9 * size, (size * 11.4583) / 9),
  headerPadding: 6,
});

export const tightStyle = (size: number): ChartStyle => ({
  body: sansSerif(size, size * 1.05),
  ...smallHeaders(size),
  padding: 1.5,
});

/** What may be taken from texts that cannot be shown whole. */
export interface ChartLimits {
  /** Lines of a cell of notes. */
  readonly noteLines: number;
  /** Width of any other text. */
  readonly textWidth: number;
}

/** A chart with its lines settled. Measured from its outer top left corner to the centres of grid lines. */
export interface ChartLayout {
  readonly style: ChartStyle;
  readonly columns: readonly LaidOutColumn[];
  readonly rows: readonly { readonly y: number; readonly height: number }[];
  readonly width: number;
  readonly height: number;
}

export interface LaidOutColumn extends ChartColumn {
  readonly x: number;
  readonly width: number;
}

/** Columns and rows in the width they need, but at least `available` (60.7.4). */
export const layOutChart = (
  columns: readonly ChartColumn[],
  asked: ChartStyle,
  available: number,
  fonts: Fonts,
  limits?: ChartLimits,
): ChartLayout => {
  const shown = limits ? columns.map((column) => shortenTexts(column, asked, limits, fonts)) : columns;
  const { style, widths } = setColumns(shown, asked, available - HAIRLINE, fonts, limits !== undefined);
  const { body, header, padding } = style;
  const edges = runningSum(HAIRLINE / 2, widths);
  const set = shown.map((column, i) => {
    const width = widths[i] ?? 0;
    return { ...wrapNotes(column, style, width, fonts, limits), x: edges[i] ?? 0, width };
  });

  const heights = (columns[0]?.cells ?? []).map((_, row) => {
    const lines = Math.max(0, ...set.map(({ cells }) => cells[row]?.lines.length ?? 0));
    return lines * body.lineHeight + 2 * padding + HAIRLINE;
  });
  const tops = runningSum(header.lineHeight + HAIRLINE / 2, heights);
  return {
    style,
    columns: set,
    rows: heights.map((height, row) => ({ y: tops[row] ?? 0, height })),
    width: (edges.at(-1) ?? 0) + HAIRLINE / 2,
    height: (tops.at(-1) ?? 0) + HAIRLINE / 2,
  };
};

/** Widths between the centres of grid lines; notes that have to wrap get what smaller headers can do without. */
const setColumns = (
  columns: readonly ChartColumn[],
  asked: ChartStyle,
  available: number,
  fonts: Fonts,
  cutNotes: boolean,
): { readonly style: ChartStyle; readonly widths: readonly number[] } => {
  const naturalOf = (style: ChartStyle) =>
    columns.map((column) => naturalWidth(column, (text) => [text], style, fonts));
  const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
  const natural = naturalOf(asked);
  if (total(natural) <= available) {
    const factor = available / total(natural);
    return { style: asked, widths: natural.map((width) => width * factor) };
  }
  const style = { ...asked, ...smallHeaders(asked.body.size) };
  const narrow = naturalOf(style);
  const others = total(narrow.filter((_, i) => !columns[i]?.notes));
  const broken = (text: string) => (cutNotes ? [] : wrap(fonts, text, style.body, 0));
  return {
    style,
    widths: columns.map((column, i) =>
      column.notes
        ? Math.max(naturalWidth(column, broken, style, fonts), available - others)
        : (narrow[i] ?? 0),
    ),
  };
};

const naturalWidth = (
  { header, cells }: ChartColumn,
  broken: (text: string) => readonly string[],
  style: ChartStyle,
  fonts: Fonts,
): number =>
  cells
    .flatMap(({ lines }) => lines.flatMap(({ text }) => broken(text)))
    .reduce(
      (width, text) => Math.max(width, lineWidth(fonts, text, style.body) + 2 * style.padding + HAIRLINE),
      lineWidth(fonts, header, style.header) + style.headerPadding,
    );

/** Notes broken into lines of their column's width. */
const wrapNotes = (
  column: ChartColumn,
  { body, padding }: ChartStyle,
  width: number,
  fonts: Fonts,
  limits: ChartLimits | undefined,
): ChartColumn => {
  if (!column.notes) return column;
  const room = width - 2 * padding - HAIRLINE;
  return {
    ...column,
    cells: column.cells.map((cell) => {
      const lines = cell.lines.flatMap(({ text }) => wrap(fonts, text, body, room));
      const most = limits?.noteLines ?? lines.length;
      return {
        ...cell,
        lines: lines.slice(0, most).map((text, i): ChartLine => {
          const losesLines = i === most - 1 && lines.length > most;
          return { text: limits ? cutLine(fonts, text, body, room, losesLines) : text };
        }),
      };
    }),
  };
};

const shortenTexts = (
  column: ChartColumn,
  { body }: ChartStyle,
  { textWidth }: ChartLimits,
  fonts: Fonts,
): ChartColumn =>
  column.notes
    ? column
    : {
        ...column,
        cells: column.cells.map((cell) => ({
          ...cell,
          lines: cell.lines.map((line) => ({ ...line, text: cutLine(fonts, line.text, body, textWidth) })),
        })),
      };

/** `start`, and the sums up to each of the lengths. */
const runningSum = (start: number, lengths: readonly number[]): readonly number[] => {
  const sums = [start];
  for (const length of lengths) sums.push((sums.at(-1) ?? start) + length);
  return sums;
};
