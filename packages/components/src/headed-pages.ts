import type { Game } from '@platelayer/game';
import { type Box, box, fitBlock, type Node, type Page } from '@platelayer/scene';
import { printableArea, sheetOf } from '@platelayer/sheets';
import type { Look } from './look.ts';
import { hasRoom } from './paper.ts';

/** Height of the title row. */
const TITLE_ROW = 50;

/** Space above and below the title in its row. */
const TITLE_PADDING = 6;

/** Area below the title on upright sheets of the configured paper. */
export const areaBelowTitle = (look: Look): Box => {
  const { x, y, width, height } = printableArea(sheetOf(look.config.paper, 'upright'));
  return box(x, y + TITLE_ROW, width, height - TITLE_ROW);
};

/**
 * Upright sheets with a heading: the game's title, the section and, if there are several, the page number (80.9). Returns none if
 * the margins leave no space.
 */
export const headedPages = <Content>(
  contents: readonly Content[],
  section: string,
  { info }: Pick<Game, 'info'>,
  look: Look,
  draw: (content: Content) => readonly Node[],
): readonly Page[] => {
  const { width, height } = sheetOf(look.config.paper, 'upright');
  const below = areaBelowTitle(look);
  if (!hasRoom(below, look)) return [];
  return contents.map((content, i, { length }) => {
    const title = `${info.title} ${section}${length > 1 ? `, page ${i + 1} of ${length}` : ''}`;
    const heading = fitBlock(look.fonts, title, below.x, below.y - TITLE_ROW + TITLE_PADDING, {
      family: info.titleFontFamily,
      weight: info.titleFontWeight,
      size: 25,
      lineHeight: TITLE_ROW - 2 * TITLE_PADDING,
      minSize: 10,
      width: below.width,
      height: TITLE_ROW - 2 * TITLE_PADDING,
      align: 'center',
    });
    return { width, height, title, section, children: [heading.node, ...draw(content)] };
  });
};
