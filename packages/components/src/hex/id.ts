import { colorMark, type Hex, type IdText, idTexts } from '@platelayer/game';
import { lineWidth, type Node, type Point } from '@platelayer/scene';
import { colorMarksWidth, drawColorMarks } from './color-mark.ts';
import { haloStroke, type OverTrack } from './lettering.ts';
import { type HexPainter, typeStyle } from './painter.ts';
import { turnNodes } from './position.ts';

/** Ends of a flat side, and positions a little higher on its neighbours (20.7.5). */
const AT_CORNER = { x: 40, y: 70 };
const ABOVE_CORNER = { x: 49, y: 57 };

/** Distance from a top corner down to the baseline, as a fraction of the font size: the height of digits. */
const FIGURE_HEIGHT = 0.72;

/**
 * Corner of an id. Text to the right of the centre ends here, text to the left starts here. Below the centre, y is the
 * baseline; above it, the top.
 */
export interface IdCorner extends Point, OverTrack {
  /** Scale factor of the font size, if nothing larger fits. */
  readonly share?: number;
}

/** Corners of the parts of an id. */
export interface IdCorners {
  readonly main: IdCorner;
  readonly extra: IdCorner;
}

/** A hex with corners chosen for its id. Without them, the id uses the default ones. */
export interface HexWithId extends Hex {
  readonly idCorners?: IdCorners;
}

/** Default corners: the ends of the bottom side. */
export const defaultIdCorners = ({ look }: HexPainter): IdCorners => {
  const { x, y } = AT_CORNER;
  return look.config.tiles.id === 'left'
    ? { main: { x: -x, y }, extra: { x, y } }
    : { main: { x, y }, extra: { x: -x, y } };
};

/**
 * Corners to try instead of the default one, best first: along the bottom, at the top, then higher on the neighbouring
 * sides.
 */
export const otherIdCorners = (defaultCorner: IdCorner): readonly IdCorner[] => {
  const side = Math.sign(defaultCorner.x);
  return [AT_CORNER, ABOVE_CORNER]
    .flatMap(({ x, y }) => [
      { x: side * x, y },
      { x: -side * x, y },
      { x: side * x, y: -y },
      { x: -side * x, y: -y },
    ])
    .slice(1);
};

/** Scale factors to try if part of an id does not fit in any corner, largest first. */
const SHARES = [0.85, 0.7, 0.55, 0.45, 0.35];

/** All corners with smaller text. */
export const smallIdCorners = (defaultCorner: IdCorner): readonly IdCorner[] =>
  SHARES.flatMap((share) =>
    [defaultCorner, ...otherIdCorners(defaultCorner)].map((corner) => ({ ...corner, share })),
  );

/** Draws the id of a tile or the coordinates of a map hex, and its extra in another corner. */
export const drawId = (hex: HexWithId, painter: HexPainter): readonly Node[] => {
  const { main, extra } = drawIdParts(hex, hex.idCorners ?? defaultIdCorners(painter), painter);
  return [...main, ...extra];
};

/** Draws the two parts of an id separately. */
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
    // Coordinates in a pointy-topped hex are read along its left side (20.14.31).
    turnNodes(options.orientation, writeInCorner(text, style, painter));
  return {
    main: write(texts.main, { corner: corners.main, weight: 'normal', marks: marked ? marks : '' }),
    extra: texts.extra ? write(texts.extra, { corner: corners.extra, weight: 'bold', marks: '' }) : [],
  };
};

interface CornerStyle {
  readonly corner: IdCorner;
  readonly weight: 'normal' | 'bold';
  /** The part of the text that is drawn as shapes. */
  readonly marks: string;
}

const writeInCorner = (
  { text, size: defaultSize }: IdText,
  { corner, weight, marks }: CornerStyle,
  painter: HexPainter,
): readonly Node[] => {
  const size = defaultSize * (corner.share ?? 1);
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
