import type { CompanyGroup } from '@platelayer/game';
import { type Box, box, type Node, type PathData, path, rect } from '@platelayer/scene';
import { pairRooms } from '../cards/pair.ts';
import { drawGroupMark, markSize } from '../group-mark.ts';
import type { Look } from '../look.ts';
import {
  boldDisplay,
  drawFittedLine,
  drawTextLine,
  fitLine,
  sansSerif,
  type TextOwner,
  type TextStyle,
} from '../text-setting.ts';
import { braid, rosette } from './guilloche.ts';
import type { CertificateInk } from './ink.ts';

/** Distance of the border from the trim edge, and its width. */
export const FRAME = { inset: 6.5, band: 12 };

/** Distance of the border's inner edge from the trim edge. */
export const INSIDE = FRAME.inset + FRAME.band;

/** The thinnest line that a 600 dpi printer draws without gaps. */
export const FINE = 0.45;
export const RULE = 0.9;

/** Length of a half-wave of the braid, and its distance from the edges of the band. */
const BRAID = { pitch: 7, clearance: 1.6 };

/** Side of the square with a small rosette in each corner. */
const CORNER = 19;

/** Draws the guilloche border of a card. With `filled`, the band is coloured and its lines are light. */
export const drawFrame = (
  { width, height }: { readonly width: number; readonly height: number },
  ink: CertificateInk,
  filled = false,
): readonly Node[] => {
  const { inset, band } = FRAME;
  const middle = inset + band / 2;
  const amplitude = band / 2 - BRAID.clearance;
  const inner = { width: width - 2 * INSIDE, height: height - 2 * INSIDE };
  // A small card has no border.
  if (inner.width < 20 || inner.height < 20) return [];
  const outline = (far: number) =>
    rect(far, far, width - 2 * far, height - 2 * far, { stroke: { color: ink.line, width: RULE } });
  const [left, right, top, bottom] = [middle, width - middle, middle, height - middle];
  const along = (from: [number, number], to: [number, number]): PathData =>
    braid({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }, amplitude, BRAID.pitch);
  const lines = [
    ...along([INSIDE, top], [width - INSIDE, top]),
    ...along([INSIDE, bottom], [width - INSIDE, bottom]),
    ...along([left, INSIDE], [left, height - INSIDE]),
    ...along([right, INSIDE], [right, height - INSIDE]),
  ];
  const bands = rect(middle, middle, width - 2 * middle, height - 2 * middle, {
    stroke: { color: filled ? ink.field : ink.ground, width: band },
  });
  return [
    bands,
    path(lines, { stroke: { color: filled ? ink.onField : ink.line, width: FINE } }),
    outline(inset),
    outline(inset + band),
    ...[
      [middle, middle],
      [width - middle, middle],
      [middle, height - middle],
      [width - middle, height - middle],
    ].flatMap(([x, y]) => drawCorner(x!, y!, ink)),
  ];
};

/** Draws a square with a small rosette. */
const drawCorner = (x: number, y: number, ink: CertificateInk): readonly Node[] => [
  rect(x - CORNER / 2, y - CORNER / 2, CORNER, CORNER, {
    fill: ink.ground,
    stroke: { color: ink.line, width: RULE },
  }),
  path(rosette({ x, y }, { inner: 1.5, outer: CORNER / 2 - 1.8, petals: 8, loops: 3 }), {
    stroke: { color: ink.line, width: FINE },
  }),
];

const CARTOUCHES = {
  small: { letters: boldDisplay(13, 16, 7), height: 19 },
  large: { letters: boldDisplay(17, 20, 8), height: 26 },
} as const;
const CARTOUCHE = { padding: 6, radius: 3 };

interface FigureStyle {
  readonly large?: boolean;
  readonly fill?: string;
  readonly letters?: Partial<TextStyle>;
  /** Maximum width of its text, if another figure is at the same edge. */
  readonly room?: number;
}

interface LargeFigure {
  readonly content: string;
  readonly letters: Partial<TextStyle>;
}

export interface Cartouche {
  readonly nodes: readonly Node[];
  readonly box: Box;
}

export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

/** Distance of the box of a figure from the edges of the card. */
const CARTOUCHE_EDGE = FRAME.inset + (FRAME.band - CARTOUCHES.small.height) / 2;

/** Widths for two large figures at the corners of one edge. */
export const largeFigureRooms = (
  [left, right]: readonly [LargeFigure, LargeFigure],
  cardWidth: number,
  look: Look,
): readonly [number, number] => {
  const text = ({ content, letters }: LargeFigure) => ({
    content,
    style: { ...CARTOUCHES.large.letters, ...letters },
  });
  const room = cardWidth - 2 * CARTOUCHE_EDGE - 4 * CARTOUCHE.padding;
  return pairRooms(text(left), text(right), room, look);
};

/** Draws a figure in a box over a corner of the border, like the denomination of a banknote. */
export const drawCornerFigure = (
  content: string,
  corner: Corner,
  size: { readonly width: number; readonly height: number },
  ink: CertificateInk,
  part: string,
  look: Look,
  owner: TextOwner,
  {
    large = false,
    fill = look.readable(ink.ground),
    letters,
    room = Number.POSITIVE_INFINITY,
  }: FigureStyle = {},
): Cartouche => {
  const { padding, radius } = CARTOUCHE;
  const { height, letters: defaultLetters } = CARTOUCHES[large ? 'large' : 'small'];
  const maxWidth = Math.min((large ? 0.55 : 0.3) * size.width, room);
  const line = fitLine(content, { ...defaultLetters, ...letters }, maxWidth, part, look, owner);
  const width = Math.max(height, line.width + 2 * padding);
  const x = corner.endsWith('left') ? CARTOUCHE_EDGE : size.width - CARTOUCHE_EDGE - width;
  const y = corner.startsWith('top') ? CARTOUCHE_EDGE : size.height - CARTOUCHE_EDGE - height;
  return {
    box: box(x, y, width, height),
    nodes: [
      rect(x, y, width, height, { radius, fill: ink.ground, stroke: { color: ink.line, width: RULE } }),
      rect(x + 1.8, y + 1.8, width - 3.6, height - 3.6, {
        radius: radius - 1.2,
        stroke: { color: ink.line, width: FINE },
      }),
      ...drawFittedLine(
        line,
        x + width / 2,
        y + (height - defaultLetters.lineHeight) / 2,
        'middle',
        { fill },
        look,
      ),
    ],
  };
};

/** Side of the box of a group's mark, and the space around the mark. */
const MARK = { side: 22, padding: 2.5 };

/** Draws the mark of a group in a box over the top left corner of the border, which has no figure. */
export const drawCornerMark = (
  group: CompanyGroup | undefined,
  ink: CertificateInk,
  look: Look,
): readonly Node[] => {
  if (group === undefined) return [];
  const { side, padding } = MARK;
  const mark = markSize(group, { width: 2 * side, height: side - 2 * padding });
  const width = Math.max(side, mark.width + 2 * padding);
  const centre = { x: CARTOUCHE_EDGE + width / 2, y: CARTOUCHE_EDGE + side / 2 };
  return [
    rect(CARTOUCHE_EDGE, CARTOUCHE_EDGE, width, side, {
      radius: CARTOUCHE.radius,
      fill: ink.ground,
      stroke: { color: ink.line, width: RULE },
    }),
    ...drawGroupMark(group, centre, mark, ink.ground, look),
  ];
};

/** Style of the note on a variant. */
const VARIANT = sansSerif(9, 10, { slant: 'italic', minSize: 6 });

export const drawCertificateVariant = (
  variant: string | undefined,
  { width, height }: { readonly width: number; readonly height: number },
  fill: string,
  look: Look,
  owner: TextOwner,
): { readonly nodes: readonly Node[]; readonly height: number } => {
  if (variant === undefined) return { nodes: [], height: 0 };
  const place = {
    x: width / 2,
    top: height - INSIDE - VARIANT.lineHeight - 1,
    // Between the corners.
    width: Math.max(1, width - 2 * (INSIDE + 45)),
    anchor: 'middle',
  } as const;
  return {
    nodes: drawTextLine(variant, VARIANT, place, { fill }, 'variant', look, owner),
    height: VARIANT.lineHeight - 2,
  };
};

/** Draws a faint rosette behind texts. */
export const drawUnderprint = (x: number, y: number, radius: number, ink: CertificateInk): readonly Node[] =>
  radius < 8
    ? []
    : [
        path(rosette({ x, y }, { inner: 0.14 * radius, outer: radius, petals: 14, loops: 6 }), {
          stroke: { color: ink.faint, width: FINE },
        }),
      ];

/** Draws the rosette of a seal: two rings of petals. */
export const drawSealRosette = (
  x: number,
  y: number,
  radius: number,
  ink: CertificateInk,
): readonly Node[] => [
  path(
    [
      ...rosette({ x, y }, { inner: radius, outer: 1.32 * radius, petals: 24, loops: 4 }),
      ...rosette({ x, y }, { inner: 0.96 * radius, outer: 1.12 * radius, petals: 36, loops: 2 }),
    ],
    { stroke: { color: ink.line, width: FINE } },
  ),
];
