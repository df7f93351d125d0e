import {
  type Box,
  box,
  type Fonts,
  group,
  lineWidth,
  type Node,
  type Page,
  type Point,
  rect,
  stackLines,
  symbol,
  translate,
  use,
} from '@platelayer/scene';
import { type GluedParts, partOutline } from './glue-marks.ts';
import { cutMarks } from './marks.ts';
import { type Paper, printableArea, sheetOf } from './paper.ts';
import { boundedNodes, partsOf } from './parts.ts';
import { type CutOptions, type NoRoom, splitDrawing } from './split.ts';

/** A drawing of any size, with its origin at the top left. */
export interface LargeDrawing {
  /** Unique among the drawings of a document. */
  readonly id: string;
  /** Start of every page label, such as `Hill Line - Map`. */
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly children: readonly Node[];
}

/** Style of a page's label. `minSize` is a fraction of `size`, `gap` the distance from other marks. */
const LABEL = { family: 'sans-serif', weight: 'bold', size: 15, minSize: 0.6, gap: 4 } as const;

/**
 * Draws a large drawing on several sheets, each with its part, bleed, cut marks and a label (30.18.5). Empty parts, such as the corner
 * of a stair-shaped market, have no sheet and no number.
 */
export const splitPages = (
  fonts: Fonts,
  drawing: LargeDrawing,
  paper: Paper,
  cut: CutOptions,
): readonly Page[] | NoRoom => {
  const split = splitDrawing(drawing, paper, cut);
  if (split.kind === 'no-room') return split;
  const sheet = sheetOf(paper, split.orientation);
  const area = printableArea(sheet);
  const picture = symbol(drawing.id, drawing.children);
  return partsOf(split, cut.margin, boundedNodes(drawing.children)).map(({ box }, i, { length }) => {
    const number = `page ${i + 1} of ${length}`;
    const title = `${drawing.title} - ${number}`;
    const corner = {
      x: area.x + (area.width - box.width) / 2,
      y: area.y + cut.cutlines + cut.bleed,
    };
    const content = use(picture, translate(-box.x, -box.y));
    const part = drawPart(fonts, cut, { texts: [title, number] }, box, corner, content);
    return { width: sheet.width, height: sheet.height, title, ...part };
  });
};

/** A part with its edges and marks. */
type DrawnPart = Required<Pick<Page, 'trim' | 'bleed' | 'children'>>;

/** Label above a part. */
interface PartLabel {
  /** Full label first, then shorter ones to use if it does not fit. */
  readonly texts: readonly string[];
  /** Left limit of the label, from the left edge of the part. */
  readonly from?: number;
}

/** Draws a part with cut marks, label and content, with its trim box at a corner (30.18.5). The cut outline includes flaps. */
export const drawPart = (
  fonts: Fonts,
  cut: CutOptions,
  label: PartLabel,
  { width, height }: Pick<Box, 'width' | 'height'>,
  { x, y }: Point,
  content: Node,
  glued: GluedParts = {},
): DrawnPart => {
  const { cutlines, cutlinesOffset, bleed } = cut;
  const trim = box(x, y, width, height);
  const clip = rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
  return {
    trim,
    bleed: box(x - bleed, y - bleed, clip.width, clip.height),
    children: [
      ...cutMarks(trim, { gap: bleed, length: cutlines, inset: cutlinesOffset }),
      ...drawLabel(fonts, label, trim, cut),
      group([content], { transform: translate(x, y), clip, cut: partOutline({ width, height }, glued, cut) }),
    ],
  };
};

/** Draws the label of a part on one line between its cut marks, clear of the page map (30.18.5). */
const drawLabel = (
  fonts: Fonts,
  { texts, from = 0 }: PartLabel,
  { x, y, width }: Box,
  { cutlines, cutlinesOffset, bleed }: CutOptions,
): readonly Node[] => {
  const largest = Math.min(cutlines, LABEL.size);
  if (!(largest > 0)) return [];
  const left = x + Math.max(from, cutlinesOffset) + LABEL.gap;
  const right = x + width - cutlinesOffset - LABEL.gap;
  const fittedTexts = texts.map((content) => {
    const natural = lineWidth(fonts, content, { ...LABEL, size: largest });
    return { content, natural, size: Math.min(largest, (largest * (right - left)) / natural) };
  });
  const label = fittedTexts.find(({ size }) => size >= LABEL.minSize * largest) ?? fittedTexts.at(-1);
  if (label === undefined || !(label.size > 0)) return [];
  const { content, natural, size } = label;
  const half = (natural * size) / largest / 2;
  const middle = x + width / 2;
  const isClear = middle - half >= left && middle + half <= right;
  const room = isClear ? { x: x - bleed, width: width + 2 * bleed } : { x: left, width: right - left };
  const style = { ...LABEL, size, lineHeight: size, width: room.width, align: 'center' } as const;
  return [stackLines(fonts, [content], room.x, y - bleed - cutlines, style).node];
};
