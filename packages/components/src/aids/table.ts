import {
  type Color,
  fitBlock,
  group,
  groupAt,
  lineWidth,
  type Node,
  rect,
  type Subject,
  translate,
} from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
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
  /** What the file says of it. */
  readonly subject?: Subject;
}

export interface TableCell {
  /** Each begins on a line of its own. */
  readonly lines: readonly string[];
  readonly ground?: Color;
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

/** 7.5 pt and a little more (50.3.2); all measures grow with the scale of a table. */
const SIZE = 10.5;
const LINE = 13;
const TITLE = { size: 15, line: 20, row: 26 } as const;
const PADDING = { x: 3.5, y: 2.5 } as const;
const INK = '#000000';
const RULE = { color: '#999999', width: HAIRLINE } as const;
const HEADER_GROUND = '#eeeeee';

/** The strips of a table in a column of a width: title, header, rows. */
export const tableStrips = (table: Table, width: number, scale: number, look: Look): readonly Strip[] => {
  const widths = columnWidths(table, width, scale, look);
  const draw = (row: TableRow) => rowStrip(row, table, widths, scale, look);
  const header = table.plain
    ? undefined
    : draw({
        cells: table.columns.map(({ header }) => ({ lines: [header], bold: true, ground: HEADER_GROUND })),
      });
  return [
    ...(table.title === undefined ? [] : [titleStrip(table.title, width, scale, look)]),
    ...(header ? [{ ...header, leads: true as const }] : []),
    ...table.rows.map((row) => ({ ...draw(row), ...(header ? { header } : {}) })),
  ];
};

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
  { cells, subject }: TableRow,
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
    return { cell, x, width, ...drawCell(cell, columns[i]?.align ?? 'left', x, width, scale, look) };
  });
  const top = plain ? 0 : scale * PADDING.y;
  const height = Math.max(scale * LINE, ...drawn.map((cell) => cell.height)) + (plain ? 1 : 2 * top);
  const nodes = [
    ...(plain
      ? []
      : drawn.map(({ cell, x, width }) =>
          rect(x, 0, width, height, { stroke: RULE, ...(cell.ground ? { fill: cell.ground } : {}) }),
        )),
    groupAt(translate(0, top), ...drawn.flatMap((cell) => cell.nodes)),
  ];
  return { height, nodes: subject ? [group(nodes, { subject, title: subject.name })] : nodes };
};

const drawCell = (
  cell: TableCell,
  align: 'left' | 'center' | 'right',
  x: number,
  width: number,
  scale: number,
  look: Look,
) => {
  const nodes: Node[] = [];
  const padding = scale * PADDING.x;
  let height = 0;
  for (const line of cell.lines.filter((each) => each.trim() !== '')) {
    const block = fitBlock(look.fonts, line, x + padding, height, {
      ...styleOf(cell, scale),
      fill: cell.ground ? look.readable(cell.ground) : INK,
      width: Math.max(1, width - 2 * padding),
      height: UNLIMITED,
      align,
    });
    nodes.push(block.node);
    height += block.height;
  }
  return { nodes, height };
};

/** No cell is as high. */
const UNLIMITED = 1e5;

/** As wide as their texts; where that is more than there is room for, each no narrower than its longest word. */
const columnWidths = (
  { columns, rows, plain }: Table,
  width: number,
  scale: number,
  { fonts }: Look,
): readonly number[] => {
  const measured = columns.map(({ header }, i) => {
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
    return { whole: widest((line) => [line]), least: widest((line) => line.split(/\s+/)) };
  });
  const sum = (of: 'whole' | 'least') => measured.reduce((total, column) => total + column[of], 0);
  const [whole, least] = [sum('whole'), sum('least')];
  if (whole <= width) {
    // What is left over belongs to a last column of sentences.
    const stretched = (columns.at(-1)?.align ?? 'left') === 'left' ? width - whole : 0;
    return measured.map((column, i) => column.whole + (i === measured.length - 1 ? stretched : 0));
  }
  if (least >= width) return measured.map((column) => (column.least * width) / least);
  const part = (width - least) / (whole - least);
  return measured.map((column) => column.least + part * (column.whole - column.least));
};

/** A line must fit the width that was measured for it. */
const ROUNDING = 0.01;
