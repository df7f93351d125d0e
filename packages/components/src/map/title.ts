import type { GameMap, Info } from '@platelayer/game';
import { compose, groupAt, lineWidth, type Node, rotate, text, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { paperInk } from '../text-color.ts';
import { blockOrigin, type MapGrid } from './grid.ts';

/** Default position of the title, in hex units from the corner of blocks (30.10). */
const BASELINE = 170;

/** Default font size, if the title fits. */
const TITLE_SIZE = 200;

/** Space between two lines. It does not scale with the hexes. */
const LINE_GAP = 10;

interface TitleLine {
  readonly content: string;
  readonly size: number;
  readonly family: string;
  readonly weight: string | number;
}

/** Draws title, subtitle and designer (30.10). */
export const drawMapTitle = (
  info: Info,
  map: Pick<GameMap, 'name' | 'variation'>,
  grid: Pick<MapGrid, 'scale' | 'width' | 'shift' | 'trimmed' | 'offset'>,
  look: Look,
): readonly Node[] => {
  const { scale } = grid;
  const fill = paperInk(look);
  const write = ({ content, ...style }: TitleLine, y: number): readonly Node[] =>
    content === '' ? [] : [text(look.fonts, content, 0, y, { ...style, size: scale * style.size, fill })];

  const { x, y } = blockOrigin({ x: info.titleX, y: info.titleY + BASELINE }, grid);
  const size = info.titleFontSize ?? fittingSize(info, x, grid, look);
  const [title, subtitle, designer] = titleLines(info, size, map);
  const subtitleY = subtitle.content === '' ? 0 : scale * subtitle.size + LINE_GAP;
  const designerY = subtitleY + scale * designer.size + LINE_GAP;
  const nodes = [...write(title, 0), ...write(subtitle, subtitleY), ...write(designer, designerY)];
  return nodes.length === 0 ? [] : [groupAt(compose(translate(x, y), rotate(info.titleRotate)), ...nodes)];
};

/**
 * Reduces a title that would be cut off at the edge of the sheet, keeping it clear of coordinates and at least as large
 * as the subtitle.
 */
const fittingSize = (
  { title, titleFontFamily: family, titleFontWeight: weight, titleRotate, subtitleFontSize }: Info,
  x: number,
  { scale, width, shift, offset }: Pick<MapGrid, 'scale' | 'width' | 'shift' | 'offset'>,
  look: Look,
): number => {
  const fullWidth = lineWidth(look.fonts, title, { family, weight, size: scale * TITLE_SIZE });
  const room = width - shift.x - x;
  if (titleRotate % 360 !== 0 || fullWidth <= room) return TITLE_SIZE;
  return Math.min(TITLE_SIZE, Math.max(subtitleFontSize, (TITLE_SIZE * (room - offset)) / fullWidth));
};

const titleLines = (
  info: Info,
  size: number,
  map: Pick<GameMap, 'name' | 'variation'>,
): readonly [TitleLine, TitleLine, TitleLine] => [
  {
    content: info.title,
    size,
    family: info.titleFontFamily,
    weight: info.titleFontWeight,
  },
  {
    content: info.subtitle ?? '',
    size: info.subtitleFontSize,
    family: info.subtitleFontFamily,
    weight: info.subtitleFontWeight,
  },
  {
    content: credits(info, map),
    size: info.designerFontSize,
    family: info.designerFontFamily,
    weight: info.designerFontWeight,
  },
];

/**
 * The designer and the name of the variation; either may be missing (30.24.32). Between them are three raised dots as
 * in 30.10, but as three characters, because no bundled font has the single one.
 */
export const credits = (
  { designer }: Pick<Info, 'designer'>,
  { name, variation }: Pick<GameMap, 'name' | 'variation'>,
): string =>
  [designer ? `by ${designer}` : '', variation === 0 ? '' : (name ?? '')]
    .filter((part) => part !== '')
    .join(' ··· ');
