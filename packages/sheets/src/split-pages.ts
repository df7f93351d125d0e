import {
  block,
  box,
  type Fonts,
  group,
  type Node,
  type Page,
  rect,
  symbol,
  translate,
  use,
} from '@platelayer/scene';
import { cutMarks } from './marks.ts';
import { paintsIn } from './paints-in.ts';
import { type Paper, printableArea, type Sheet, sheetOf } from './paper.ts';
import { type CutOptions, type NoRoom, type Split, splitDrawing } from './split.ts';

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
  const whole = symbol(drawing.id, drawing.children);
  const parts = partsOf(split, cut).filter((part) => paintsIn(drawing.children, part));
  return parts.map((part, i, { length }) => {
    const title = `${drawing.title} - page ${i + 1} of ${length}`;
    const content = use(whole, translate(-part.x, -part.y));
    return partPage(fonts, sheet, cut, title, part, content);
  });
};

/** The trim boxes of all pages in the drawing's own coordinates, row by row. */
const partsOf = ({ columns, rows }: Split, { margin }: CutOptions) => {
  const starts = (lengths: readonly number[]) =>
    lengths.map((length, i) => ({ at: -margin + i * length, length }));
  return starts(rows).flatMap((row) =>
    starts(columns).map((column) => box(column.at, row.at, column.length, row.length)),
  );
};

/** One sheet: the block of 30.18.5, at the top of the printable area and in its middle. */
export const partPage = (
  fonts: Fonts,
  sheet: Sheet,
  { cutlines, cutlinesOffset, bleed }: CutOptions,
  title: string,
  part: { readonly width: number; readonly height: number },
  content: Node,
): Page => {
  const area = printableArea(sheet);
  const frame = cutlines + bleed;
  const left = area.x + (area.width - part.width) / 2;
  const top = area.y + frame;
  const trim = box(left, top, part.width, part.height);
  const size = Math.min(cutlines, LABEL_SIZE);
  const label = {
    family: 'sans-serif',
    weight: 'bold',
    size,
    lineHeight: size,
    width: part.width + 2 * bleed,
    align: 'center',
  } as const;
  const clip = rect(-bleed, -bleed, part.width + 2 * bleed, part.height + 2 * bleed);
  return {
    width: sheet.width,
    height: sheet.height,
    title,
    trim,
    bleed: box(left - bleed, top - bleed, clip.width, clip.height),
    children: [
      ...cutMarks(trim, { gap: bleed, length: cutlines, inset: cutlinesOffset }),
      ...(size > 0 ? [block(fonts, title, left - bleed, area.y, label).node] : []),
      group([content], { transform: translate(left, top), clip, cut: rect(0, 0, part.width, part.height) }),
    ],
  };
};
