import {
  type Color,
  fitBlock,
  group,
  groupAt,
  lineWidth,
  type Node,
  rect,
  type Subject,
  startsAtRight,
  translate,
  wrap,
} from '@platelayer/scene';
import { HAIRLINE, pageFulls } from '@platelayer/sheets';
import type { Look } from '../look.ts';

/** A table with a title. A `plain` one has no lines or headers. */
export interface Table {
  readonly title?: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly plain?: true;
}

export interface TableColumn {
  readonly header: string;
  readonly align?: 'left' | 'center' | 'right';
}

export interface TableRow {
  readonly cells: readonly TableCell[];
  /** Cell below the others, across the whole table. */
  readonly below?: TableCell;
  /** Its location in the file. */
  readonly subject?: Subject;
}

export interface TableCell {
  /** Paragraphs; each starts a new line. */
  readonly lines: readonly string[];
  readonly ground?: Color;
  /** Background colours of single lines, instead of `ground`. */
  readonly grounds?: readonly (Color | undefined)[];
  readonly bold?: true;
}

/** A row, title or header, drawn from its top left corner. */
export interface Strip {
  readonly height: number;
  readonly nodes: readonly Node[];
  /** Whether it must not be the last strip of a column. */
  readonly leads?: true;
  /** Header to repeat above it if it is the first strip of a column. */
  readonly header?: Strip;
}

/** Size of a column of a page or card. */
export interface TableRoom {
  readonly width: number;
  readonly height: number;
}

/** Slightly more than 7.5 pt (50.3.2). All lengths are multiplied by the scale of a table. */
const SIZE = 10.5;
const LINE = 13;
const TITLE = { size: 15, line: 20, row: 26 } as const;
const PADDING = { x: 3.5, y: 2.5 } as const;
const INK = '#000000';
const RULE = { color: '#999999', width: HAIRLINE } as const;
const HEADER_GROUND = '#eeeeee';

/** Converts a table to strips: title, header and rows. Each row fits in a column below title and header. */
export const tableStrips = (
  original: Table,
  { width, height }: TableRoom,
  scale: number,
  look: Look,
): readonly Strip[] => {
  const table = isCramped(original, width, scale, look) ? foldLastColumn(original) : original;
  const widths = columnWidths(table, width, scale, look);
  const draw = (row: TableRow) => rowStrip(row, table, widths, scale, look);
  const header = table.plain
    ? undefined
    : draw({
        cells: table.columns.map(({ header }) => ({ lines: [header], bold: true, ground: HEADER_GROUND })),
      });
  const leading: readonly Strip[] = [
    ...(table.title === undefined ? [] : [titleStrip(table.title, width, scale, look)]),
    ...(header ? [{ ...header, leads: true as const }] : []),
  ];
  const room = height - total(leading.map((strip) => strip.height));
  const rows = table.rows.flatMap((row) => {
    const strip = draw(row);
    return strip.height <= room ? [strip] : rowInParts(row, table, widths, room, scale, look);
  });
  return [...leading, ...rows.map((strip) => ({ ...strip, ...(header ? { header } : {}) }))];
};

/** Splits a row that is too high for a column into several strips. */
const rowInParts = (
  { cells, below, subject }: TableRow,
  table: Table,
  widths: readonly number[],
  room: number,
  scale: number,
  look: Look,
): readonly Strip[] => {
  const around = table.plain ? 1 : 2 * scale * PADDING.y;
  const linesIn = (height: number) => Math.floor((height - around) / (scale * LINE));
  const maxLines = Math.max(1, linesIn(room));
  const broken = cells.map((cell, i) => brokenCell(cell, widths[i] ?? 0, scale, look));
  const longest = Math.max(1, ...broken.map(({ lines }) => lines.length));
  const parts = Array.from({ length: Math.ceil(longest / maxLines) }, (_, part) =>
    broken.map((cell) => linesOf(cell, part * maxLines, (part + 1) * maxLines)),
  );
  const draw = (row: TableRow) => rowStrip({ ...row, subject }, table, widths, scale, look);
  const upper = parts.map((part) => draw({ cells: part }));
  if (below === undefined) return upper;
  const across = total(widths);
  const text = brokenCell(below, across, scale, look);
  const linesLeft = Math.max(0, linesIn(room - upper.at(-1)!.height));
  return [
    ...upper.slice(0, -1),
    draw({ cells: parts.at(-1)!, ...(linesLeft > 0 ? { below: linesOf(text, 0, linesLeft) } : {}) }),
    ...pageFulls(text.lines.slice(linesLeft), maxLines).map((lines) =>
      rowStrip({ cells: [{ ...text, lines }], subject }, { ...table, columns: [] }, [across], scale, look),
    ),
  ];
};

/** Breaks the lines of a cell to its width. */
const brokenCell = (cell: TableCell, width: number, scale: number, look: Look): TableCell => {
  const room = Math.max(1, width - 2 * scale * PADDING.x);
  const lines = cell.lines.flatMap((line, i) =>
    wrap(look.fonts, line, styleOf(cell, scale), room).map((text) => ({ text, ground: cell.grounds?.[i] })),
  );
  return {
    ...cell,
    lines: lines.map(({ text }) => text),
    ...(cell.grounds ? { grounds: lines.map(({ ground }) => ground) } : {}),
  };
};

const linesOf = (cell: TableCell, from: number, to: number): TableCell => ({
  ...cell,
  lines: cell.lines.slice(from, to),
  ...(cell.grounds ? { grounds: cell.grounds.slice(from, to) } : {}),
});

/** Whether several columns of numbers leave too little space for a last column of sentences. */
const isCramped = (table: Table, width: number, scale: number, look: Look): boolean => {
  const { columns, plain } = table;
  if (plain || columns.length < 3 || (columns.at(-1)?.align ?? 'left') !== 'left') return false;
  const natural = measureColumns(table, scale, look).map(({ unbroken }) => unbroken);
  return total(natural) > width && width - total(natural.slice(0, -1)) < MIN_SENTENCE_SHARE * width;
};

/** Moves the last column below the others. */
const foldLastColumn = (table: Table): Table => ({
  ...table,
  columns: table.columns.slice(0, -1),
  rows: table.rows.map((row) => {
    const last = row.cells.at(-1);
    const hasText = last?.lines.some((line) => line.trim() !== '');
    return { ...row, cells: row.cells.slice(0, -1), ...(last && hasText ? { below: last } : {}) };
  }),
});

const titleStrip = (title: string, width: number, scale: number, look: Look): Strip => ({
  height: scale * TITLE.row,
  leads: true,
  nodes: [
    fitBlock(look.fonts, title, 0, scale * (TITLE.row - TITLE.line - 2), {
      family: 'display',
      weight: 'bold',
      size: scale * TITLE.size,
      lineHeight: scale * TITLE.line,
      minSize: 8,
      fill: INK,
      width,
      height: scale * TITLE.line,
    }).node,
  ],
});

const styleOf = ({ bold }: Pick<TableCell, 'bold'>, scale: number) => ({
  family: 'sans-serif',
  weight: bold ? ('bold' as const) : ('normal' as const),
  size: scale * SIZE,
  lineHeight: scale * LINE,
  minSize: 5,
});

const rowStrip = (
  { cells, below, subject }: TableRow,
  { columns, plain }: Table,
  widths: readonly number[],
  scale: number,
  look: Look,
): Strip => {
  let left = 0;
  const drawn = cells.map((cell, i) => {
    const width = widths[i] ?? 0;
    const x = left;
    left += width;
    return { cell, x, width, ...drawCell(cell, columns[i]?.align, x, width, scale, look) };
  });
  const top = plain ? 0 : scale * PADDING.y;
  const height = Math.max(scale * LINE, ...drawn.map((cell) => cell.height)) + (plain ? 1 : 2 * top);
  const under = below && drawCell(below, undefined, 0, left, scale, look);
  const nodes = [
    ...(plain
      ? []
      : drawn.flatMap(({ cell, x, width, bottoms }) => [
          ...groundsOf(cell, bottoms, top, height).map(({ y, height, fill }) =>
            rect(x, y, width, height, { fill }),
          ),
          rect(x, 0, width, height, { stroke: RULE, ...(cell.ground ? { fill: cell.ground } : {}) }),
        ])),
    groupAt(translate(0, top), ...drawn.flatMap((cell) => cell.nodes)),
    ...(under
      ? [
          rect(0, height, left, under.height + 2 * top, { stroke: RULE }),
          groupAt(translate(0, height + top), ...under.nodes),
        ]
      : []),
  ];
  return {
    height: height + (under ? under.height + 2 * top : 0),
    nodes: subject ? [group(nodes, { subject, title: subject.name })] : nodes,
  };
};

/** Background rectangles of single lines. Together they fill the cell. */
const groundsOf = ({ grounds = [] }: TableCell, bottoms: readonly number[], top: number, height: number) =>
  grounds.flatMap((fill, i) => {
    const y = i === 0 ? 0 : top + (bottoms[i - 1] ?? 0);
    const end = i === grounds.length - 1 ? height : top + (bottoms[i] ?? 0);
    return fill === undefined ? [] : [{ y, height: end - y, fill }];
  });

const drawCell = (
  cell: TableCell,
  align: TableColumn['align'],
  x: number,
  width: number,
  scale: number,
  look: Look,
) => {
  const nodes: Node[] = [];
  const padding = scale * PADDING.x;
  /** Bottoms of the lines. */
  const bottoms: number[] = [];
  let height = 0;
  cell.lines.forEach((line, i) => {
    bottoms.push(height);
    if (line.trim() === '') return;
    const ground = cell.grounds?.[i] ?? cell.ground;
    const block = fitBlock(look.fonts, line, x + padding, height, {
      ...styleOf(cell, scale),
      fill: ground ? look.readable(ground) : INK,
      width: Math.max(1, width - 2 * padding),
      height: UNLIMITED,
      align: align ?? (startsAtRight(look.fonts, line) ? 'right' : 'left'),
    });
    nodes.push(block.node);
    height += block.height;
    bottoms[i] = height;
  });
  return { nodes, height, bottoms };
};

/** Higher than any cell. */
const UNLIMITED = 1e5;

/** Smallest fraction of the width for columns of sentences before numbers are broken as well. */
const MIN_SENTENCE_SHARE = 0.3;

/**
 * Finds the widths of columns. Extra space goes to the last column of sentences, or to all columns. If there is too little space,
 * sentences are broken first, then numbers. No column is narrower than its longest word.
 */
const columnWidths = (table: Table, width: number, scale: number, look: Look): readonly number[] => {
  const measured = measureColumns(table, scale, look);
  const natural = total(measured.map((column) => column.unbroken));
  if (natural <= width) {
    const last = measured.findLastIndex((column) => column.sentences);
    const spare = width - natural;
    return measured.map(
      (column, i) => column.unbroken + (last < 0 ? spare / measured.length : i === last ? spare : 0),
    );
  }
  const numbers = total(measured.map((column) => (column.sentences ? 0 : column.unbroken)));
  const sentences = total(measured.map((column) => (column.sentences ? column.longestWord : 0)));
  const keepsNumbers = width - numbers >= Math.max(sentences, MIN_SENTENCE_SHARE * width);
  const smallest = measured.map((column) =>
    keepsNumbers && !column.sentences ? column.unbroken : column.longestWord,
  );
  const needed = total(smallest);
  if (needed < width)
    return between(
      smallest,
      measured.map((column) => column.unbroken),
      width,
    );
  // A single very long word must not take the space of all other columns.
  const limited = smallest.map((each) => Math.min(each, MAX_WORD_SHARE * width));
  return total(limited) < width
    ? between(limited, smallest, width)
    : limited.map((each) => (each * width) / total(limited));
};

/** Largest fraction of the width for a word if there is too little space. */
const MAX_WORD_SHARE = 0.3;

/** Interpolates between the smallest and largest widths to fill the available width. */
const between = (
  smallest: readonly number[],
  largest: readonly number[],
  room: number,
): readonly number[] => {
  const part = (room - total(smallest)) / (total(largest) - total(smallest));
  return smallest.map((each, i) => each + part * (largest[i]! - each));
};

/** Widths of columns with unbroken lines, and of their longest words. */
const measureColumns = ({ columns, rows, plain }: Table, scale: number, { fonts }: Look) =>
  columns.map(({ header, align = 'left' }, i) => {
    const cells: readonly TableCell[] = [
      ...(plain ? [] : [{ lines: [header], bold: true as const }]),
      ...rows.flatMap(({ cells }) => cells[i] ?? []),
    ];
    const widest = (parts: (line: string) => readonly string[]) =>
      Math.max(
        0,
        ...cells.flatMap((cell) =>
          cell.lines.flatMap(parts).map((part) => lineWidth(fonts, part, styleOf(cell, scale))),
        ),
      ) +
      2 * scale * PADDING.x +
      ROUNDING;
    return {
      unbroken: widest((line) => [line]),
      longestWord: widest((line) => wrap(fonts, line, styleOf({}, scale), 0)),
      sentences: align === 'left',
    };
  });

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Tolerance, so that a line fits the width measured for it. */
const ROUNDING = 0.01;
