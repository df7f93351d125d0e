import { cutLine, type Fonts, lineWidth, wrap } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import { boldDisplay, sansSerif, type TextStyle } from '../text-setting.ts';
import { alignTrains, type ChartColumn, type ChartLine } from './phase-columns.ts';

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

/**
 * Columns and rows in the width they need, but at least `available` (60.7.4). Beside notes that have to wrap, other columns break
 * their texts between words where that makes the chart lower.
 */
export const layOutChart = (
  columns: readonly ChartColumn[],
  asked: ChartStyle,
  available: number,
  fonts: Fonts,
  limits?: ChartLimits,
): ChartLayout => {
  const shown = limits ? columns.map((column) => shortenTexts(column, asked, limits, fonts)) : columns;
  const room = available - HAIRLINE;
  const natural = naturalWidths(shown, asked, fonts);
  if (total(natural) <= room) {
    const factor = room / total(natural);
    const widths = natural.map((width) => width * factor);
    return stackRows(shown, asked, widths, fonts, limits);
  }
  const style = { ...asked, ...smallHeaders(asked.body.size) };
  const set = (broken: readonly number[]) =>
    squeezeNotes(breakColumns(shown, broken, style, fonts), style, room, fonts, limits);
  const isBetter = (one: ChartLayout, than: ChartLayout) => {
    const [ours, theirs] = [Math.max(available, one.width), Math.max(available, than.width)];
    return ours < theirs - EPSILON || (ours < theirs + EPSILON && one.height < than.height - EPSILON);
  };
  let best = { broken: [] as readonly number[], layout: set([]) };
  let rest = [...shown.keys()].filter((i) => isBreakable(shown[i]!));
  while (rest.length > 0) {
    // The one that helps most comes first.
    const next = rest
      .map((i) => [...best.broken, i])
      .map((broken) => ({ broken, layout: set(broken) }))
      .reduce((least, other) => (isBetter(other.layout, least.layout) ? other : least));
    if (!isBetter(next.layout, best.layout)) break;
    best = next;
    rest = rest.filter((i) => !next.broken.includes(i));
  }
  return best.layout;
};

/** Lengths that differ by less are equal. */
const EPSILON = 1e-6;

const total = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0);

/** Rows under their headers, as high as their cells ask for, with notes broken into lines. */
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

/** Widths between the centres of grid lines with every line in one piece. */
const naturalWidths = (columns: readonly ChartColumn[], style: ChartStyle, fonts: Fonts): readonly number[] =>
  columns.map((column) => naturalWidth(column, (text) => [text], style, fonts));

const isBreakable = ({ notes, cells }: ChartColumn): boolean =>
  !notes && cells.some(({ lines }) => lines.some(({ text }) => text.includes(' ')));

/** Some columns only as wide as their texts in two lines; lines of trains stay beside those of other columns. */
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
    // Empty lines keep their place.
    return mapLines(column, (line) =>
      line.text === '' ? [line] : wrap(fonts, line.text, style.body, room).map((text) => ({ ...line, text })),
    );
  });
  const taken = (columns[0]?.cells ?? []).map((_, row) => takenByTrains(broken, row));
  return broken.map((column) => ({
    ...column,
    cells: column.cells.map((cell, row) =>
      cell.lines.some(({ train }) => train !== undefined)
        ? { ...cell, lines: alignTrains(cell.lines, taken[row]!) }
        : cell,
    ),
  }));
};

/** A text broken between two words so that the longer part is as short as can be. */
const halves = (text: string, { body }: ChartStyle, fonts: Fonts): readonly string[] => {
  const widest = (parts: readonly string[]) => Math.max(...parts.map((part) => lineWidth(fonts, part, body)));
  return [...text.matchAll(/ /g)]
    .map(({ index }) => [text.slice(0, index), text.slice(index + 1)])
    .reduce((best, parts) => (widest(parts) < widest(best) ? parts : best), [text]);
};

/** How many lines each train of a row takes. */
const takenByTrains = (columns: readonly ChartColumn[], row: number): readonly number[] => {
  const taken: number[] = [];
  for (const { cells } of columns) {
    const counts: number[] = [];
    for (const { train } of cells[row]?.lines ?? [])
      if (train !== undefined) counts[train] = (counts[train] ?? 0) + 1;
    for (const [train, count] of counts.entries()) taken[train] = Math.max(taken[train] ?? 0, count);
  }
  return taken;
};

const mapLines = (column: ChartColumn, change: (line: ChartLine) => readonly ChartLine[]): ChartColumn => ({
  ...column,
  cells: column.cells.map((cell) => ({ ...cell, lines: cell.lines.flatMap(change) })),
});

/** The chart with notes in what the other columns leave of the room. */
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

/** Notes broken into lines of their column's width. */
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
    : mapLines(column, (line) => [{ ...line, text: cutLine(fonts, line.text, body, textWidth) }]);

/** `start`, and the sums up to each of the lengths. */
const runningSum = (start: number, lengths: readonly number[]): readonly number[] => {
  const sums = [start];
  for (const length of lengths) sums.push((sums.at(-1) ?? start) + length);
  return sums;
};
