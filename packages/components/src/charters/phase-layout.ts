import { cutLine, type Fonts, lineWidth, wrap } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import { boldDisplay, sansSerif, type TextStyle } from '../text-setting.ts';
import { alignTrains, type ChartColumn, type ChartLine } from './phase-columns.ts';

/** Font sizes and distances of a chart. */
export interface ChartStyle {
  readonly body: TextStyle;
  readonly header: TextStyle;
  /** Space between a text and the border of its cell. */
  readonly padding: number;
  /** Total space to the left and right of a header. */
  readonly headerPadding: number;
}

/** Style of 60.7.4, where the size is 9. Distances do not change with the size. */
export const roomyStyle = (size: number): ChartStyle => ({
  body: sansSerif(size, (size * 10.4167) / 9),
  header: boldDisplay(size, (size * 11.4583) / 9),
  padding: 3,
  headerPadding: 10,
});

/** Smaller headers. As they have no lines between them, their words keep a distance. */
const smallHeaders = (size: number): Pick<ChartStyle, 'header' | 'headerPadding'> => ({
  header: boldDisplay(0.9 * size, (size * 11.4583) / 9),
  headerPadding: 6,
});

export const tightStyle = (size: number): ChartStyle => ({
  body: sansSerif(size, size * 1.05),
  ...smallHeaders(size),
  padding: 1.5,
});

/** Limits for texts in a chart that is too large. */
export interface ChartLimits {
  /** Maximum number of lines in a cell of notes. */
  readonly noteLines: number;
  /** Maximum width of other texts. */
  readonly textWidth: number;
}

/** A chart with final lines. Measured from its outer top left corner to the centres of grid lines. */
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

/**
 * Lays out columns and rows in the width they need, but at least `available` (60.7.4). If notes have to wrap, texts of other columns
 * are broken between words where that makes the chart lower.
 */
export const layOutChart = (
  columns: readonly ChartColumn[],
  requestedStyle: ChartStyle,
  available: number,
  fonts: Fonts,
  limits?: ChartLimits,
): ChartLayout => {
  const shown = limits
    ? columns.map((column) => shortenTexts(column, requestedStyle, limits, fonts))
    : columns;
  const room = available - HAIRLINE;
  const natural = naturalWidths(shown, requestedStyle, fonts);
  if (total(natural) <= room) {
    const factor = room / total(natural);
    const widths = natural.map((width) => width * factor);
    return stackRows(shown, requestedStyle, widths, fonts, limits);
  }
  const style = { ...requestedStyle, ...smallHeaders(requestedStyle.body.size) };
  const layOut = (broken: readonly number[]) =>
    squeezeNotes(breakColumns(shown, broken, style, fonts), style, room, fonts, limits);
  const isBetter = (first: ChartLayout, second: ChartLayout) => {
    const difference = Math.max(available, first.width) - Math.max(available, second.width);
    return difference < -EPSILON || (difference < EPSILON && first.height < second.height - EPSILON);
  };
  let best = { broken: [] as readonly number[], layout: layOut([]) };
  let rest = [...shown.keys()].filter((i) => isBreakable(shown[i]!));
  while (rest.length > 0) {
    // Breaks the column that helps most first.
    const next = rest
      .map((i) => [...best.broken, i])
      .map((broken) => ({ broken, layout: layOut(broken) }))
      .reduce((lowest, candidate) => (isBetter(candidate.layout, lowest.layout) ? candidate : lowest));
    if (!isBetter(next.layout, best.layout)) break;
    best = next;
    rest = rest.filter((i) => !next.broken.includes(i));
  }
  return best.layout;
};

/** Lengths that differ by less count as equal. */
const EPSILON = 1e-6;

const total = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0);

/** Stacks rows below the headers, each as high as its cells, with wrapped notes. */
const stackRows = (
  shown: readonly ChartColumn[],
  style: ChartStyle,
  widths: readonly number[],
  fonts: Fonts,
  limits: ChartLimits | undefined,
): ChartLayout => {
  const { body, header, padding } = style;
  const columns = shown.map((column, i) =>
    column.notes ? wrapNotes(column, style, widths[i] ?? 0, fonts, limits) : column,
  );
  const edges = runningSum(HAIRLINE / 2, widths);
  const heights = (columns[0]?.cells ?? []).map((_, row) => {
    const lines = Math.max(0, ...columns.map(({ cells }) => cells[row]?.lines.length ?? 0));
    return lines * body.lineHeight + 2 * padding + HAIRLINE;
  });
  const tops = runningSum(header.lineHeight + HAIRLINE / 2, heights);
  return {
    style,
    columns: columns.map((column, i) => ({ ...column, x: edges[i] ?? 0, width: widths[i] ?? 0 })),
    rows: heights.map((height, row) => ({ y: tops[row] ?? 0, height })),
    width: (edges.at(-1) ?? 0) + HAIRLINE / 2,
    height: (tops.at(-1) ?? 0) + HAIRLINE / 2,
  };
};

/** Widths of columns with unbroken texts, between the centres of grid lines. */
const naturalWidths = (columns: readonly ChartColumn[], style: ChartStyle, fonts: Fonts): readonly number[] =>
  columns.map((column) => naturalWidth(column, (text) => [text], style, fonts));

const isBreakable = ({ notes, cells }: ChartColumn): boolean =>
  !notes && cells.some(({ lines }) => lines.some(({ text }) => text.includes(' ')));

/** Breaks the texts of some columns into two lines, and keeps the lines of each train level in all columns. */
const breakColumns = (
  columns: readonly ChartColumn[],
  indices: readonly number[],
  style: ChartStyle,
  fonts: Fonts,
): readonly ChartColumn[] => {
  if (indices.length === 0) return columns;
  const broken = columns.map((column, i) => {
    if (!indices.includes(i)) return column;
    const width = naturalWidth(column, (text) => halves(text, style, fonts), style, fonts);
    const room = width - 2 * style.padding - HAIRLINE;
    // Keeps empty lines.
    return mapLines(column, (line) =>
      line.text === '' ? [line] : wrap(fonts, line.text, style.body, room).map((text) => ({ ...line, text })),
    );
  });
  const counts = (columns[0]?.cells ?? []).map((_, row) => trainLineCounts(broken, row));
  return broken.map((column) => ({
    ...column,
    cells: column.cells.map((cell, row) =>
      cell.lines.some(({ train }) => train !== undefined)
        ? { ...cell, lines: alignTrains(cell.lines, counts[row]!) }
        : cell,
    ),
  }));
};

/** Breaks a text between two words so that the longer part is as short as possible. */
const halves = (text: string, { body }: ChartStyle, fonts: Fonts): readonly string[] => {
  const widest = (parts: readonly string[]) => Math.max(...parts.map((part) => lineWidth(fonts, part, body)));
  return [...text.matchAll(/ /g)]
    .map(({ index }) => [text.slice(0, index), text.slice(index + 1)])
    .reduce((best, parts) => (widest(parts) < widest(best) ? parts : best), [text]);
};

/** Number of lines of each train in a row. */
const trainLineCounts = (columns: readonly ChartColumn[], row: number): readonly number[] => {
  const largest: number[] = [];
  for (const { cells } of columns) {
    const counts: number[] = [];
    for (const { train } of cells[row]?.lines ?? [])
      if (train !== undefined) counts[train] = (counts[train] ?? 0) + 1;
    for (const [train, count] of counts.entries()) largest[train] = Math.max(largest[train] ?? 0, count);
  }
  return largest;
};

const mapLines = (column: ChartColumn, change: (line: ChartLine) => readonly ChartLine[]): ChartColumn => ({
  ...column,
  cells: column.cells.map((cell) => ({ ...cell, lines: cell.lines.flatMap(change) })),
});

/** Lays out the chart with notes in the width that the other columns leave. */
const squeezeNotes = (
  columns: readonly ChartColumn[],
  style: ChartStyle,
  room: number,
  fonts: Fonts,
  limits: ChartLimits | undefined,
): ChartLayout => {
  const natural = naturalWidths(columns, style, fonts);
  const others = total(natural.filter((_, i) => !columns[i]?.notes));
  const broken = (text: string) => (limits ? [] : wrap(fonts, text, style.body, 0));
  const widths = columns.map((column, i) =>
    column.notes ? Math.max(naturalWidth(column, broken, style, fonts), room - others) : (natural[i] ?? 0),
  );
  return stackRows(columns, style, widths, fonts, limits);
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

/** Wraps notes to the width of their column. */
const wrapNotes = (
  column: ChartColumn,
  { body, padding }: ChartStyle,
  width: number,
  fonts: Fonts,
  limits: ChartLimits | undefined,
): ChartColumn => {
  const room = width - 2 * padding - HAIRLINE;
  return {
    ...column,
    cells: column.cells.map((cell) => {
      const lines = cell.lines.flatMap(({ text }) => wrap(fonts, text, body, room));
      const maxLines = limits?.noteLines ?? lines.length;
      return {
        ...cell,
        lines: lines.slice(0, maxLines).map((text, i): ChartLine => {
          const losesLines = i === maxLines - 1 && lines.length > maxLines;
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
    : mapLines(column, (line) => [{ ...line, text: cutLine(fonts, line.text, body, textWidth) }]);

/** Returns `start` followed by the running sums. */
const runningSum = (start: number, lengths: readonly number[]): readonly number[] => {
  const sums = [start];
  for (const length of lengths) sums.push((sums.at(-1) ?? start) + length);
  return sums;
};
