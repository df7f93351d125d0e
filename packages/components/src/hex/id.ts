import { colorMark, type Hex, type IdText, idTexts } from '@platelayer/game';
import { lineWidth, type Node } from '@platelayer/scene';
import { type Brush, typeStyle } from './brush.ts';
import { colorMarksWidth, drawColorMarks } from './color-mark.ts';
import { turn } from './position.ts';

/** Where the id stands, at the ends of the bottom side (20.7.5). */
const X = 40;
const Y = 70;

/** The id of a tile or the coordinate of a map hex, and its extra in the opposite corner. */
export const drawId = (hex: Hex, brush: Brush): readonly Node[] => {
  const { setting, look } = brush;
  const { id: corner, colorblind } = look.config.tiles;
  const texts = setting.id && corner !== 'none' ? idTexts(setting.id, hex, colorblind) : undefined;
  if (texts === undefined) return [];
  const side = corner === 'left' ? -1 : 1;
  const marks = colorMark(hex.ground);
  const marked = colorblind && marks !== '' && texts.main.text.startsWith(marks);
  // A coordinate in a pointed hex reads along its left side (20.14, Q31).
  return turn(setting.orientation, [
    ...write(texts.main, { side, weight: 'normal', marks: marked ? marks : '' }, brush),
    ...(texts.extra ? write(texts.extra, { side: -side, weight: 'bold', marks: '' }, brush) : []),
  ]);
};

interface Place {
  /** 1 to end at the right corner, −1 to start at the left one. */
  readonly side: number;
  readonly weight: 'normal' | 'bold';
  /** What of the text is drawn as figures. */
  readonly marks: string;
}

const write = ({ text, size }: IdText, { side, weight, marks }: Place, brush: Brush): readonly Node[] => {
  const font = { family: 'sans-serif', size, weight, style: 'normal' } as const;
  const letters = text.slice(marks.length);
  const fill = brush.ambient('black');
  const room = colorMarksWidth(marks, size);
  const width = room + lineWidth(brush.look.fonts, letters, typeStyle(font));
  const start = side > 0 ? X - width : -X;
  return [
    ...drawColorMarks(marks, start, Y, size, fill),
    ...(letters === '' ? [] : [brush.write(letters, start + room, Y, font, { anchor: 'start', fill })]),
  ];
};
