import type { GameMap, Info } from '@platelayer/game';
import { compose, groupAt, lineWidth, type Node, rotate, text, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { paperInk } from '../text-color.ts';
import { blockOrigin, type MapGrid } from './grid.ts';

/** Where the title stands when the file does not move it, in hex units from the corner of blocks (30.10). */
const BASELINE = 170;

/** Of a title whose size the file leaves open, where it fits. */
const TITLE_SIZE = 200;

/** Between two lines; it does not scale with the hexes. */
const LINE_GAP = 10;

interface TitleLine {
  readonly content: string;
  readonly size: number;
  readonly family: string;
  readonly weight: string | number;
}

/** Title, subtitle and designer (30.10). */
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

/** What would be cut at the edge of the sheet keeps off the coordinates instead, but is not set below its subtitle. */
const fittingSize = (
  { title, titleFontFamily: family, titleFontWeight: weight, titleRotate, subtitleFontSize }: Info,
  x: number,
  { scale, width, shift, offset }: Pick<MapGrid, 'scale' | 'width' | 'shift' | 'offset'>,
  look: Look,
): number => {
  const wanted = lineWidth(look.fonts, title, { family, weight, size: scale * TITLE_SIZE });
  const room = width - shift.x - x;
  if (titleRotate % 360 !== 0 || wanted <= room) return TITLE_SIZE;
  return Math.min(TITLE_SIZE, Math.max(subtitleFontSize, (TITLE_SIZE * (room - offset)) / wanted));
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
 * Who designed it, and which variation it is; either may be missing (30.24.32). Three raised dots stand between them
 * as in 30.10, but as three characters: no bundled face has the one that holds all three.
 */
export const credits = (
  { designer }: Pick<Info, 'designer'>,
  { name, variation }: Pick<GameMap, 'name' | 'variation'>,
): string =>
  [designer ? `by ${designer}` : '', variation === 0 ? '' : (name ?? '')]
    .filter((part) => part !== '')
    .join(' ··· ');
