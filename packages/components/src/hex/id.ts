import { type Hex, type IdText, idTexts } from '@platelayer/game';
import type { Anchor, Node } from '@platelayer/scene';
import type { Brush } from './brush.ts';
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
  // A coordinate in a pointed hex reads along its left side (20.14, Q31).
  return turn(setting.orientation, [
    ...write(texts.main, side, 'normal', brush),
    ...(texts.extra ? write(texts.extra, -side, 'bold', brush) : []),
  ]);
};

const write = (
  { text, size }: IdText,
  side: number,
  weight: 'normal' | 'bold',
  brush: Brush,
): readonly Node[] => {
  const anchor: Anchor = side > 0 ? 'end' : 'start';
  const font = { family: 'sans-serif', size, weight, style: 'normal' } as const;
  return text === '' ? [] : [brush.write(text, side * X, Y, font, { anchor, fill: brush.ambient('black') })];
};
