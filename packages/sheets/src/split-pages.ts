import {
  type Box,
  block,
  box,
  type Fonts,
  group,
  type Node,
  type Page,
  type Point,
  rect,
  symbol,
  translate,
  use,
} from '@platelayer/scene';
import { cutMarks } from './marks.ts';
import { type Paper, printableArea, sheetOf } from './paper.ts';
import { boundedNodes, partsOf } from './parts.ts';
import { type CutOptions, type NoRoom, splitDrawing } from './split.ts';

/** A drawing of any size, from 0, 0. */
export interface LargeDrawing {
  /** Unique among the drawings of a document. */
  readonly id: string;
  /** Begins every page label, such as `Hill Line - Map`. */
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly children: readonly Node[];
}

/** The largest letters of a page label, in units. */
const LABEL_SIZE = 15;

/**
 * A large drawing over as many sheets as it needs: each shows its part with bleed, cut marks and a label (30.18.5).
 * Parts without anything in them, such as the corner beside a market of stairs, take no sheet and no number.
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
  const whole = symbol(drawing.id, drawing.children);
  return partsOf(split, cut.margin, boundedNodes(drawing.children)).map(({ box }, i, { length }) => {
    const title = `${drawing.title} - page ${i + 1} of ${length}`;
    const corner = {
      x: area.x + (area.width - box.width) / 2,
      y: area.y + cut.cutlines + cut.bleed,
    };
    const content = use(whole, translate(-box.x, -box.y));
    const part = drawPart(fonts, cut, title, box, corner, content);
    return { width: sheet.width, height: sheet.height, title, ...part };
  });
};

/** A part as it is printed: its edges, its marks and what it shows. */
type DrawnPart = Required<Pick<Page, 'trim' | 'bleed' | 'children'>>;

/** The block of 30.18.5, its trim box at a corner: cut marks, label above, content. */
export const drawPart = (
  fonts: Fonts,
  { cutlines, cutlinesOffset, bleed }: CutOptions,
  title: string,
  { width, height }: Pick<Box, 'width' | 'height'>,
  { x, y }: Point,
  content: Node,
): DrawnPart => {
  const trim = box(x, y, width, height);
  const size = Math.min(cutlines, LABEL_SIZE);
  const label = {
    family: 'sans-serif',
    weight: 'bold',
    size,
    lineHeight: size,
    width: width + 2 * bleed,
    align: 'center',
  } as const;
  const clip = rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
  return {
    trim,
    bleed: box(x - bleed, y - bleed, clip.width, clip.height),
    children: [
      ...cutMarks(trim, { gap: bleed, length: cutlines, inset: cutlinesOffset }),
      ...(size > 0 ? [block(fonts, title, x - bleed, y - bleed - cutlines, label).node] : []),
      group([content], { transform: translate(x, y), clip, cut: rect(0, 0, width, height) }),
    ],
  };
};
