import type { BorderText } from '@platelayer/game';
import { circle, compose, groupAt, type Node, rotate, text, translate } from '@platelayer/scene';
import { thickened } from '../hex/painter.ts';
import type { Look } from '../look.ts';
import type { MapGrid } from './grid.ts';
import { pointOnMap } from './point.ts';

/** Disc and text stand this far below their point, whatever the size of the hexes (30.13). */
const DROP = 1;

/** A text on the map with its disc. */
export const drawBorderText = (borderText: BorderText, grid: MapGrid, look: Look): readonly Node[] => {
  const { x, y } = pointOnMap(grid, borderText.point);
  const nodes = [...drawDisc(borderText, grid, look), ...drawText(borderText, grid, look)];
  if (nodes.length === 0) return [];
  return [groupAt(compose(translate(x, y + DROP), rotate(borderText.rotation)), ...nodes)];
};

/** Colours that nobody knows become the usual ones, so that the text can be read. */
const drawDisc = ({ disc }: BorderText, { scale }: MapGrid, look: Look): readonly Node[] =>
  disc === undefined
    ? []
    : [
        circle(0, 0, scale * disc.radius, {
          fill: look.color(disc.color, 'companies') ?? '#fff',
          stroke: {
            color: look.color(disc.borderColor, 'companies') ?? '#000',
            width: scale * disc.borderWidth,
          },
        }),
      ];

const drawText = (
  { text: amount, color, fontFamily, fontSize, fontWeight }: BorderText,
  { scale }: MapGrid,
  look: Look,
): readonly Node[] => {
  const content = look.money(amount, 'border');
  if (content === '') return [];
  const style = { family: fontFamily, weight: fontWeight, size: scale * fontSize };
  const fill = look.color(color, 'companies') ?? '#000';
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
