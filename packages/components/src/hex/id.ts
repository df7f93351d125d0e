import { colorMark, type Hex, type IdText, idTexts } from '@platelayer/game';
import { lineWidth, type Node } from '@platelayer/scene';
import { colorMarksWidth, drawColorMarks } from './color-mark.ts';
import { type HexPainter, typeStyle } from './painter.ts';
import { turnNodes } from './position.ts';

/** Where the id stands, at the ends of the bottom side (20.7.5). */
const CORNER_X = 40;
const CORNER_Y = 70;

/** The id of a tile or the coordinate of a map hex, and its extra in the opposite corner. */
export const drawId = (hex: Hex, painter: HexPainter): readonly Node[] => {
  const { options, look } = painter;
  const { id: corner, colorblind } = look.config.tiles;
  const texts = options.id && corner !== 'none' ? idTexts(options.id, hex, colorblind) : undefined;
  if (texts === undefined) return [];
  const side = corner === 'left' ? -1 : 1;
  const marks = colorMark(hex.ground);
  const marked = colorblind && marks !== '' && texts.main.text.startsWith(marks);
  // A coordinate in a pointed hex reads along its left side (20.14.31).
  return turnNodes(options.orientation, [
    ...writeInCorner(texts.main, { side, weight: 'normal', marks: marked ? marks : '' }, painter),
    ...(texts.extra ? writeInCorner(texts.extra, { side: -side, weight: 'bold', marks: '' }, painter) : []),
  ]);
};

interface CornerStyle {
  /** 1 to end at the right corner, −1 to start at the left one. */
  readonly side: number;
  readonly weight: 'normal' | 'bold';
  /** What of the text is drawn as figures. */
  readonly marks: string;
}

const writeInCorner = (
  { text, size }: IdText,
  { side, weight, marks }: CornerStyle,
  painter: HexPainter,
): readonly Node[] => {
  const font = { family: 'sans-serif', size, weight, style: 'normal' } as const;
  const letters = text.slice(marks.length);
  const fill = painter.ink(painter.ambient('black'), painter.surfaces);
  const room = colorMarksWidth(marks, size);
  const width = room + lineWidth(painter.look.fonts, letters, typeStyle(font));
  const start = side > 0 ? CORNER_X - width : -CORNER_X;
  return [
    ...drawColorMarks(marks, start, CORNER_Y, size, fill),
    ...(letters === ''
      ? []
      : [painter.write(letters, start + room, CORNER_Y, font, { anchor: 'start', fill })]),
  ];
};
