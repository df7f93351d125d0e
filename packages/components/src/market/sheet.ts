import {
  type Box,
  bounds,
  boundsOfAll,
  box,
  type Fonts,
  fitBlock,
  group,
  lineWidth,
  MAX_PAGE,
  type Node,
  type Page,
  type Point,
  text,
  translate,
} from '@platelayer/scene';
import { sheetOf, smartSplitPages } from '@platelayer/sheets';
import type { Piece } from '../component.ts';
import type { Look } from '../look.ts';

export interface DrawnCells {
  readonly children: readonly Node[];
  /** Boxes that page breaks must not cut: cells, heading, legend. */
  readonly whole: readonly Box[];
}

/** A drawing of any size, from (0, 0). It may paint slightly beyond its size. */
export interface SizedDrawing extends DrawnCells {
  readonly width: number;
  readonly height: number;
}

/** Bounding boxes of nodes, each to be kept whole. */
export const wholeBoxes = (nodes: readonly Node[]): readonly Box[] =>
  nodes.flatMap((node) => bounds(node) ?? []);

const TITLE = { y: 12.5, size: 25, fill: '#000' };

/** Part of the title band for a long title, and its limits. */
const LONG_TITLE = { top: 4, height: 42, minSize: 7.5, lineHeight: 27 };

/**
 * Draws the line in the title band of a market, a par chart or a revenue track (40.3.1): the game's name and the
 * sheet's. A title wider than the sheet gets smaller, on two lines if that keeps it larger.
 */
export const drawSheetTitle = (
  fonts: Fonts,
  words: readonly string[],
  width: number,
  family = 'display',
): readonly Node[] => {
  const content = words.filter((word) => word !== '').join(' ');
  const { y, size, fill } = TITLE;
  if (content === '') return [];
  if (lineWidth(fonts, content, { family, size }) <= width)
    return [text(fonts, content, 0, y, { family, size, fill, baseline: 'hanging' })];
  const { top, ...box } = LONG_TITLE;
  return [fitBlock(fonts, content, 0, top, { ...box, family, size, fill, width }).node];
};

/** A drawing enlarged to contain everything it paints, and the position of its original corner. */
export interface EnclosedDrawing extends SizedDrawing {
  readonly left: number;
  readonly top: number;
}

/** Name of a sheet: `id` for addresses and files, `title` for labels. */
export interface SheetName {
  readonly id: string;
  readonly title: string;
}

/** How far outlines and the bottom of a legend may extend into the border of the sheet (40.14.8, 40.14.9). */
export const OVERHANG = 10;

/** Margin of a picture on the screen and in picture files (40.10.1). */
export const SCREEN_MARGIN = 25;

/** A single sheet is larger than its drawing and margins by this. */
const SPARE = 5;

/**
 * Enlarges a drawing to contain everything it paints: a legend longer than the cells, a tracker next to them, a tall
 * cell. `border` is the empty space around it, into which it may extend slightly.
 */
export const enclose = (
  { width, height, children, whole }: SizedDrawing,
  border: number,
): EnclosedDrawing => {
  const painted = boundsOfAll(children) ?? { x: 0, y: 0, width: 0, height: 0 };
  const growth = (beyond: number) => (beyond > Math.min(border, OVERHANG) ? Math.ceil(beyond) : 0);
  const [left, top] = [growth(-painted.x), growth(-painted.y)];
  return {
    width: left + width + growth(painted.x + painted.width - width),
    height: top + height + growth(painted.y + painted.height - height),
    left,
    top,
    children: left > 0 || top > 0 ? [group(children, { transform: translate(left, top) })] : children,
    whole: whole.map(({ x, y, width, height }) => box(x + left, y + top, width, height)),
  };
};

/** Returns one page with the whole drawing (40.10.1), or none if nothing is drawn. */
export const singleSheet = (drawing: SizedDrawing, title: string, look: Look): readonly Page[] => {
  if (isBlank(drawing)) return [];
  const { margins } = sheetOf(look.config.paper, 'upright');
  const { top, right, bottom, left } = margins;
  const { width, height, children } = enclose(drawing, Math.min(top, right, bottom, left));
  const limit = (length: number) => Math.min(length, MAX_PAGE);
  const page = { width: width + SPARE + left + right, height: height + SPARE + top + bottom };
  if (Math.max(page.width, page.height) > MAX_PAGE) {
    look.report({
      severity: 'error',
      code: 'layout/too-large',
      message: `The sheet "${title}" is larger than ${MAX_PAGE / 100} inches, so only part of it is shown.`,
      pointer: '',
      hint: 'Make the cells smaller, or turn on pagination.',
    });
  }
  return [
    {
      width: limit(page.width),
      height: limit(page.height),
      title,
      children: [group(children, { transform: translate(left, top) })],
    },
  ];
};

/** Returns as many sheets of paper as the drawing needs (40.10.2), or none if nothing is drawn. */
export const pagedSheets = (drawing: SizedDrawing, { id, title }: SheetName, look: Look): readonly Page[] => {
  if (isBlank(drawing)) return [];
  const { width, height, children, whole } = enclose(drawing, look.config.margin);
  const { fonts, config } = look;
  const obstacles = whole.map((box) => ({ box, weight: 1, whole: true }));
  const large = { id, title, width, height, children, obstacles };
  const pages = smartSplitPages(fonts, large, config.paper, config);
  if (!('kind' in pages)) return pages;
  look.report({
    severity: 'error',
    code: 'layout/no-room',
    message: `The sheet "${title}" cannot be split into pages. ${pages.reason}`,
    pointer: '',
    hint: 'Choose larger paper, or smaller margins and cut lines.',
  });
  return [];
};

/** The drawing as shown in a picture file. */
export const sheetPicture = (drawing: SizedDrawing, { id, title }: SheetName): readonly Piece[] => {
  if (isBlank(drawing)) return [];
  const { width, height, children } = enclose(drawing, SCREEN_MARGIN);
  return [
    {
      name: id,
      title,
      width: width + 2 * SCREEN_MARGIN,
      height: height + 2 * SCREEN_MARGIN,
      children: [group(children, { transform: translate(SCREEN_MARGIN, SCREEN_MARGIN) })],
    },
  ];
};

/** Position of the drawing's own corner in that picture. */
export const pictureCorner = (drawing: SizedDrawing): Point => {
  const { left, top } = enclose(drawing, SCREEN_MARGIN);
  return { x: SCREEN_MARGIN + left, y: SCREEN_MARGIN + top };
};

const isBlank = ({ children }: SizedDrawing): boolean => boundsOfAll(children) === undefined;
