import { colorMark, type Hex, type IdText, idTexts } from '@platelayer/game';
import { lineWidth, type Node, type Point } from '@platelayer/scene';
import { colorMarksWidth, drawColorMarks } from './color-mark.ts';
import { haloStroke, type OverTrack } from './lettering.ts';
import { type HexPainter, typeStyle } from './painter.ts';
import { turnNodes } from './position.ts';

/** How far the ends of a flat side lie from the middle, and places a little further up its neighbours (20.7.5). */
const AT_CORNER = { x: 40, y: 70 };
const ABOVE_CORNER = { x: 49, y: 57 };

/** What hangs from above stands this far below it, as a fraction of its size: the height of figures. */
const FIGURE_HEIGHT = 0.72;

/** Where a text ends that stands right of the middle, and starts left of it; on a line below the middle, and hanging from one above. */
export interface IdCorner extends Point, OverTrack {
  /** Of the usual size, where nothing larger has room. */
  readonly share?: number;
}

/** Where the parts of an id stand. */
export interface IdCorners {
  readonly main: IdCorner;
  readonly extra: IdCorner;
}

/** A hex whose id was given corners; elsewhere it stands in its usual ones. */
export interface HexWithId extends Hex {
  readonly idCorners?: IdCorners;
}

/** The usual corners: at the ends of the bottom side. */
export const usualIdCorners = ({ look }: HexPainter): IdCorners => {
  const { x, y } = AT_CORNER;
  return look.config.tiles.id === 'left'
    ? { main: { x: -x, y }, extra: { x, y } }
    : { main: { x, y }, extra: { x: -x, y } };
};

/** Other corners than the usual one, the best first: along the bottom, at the top, then further up the neighbouring sides. */
export const otherIdCorners = (usual: IdCorner): readonly IdCorner[] => {
  const side = Math.sign(usual.x);
  return [AT_CORNER, ABOVE_CORNER]
    .flatMap(({ x, y }) => [
      { x: side * x, y },
      { x: -side * x, y },
      { x: side * x, y: -y },
      { x: -side * x, y: -y },
    ])
    .slice(1);
};

/** How much smaller a part of an id may become where it covers something in all corners, the largest first. */
const SHARES = [0.85, 0.7, 0.55, 0.45, 0.35];

/** All corners with smaller letters. */
export const smallIdCorners = (usual: IdCorner): readonly IdCorner[] =>
  SHARES.flatMap((share) => [usual, ...otherIdCorners(usual)].map((corner) => ({ ...corner, share })));

/** The id of a tile or the coordinate of a map hex, and its extra in another corner. */
export const drawId = (hex: HexWithId, painter: HexPainter): readonly Node[] => {
  const { main, extra } = drawIdParts(hex, hex.idCorners ?? usualIdCorners(painter), painter);
  return [...main, ...extra];
};

/** The same apart. */
export const drawIdParts = (
  hex: Hex,
  corners: IdCorners,
  painter: HexPainter,
): { readonly main: readonly Node[]; readonly extra: readonly Node[] } => {
  const { options, look } = painter;
  const { id: corner, colorblind } = look.config.tiles;
  const texts = options.id && corner !== 'none' ? idTexts(options.id, hex, colorblind) : undefined;
  if (texts === undefined) return { main: [], extra: [] };
  const marks = colorMark(hex.ground);
  const marked = colorblind && marks !== '' && texts.main.text.startsWith(marks);
  const write = (text: IdText, style: CornerStyle) =>
    // A coordinate in a pointed hex reads along its left side (20.14.31).
    turnNodes(options.orientation, writeInCorner(text, style, painter));
  return {
    main: write(texts.main, { corner: corners.main, weight: 'normal', marks: marked ? marks : '' }),
    extra: texts.extra ? write(texts.extra, { corner: corners.extra, weight: 'bold', marks: '' }) : [],
  };
};

interface CornerStyle {
  readonly corner: IdCorner;
  readonly weight: 'normal' | 'bold';
  /** What of the text is drawn as figures. */
  readonly marks: string;
}

const writeInCorner = (
  { text, size: usual }: IdText,
  { corner, weight, marks }: CornerStyle,
  painter: HexPainter,
): readonly Node[] => {
  const size = usual * (corner.share ?? 1);
  const font = { family: 'sans-serif', size, weight, style: 'normal' } as const;
  const letters = text.slice(marks.length);
  const fill = painter.ink(painter.ambient('black'), painter.surfaces);
  const room = colorMarksWidth(marks, size);
  const width = room + lineWidth(painter.look.fonts, letters, typeStyle(font));
  const start = corner.x > 0 ? corner.x - width : corner.x;
  const baseline = corner.y > 0 ? corner.y : corner.y + FIGURE_HEIGHT * size;
  return [
    ...drawColorMarks(marks, start, baseline, size, fill),
    ...(letters === ''
      ? []
      : [
          painter.write(letters, start + room, baseline, font, {
            anchor: 'start',
            fill,
            ...haloStroke(corner),
          }),
        ]),
  ];
};
