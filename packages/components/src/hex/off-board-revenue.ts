import { characters, type OffBoardRevenue, type OffBoardValue } from '@platelayer/game';
import { contrastRatio, LEAST_CONTRAST } from '@platelayer/library';
import {
  type Color,
  compose,
  group,
  lineWidth,
  type Node,
  rect,
  type Stroke,
  scale,
  translate,
} from '@platelayer/scene';
import { pageFulls } from '@platelayer/sheets';
import { drawStraightName } from './name.ts';
import { HEX_WIDTH } from './outline.ts';
import { type HexPainter, typeStyle } from './painter.ts';
import { placeAt } from './position.ts';

const PADDING = 5;
/** Height of a box minus its font size, and top of the first box (20.8.22). */
const EXTRA_HEIGHT = 6;
const TOP = -10;
const PHASE_DISTANCE = 20;

const letterWidth = (size: number): number => (5 * size) / 7;

/** Width of the box for a revenue as printed. */
export const revenueWidth = (shown: string, size: number): number =>
  Math.max(characters(shown), 2) * letterWidth(size) + PADDING;

interface Box {
  readonly revenue: OffBoardValue;
  readonly shown: string;
  readonly x: number;
  readonly width: number;
}

/** Draws the revenue boxes of an off-board area and the phases next to them. */
export const drawOffBoardRevenue = (area: OffBoardRevenue, painter: HexPainter): readonly Node[] => {
  const rows = rowsInHex(area, painter).map((row) => boxesOf(row, area.fontSize, painter));
  return placeAt(area.position, [
    ...rows.flatMap((row, index) => drawRow(row, rowY(area, index), area, painter)),
    ...drawPhases(rows, area, painter),
  ]);
};

export const drawOffBoardName = ({ position, name }: OffBoardRevenue, painter: HexPainter): readonly Node[] =>
  placeAt(position, drawStraightName(name, painter));

const rowY = ({ fontSize, reverse }: OffBoardRevenue, index: number): number =>
  (reverse ? -1 : 1) * index * (fontSize + EXTRA_HEIGHT);

/**
 * Splits a centred row that is wider than the hex into as many rows as needed, because neighbouring hexes would cover
 * its ends.
 */
const rowsInHex = (
  { rows, fontSize, position }: OffBoardRevenue,
  painter: HexPainter,
): OffBoardRevenue['rows'] => {
  const [only, ...others] = rows;
  if (only === undefined || others.length > 0 || position.placed) return rows;
  const isTooWide = (row: readonly OffBoardValue[]) => rowWidth(boxesOf(row, fontSize, painter)) > HEX_WIDTH;
  let broken = rows;
  while (broken.some(isTooWide) && broken.length < only.length)
    broken = pageFulls(only, Math.ceil(only.length / (broken.length + 1)));
  return broken;
};

const rowWidth = (row: readonly Box[]): number => row.reduce((sum, { width }) => sum + width, 0);

/** Boxes of a row, centred on x = 0. */
const boxesOf = (row: readonly OffBoardValue[], size: number, painter: HexPainter): readonly Box[] => {
  const shown = row.map(({ value }) => painter.money(value, 'offboard'));
  const widths = shown.map((figure) => revenueWidth(figure, size));
  let x = -widths.reduce((sum, width) => sum + width, 0) / 2;
  return row.map((revenue, index) => {
    const box = { revenue, shown: shown[index]!, x, width: widths[index]! };
    x += box.width;
    return box;
  });
};

const drawRow = (
  row: readonly Box[],
  y: number,
  area: OffBoardRevenue,
  painter: HexPainter,
): readonly Node[] => {
  const { fontSize: size } = area;
  const height = size + EXTRA_HEIGHT;
  const first = row[0];
  if (!first) return [];
  const width = rowWidth(row);
  return [
    ...row.flatMap(({ revenue, shown, x, width }) => {
      const fill = painter.map.orNone(revenue.color);
      return [
        ...(fill === undefined ? [] : [rect(x, y + TOP, width, height, { fill })]),
        ...writeSqueezed(
          shown,
          x + width / 2,
          y - 8 + size / 2,
          area,
          {
            fill: painter.ink(painter.map.orNone(revenue.textColor), painter.laidOn(fill), revenue.statedAt),
          },
          painter,
        ),
      ];
    }),
    rect(first.x, y + TOP, width, height, { stroke: { color: painter.map('black'), width: 1 } }),
  ];
};

/**
 * Draws phases outside the block, one line per row with phases, so that no row covers them (20.14.39). If a colour is
 * not readable on the hex, all phases are drawn on coloured tags.
 */
const drawPhases = (
  rows: readonly (readonly Box[])[],
  area: OffBoardRevenue,
  painter: HexPainter,
): readonly Node[] => {
  const outward = area.reverse ? -1 : 1;
  const edge = rowY(area, rows.length - 1) + outward * PHASE_DISTANCE;
  const lines = rows.filter((row) => row.some(({ revenue }) => revenue.phase !== undefined));
  const legible = lines
    .flat()
    .every(({ revenue: { phase, phaseColor } }) => !phase || isLegible(painter.map(phaseColor), painter));
  return lines.flatMap((row, index) =>
    row.flatMap(({ revenue: { phase = '', phaseColor }, x, width }) => {
      const [middle, y] = [x + width / 2, edge + outward * index * area.fontSize];
      const color = painter.map(phaseColor);
      const black = painter.map('black');
      return legible || phase === ''
        ? writeSqueezed(
            phase,
            middle,
            y,
            area,
            { fill: color, stroke: { color: black, width: 0.5 } },
            painter,
          )
        : [
            phaseTag(phase, middle, y, area, { fill: color, stroke: { color: black, width: 1 } }),
            ...writeSqueezed(phase, middle, y, area, { fill: painter.ink(black, [color]) }, painter),
          ];
    }),
  );
};

const isLegible = (color: Color, { surfaces }: HexPainter): boolean =>
  surfaces.every((surface) => contrastRatio(color, surface) >= LEAST_CONTRAST);

/** Background of a phase, as high as the distance between lines of phases. */
const phaseTag = (
  phase: string,
  x: number,
  y: number,
  { fontSize }: OffBoardRevenue,
  paint: { readonly fill: Color; readonly stroke: Stroke },
): Node => {
  const width = characters(phase) * letterWidth(fontSize) + PADDING;
  return rect(x - width / 2, y - fontSize / 2, width, fontSize, { ...paint, radius: fontSize / 4 });
};

/** Stretches text to exactly one letter width per character. */
const writeSqueezed = (
  content: string,
  x: number,
  y: number,
  { fontFamily, fontSize }: OffBoardRevenue,
  paint: { readonly fill: Color; readonly stroke?: Stroke },
  painter: HexPainter,
): readonly Node[] => {
  if (content === '') return [];
  const font = { family: fontFamily, size: fontSize, weight: 'bold', style: 'normal' } as const;
  const natural = lineWidth(painter.look.fonts, content, typeStyle(font));
  if (!(natural > 0)) return [];
  const factor = (characters(content) * letterWidth(fontSize)) / natural;
  const written = painter.write(content, 0, y, font, { baseline: 'central', ...paint });
  return [group([written], { transform: compose(translate(x), scale(factor, 1)) })];
};
