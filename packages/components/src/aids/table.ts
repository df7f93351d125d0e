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

/** A table with a title; a `plain` one has neither lines nor headers. */
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
  /** What stands under them across the whole table. */
  readonly below?: TableCell;
  /** What the file says of it. */
  readonly subject?: Subject;
}

export interface TableCell {
  /** Each begins on a line of its own. */
  readonly lines: readonly string[];
  readonly ground?: Color;
  /** A ground for each line, in place of one for all. */
  readonly grounds?: readonly (Color | undefined)[];
  readonly bold?: true;
}

/** A strip across the column, drawn from its top left corner. */
export interface Strip {
  readonly height: number;
  readonly nodes: readonly Node[];
  /** It must not be the last of a column. */
  readonly leads?: true;
  /** What stands above it again where a column begins with it. */
  readonly header?: Strip;
}

/** A column of a page or card. */
export interface TableRoom {
  readonly width: number;
  readonly height: number;
}

/** 7.5 pt and a little more (50.3.2); all measures grow with the scale of a table. */
const SIZE = 10.5;
const LINE = 13;
const TITLE = { size: 15, line: 20, row: 26 } as const;
const PADDING = { x: 3.5, y: 2.5 } as const;
const INK = '#000000';
const RULE = { color: '#999999', width: HAIRLINE } as const;
const HEADER_GROUND = '#eeeeee';

/** The strips of a table in columns of a size: title, header, rows. None is too high to stand in one under those that lead it. */
export const tableStrips = (
  whole: Table,
  { width, height }: TableRoom,
  scale: number,
  look: Look,
): readonly Strip[] => {
  const table = isCramped(whole, width, scale, look) ? folded(whole) : whole;
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

/** A row that no column holds: its texts go on from strip to strip, line by line. */
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
  const most = Math.max(1, linesIn(room));
  const broken = cells.map((cell, i) => brokenCell(cell, widths[i] ?? 0, scale, look));
  const longest = Math.max(1, ...broken.map(({ lines }) => lines.length));
  const parts = Array.from({ length: Math.ceil(longest / most) }, (_, part) =>
    broken.map((cell) => linesOf(cell, part * most, (part + 1) * most)),
  );
  const draw = (row: TableRow) => rowStrip({ ...row, subject }, table, widths, scale, look);
  const upper = parts.map((part) => draw({ cells: part }));
  if (below === undefined) return upper;
  const across = total(widths);
  const text = brokenCell(below, across, scale, look);
  const beside = Math.max(0, linesIn(room - upper.at(-1)!.height));
  return [
    ...upper.slice(0, -1),
    draw({ cells: parts.at(-1)!, ...(beside > 0 ? { below: linesOf(text, 0, beside) } : {}) }),
    ...pageFulls(text.lines.slice(beside), most).map((lines) =>
      rowStrip({ cells: [{ ...text, lines }], subject }, { ...table, columns: [] }, [across], scale, look),
    ),
  ];
};

/** A cell whose lines need not be broken any more. */
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

/** Whether several columns of figures leave too little room for a last one of sentences. */
const isCramped = (table: Table, width: number, scale: number, look: Look): boolean => {
  const { columns, plain } = table;
  if (plain || columns.length < 3 || (columns.at(-1)?.align ?? 'left') !== 'left') return false;
  const wanted = measureColumns(table, scale, look).map(({ whole }) => whole);
  return total(wanted) > width && width - total(wanted.slice(0, -1)) < LEAST_OF_SENTENCES * width;
};

/** The same with its last column below the others. */
const folded = (table: Table): Table => ({
  ...table,
  columns: table.columns.slice(0, -1),
  rows: table.rows.map((row) => {
    const last = row.cells.at(-1);
    const says = last?.lines.some((line) => line.trim() !== '');
    return { ...row, cells: row.cells.slice(0, -1), ...(last && says ? { below: last } : {}) };
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

/** Grounds of single lines: each reaches to the next, the first and the last to the edges of the cell. */
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
  /** How far down each line reaches. */
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

/** No cell is as high. */
const UNLIMITED = 1e5;

/** Columns of sentences, which may be broken, keep at least this part of the width before figures are broken as well. */
const LEAST_OF_SENTENCES = 0.3;

/**
 * As wide as their texts; what is left over belongs to the last column of sentences, or to all alike. Where there is too
 * little room, sentences are broken, and only then figures; none is narrower than its longest word.
 */
const columnWidths = (table: Table, width: number, scale: number, look: Look): readonly number[] => {
  const measured = measureColumns(table, scale, look);
  const whole = total(measured.map((column) => column.whole));
  if (whole <= width) {
    const last = measured.findLastIndex((column) => column.sentences);
    const spare = width - whole;
    return measured.map(
      (column, i) => column.whole + (last < 0 ? spare / measured.length : i === last ? spare : 0),
    );
  }
  const figures = total(measured.map((column) => (column.sentences ? 0 : column.whole)));
  const sentences = total(measured.map((column) => (column.sentences ? column.least : 0)));
  const keepsFigures = width - figures >= Math.max(sentences, LEAST_OF_SENTENCES * width);
  const least = measured.map((column) => (keepsFigures && !column.sentences ? column.whole : column.least));
  const needed = total(least);
  if (needed < width)
    return between(
      least,
      measured.map((column) => column.whole),
      width,
    );
  // A single endless word must not take the room of all others.
  const most = least.map((each) => Math.min(each, MOST_OF_A_WORD * width));
  return total(most) < width ? between(most, least, width) : most.map((each) => (each * width) / total(most));
};

/** So much of the width a word may claim where there is too little for all. */
const MOST_OF_A_WORD = 0.3;

/** Widths that fill a room: more than the least, less than the most by the same part. */
const between = (least: readonly number[], most: readonly number[], room: number): readonly number[] => {
  const part = (room - total(least)) / (total(most) - total(least));
  return least.map((each, i) => each + part * (most[i]! - each));
};

/** How wide the columns of a table want to be, and have to be. */
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
      whole: widest((line) => [line]),
      least: widest((line) => wrap(fonts, line, styleOf({}, scale), 0)),
      sentences: align === 'left',
    };
  });

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** A line must fit the width that was measured for it. */
const ROUNDING = 0.01;
