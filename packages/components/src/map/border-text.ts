import type { BorderText, BorderTextDisc } from '@platelayer/game';
import {
  type Color,
  circle,
  compose,
  groupAt,
  lineWidth,
  type Node,
  rotate,
  text,
  translate,
} from '@platelayer/scene';
import { SMALLEST } from '../hex/lettering.ts';
import { HALF_FIGURE, thickened } from '../hex/painter.ts';
import type { Look } from '../look.ts';
import { namedColor, textColor } from '../text-color.ts';
import type { MapGrid } from './grid.ts';
import { pointOnMap } from './point.ts';

/** Distance of the disc and the text below their point, whatever the size of the hexes (30.13). */
const DROP = 1;

/** Draws text on the map with its disc. */
export const drawBorderText = (borderText: BorderText, grid: MapGrid, look: Look): readonly Node[] => {
  const { x, y } = pointOnMap(grid, borderText.point);
  const nodes = [...drawDisc(borderText, grid, look), ...drawText(borderText, grid, look)];
  if (nodes.length === 0) return [];
  return [groupAt(compose(translate(x, y + DROP), rotate(borderText.rotation)), ...nodes)];
};

/** Unknown colours are replaced by the default ones, so that the text is readable. */
const drawDisc = ({ disc }: BorderText, { scale }: MapGrid, look: Look): readonly Node[] =>
  disc === undefined
    ? []
    : [
        circle(0, 0, scale * disc.radius, {
          fill: discColor(disc, look),
          stroke: {
            color: look.color(disc.borderColor, 'companies') ?? '#000',
            width: scale * disc.borderWidth,
          },
        }),
      ];

const discColor = ({ color }: BorderTextDisc, look: Look): Color => look.color(color, 'companies') ?? '#fff';

const drawText = (borderText: BorderText, { scale }: MapGrid, look: Look): readonly Node[] => {
  const { text: amount, color, disc, statedAt } = borderText;
  const content = look.money(amount, 'border');
  if (content === '') return [];
  const style = { ...typeStyle(borderText), size: scale * fittedSize(content, borderText, look) };
  const ink = namedColor(color, 'companies', look) ?? '#000';
  const fill =
    disc === undefined ? ink : textColor({ color: ink, grounds: [discColor(disc, look)], statedAt }, look);
  return [
    text(look.fonts, content, 0, 0, {
      ...style,
      anchor: 'middle',
      baseline: 'middle',
      fill,
      ...thickened(style, fill),
    }),
  ];
};

const typeStyle = ({ fontFamily: family, fontWeight: weight }: BorderText) => ({ family, weight });

/** The font size, or a smaller one if the text would cover the line of its disc and remains readable inside it. */
const fittedSize = (content: string, borderText: BorderText, { fonts }: Look): number => {
  const { disc, fontSize, shrinks } = borderText;
  if (disc === undefined || !shrinks) return fontSize;
  const halfWidth = lineWidth(fonts, content, { ...typeStyle(borderText), size: 1 }) / 2;
  const room = disc.radius - disc.borderWidth / 2;
  const fitted = Math.min(fontSize, room / Math.hypot(halfWidth, HALF_FIGURE));
  return halfWidth * fontSize <= room || fitted < SMALLEST ? fontSize : fitted;
};
