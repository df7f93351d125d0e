import type { Info } from '@platelayer/game';
import {
  box,
  type Group,
  group,
  groupAt,
  type Node,
  type Page,
  type Point,
  rect,
  type SymbolDrawing,
  symbol,
  translate,
  use,
} from '@platelayer/scene';
import {
  cutMarks,
  fitGrid,
  type Grid,
  gridCellCorner,
  HAIRLINE,
  pageFulls,
  pinMarks,
} from '@platelayer/sheets';
import { reportDiePaper } from '../die-paper.ts';
import type { Look } from '../look.ts';
import { boldDisplay } from '../text-setting.ts';
import { type Card, cardContext } from './card.ts';
import { fitFlow } from './flow.ts';
import { type CardFormat, cellSize, MARGIN } from './format.ts';
import { cardGroup, drawCardLayers, drawSafeZone } from './frame.ts';
import { type CardLayout, cardLayout } from './layout.ts';

/** Cards of one size, which share pages. */
interface SameSizeCards {
  readonly format: CardFormat;
  readonly cards: readonly Card[];
}

/** A sheet of paper with what stands on its two sides. */
interface Leaf {
  readonly front: Page;
  readonly back?: Page;
}

/** Card sheets: every copy in its cell, row by row (50.8); with backs, each sheet is followed by its own. */
export const cardSheets = (deck: readonly Card[], info: Info, look: Look): readonly Page[] => {
  const layout = cardLayout(look.config);
  const printed = deck.filter(({ copies }) => copies > 0);
  return groupBySize(printed, layout)
    .flatMap((run, i) => drawLeaves(run, `card-back-${i + 1}`, layout, info, look))
    .flatMap(({ front, back }, i) => [
      { ...front, title: `Cards ${i + 1}`, section: 'Cards' },
      ...(back ? [{ ...back, title: `Cards ${i + 1}, backs`, section: 'Cards' }] : []),
    ]);
};

/** Cards by size, in the order in which the sizes first occur. */
const groupBySize = (deck: readonly Card[], layout: CardLayout): readonly SameSizeCards[] => {
  const runs = new Map<string, { format: CardFormat; cards: Card[] }>();
  for (const card of deck) {
    const format = layout.format(card.group);
    const size = `${format.width} ${format.height}`;
    const run = runs.get(size);
    if (run) run.cards.push(card);
    else runs.set(size, { format, cards: [card] });
  }
  return [...runs.values()];
};

const drawLeaves = (
  { format, cards }: SameSizeCards,
  backId: string,
  layout: CardLayout,
  info: Info,
  look: Look,
): readonly Leaf[] => {
  const grid = fitGrid(layout.paper, cellSize(format), layout.reserve);
  reportNoRoom(grid, look);
  reportDiePaper('cards.layout', look);
  const copies = cards.flatMap((card) => {
    const node = drawCopies(card, format, look);
    return Array.from({ length: card.copies }, () => node);
  });
  const back = look.config.cards.backs === 'none' ? undefined : symbol(backId, drawBack(info, format, look));
  return pageFulls(copies, grid.columns * grid.rows).map((onPage) => {
    const corners = cardCorners(onPage.length, format, grid, layout);
    const front = drawPage(onPage, corners, format, grid, layout, look);
    return back === undefined ? { front } : { front, back: backPage(corners, back, format, grid, look) };
  });
};

/** The card from the corner of its trim box. What is printed more than once is drawn once. */
const drawCopies = (card: Card, format: CardFormat, look: Look): Group => {
  const layers = [
    ...drawCardLayers(card.draw(format), format),
    ...drawSafeZone(format, look.config.cards.safeZone),
  ];
  const drawing: SymbolDrawing = symbol(card.name, layers);
  return cardGroup(card.copies > 1 ? [use(drawing)] : layers, card, format);
};

/** Corners of the trimmed cards on a page of so many; the grid is not centred on it (50.8.3). */
const cardCorners = (count: number, { cutlines, bleed }: CardFormat, grid: Grid, { top }: CardLayout) =>
  Array.from({ length: count }, (_, i) => {
    const { x, y } = gridCellCorner(grid, i);
    return { x: x + cutlines + bleed, y: y + top + cutlines + bleed };
  });

const drawPage = (
  cards: readonly Group[],
  corners: readonly Point[],
  format: CardFormat,
  grid: Grid,
  layout: CardLayout,
  look: Look,
): Page => {
  const marks = layout.cutMarks
    ? corners.flatMap(({ x, y }) =>
        cutMarks(box(x, y, format.width, format.height), {
          gap: format.bleed,
          length: format.cutlines,
          inset: HAIRLINE / 2,
        }),
      )
    : [];
  return {
    width: grid.sheet.width,
    height: grid.sheet.height,
    children: [
      ...cards.map((node, i) => groupAt(translate(corners[i]?.x ?? 0, corners[i]?.y), node)),
      ...marks,
      ...drawPins(grid, layout, look),
    ],
  };
};

/** Two pins in the strip at the right of the landscape page (50.8.6). */
const drawPins = ({ sheet }: Grid, { pinStrip }: CardLayout, look: Look): readonly Node[] => {
  if (pinStrip === undefined) return [];
  const { x1, x2, y, ...radii } = look.config.cards.pins;
  const x = sheet.width - pinStrip + y;
  return pinMarks(
    [x1, x2].map((along) => ({ x, y: sheet.margins.top + along })),
    radii,
  );
};

const reportNoRoom = ({ sheet, cell, columns, rows }: Grid, look: Look): void => {
  const { margins } = sheet;
  const fits =
    columns * cell.width <= sheet.width - margins.left - margins.right + 1e-6 &&
    rows * cell.height <= sheet.height - margins.top - margins.bottom + 1e-6;
  if (!fits)
    look.report({
      severity: 'warning',
      code: 'layout/no-room',
      message: 'A card with its bleed and cut marks is larger than the paper inside its margins.',
      pointer: '',
      hint: 'Choose larger paper, a smaller card, or less bleed and shorter cut marks.',
    });
};

const TITLE = boldDisplay(28, 34, 10);

/** The reverse of a card: one colour over the bleed box, and the title of the game where it is wanted. */
const drawBack = (
  { title, background }: Pick<Info, 'title' | 'background'>,
  format: CardFormat,
  look: Look,
): readonly Node[] => {
  const { width, height, bleed } = format;
  const fill = look.color(background ?? 'gray', 'companies') ?? look.color('gray', 'companies') ?? '#808080';
  const ground = rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill });
  if (look.config.cards.backs !== 'title' || title === '') return [ground];
  const context = cardContext(format, 'back', '/info/title');
  const flow = {
    paragraphs: [title],
    top: MARGIN,
    bottom: height - MARGIN,
    style: TITLE,
    align: 'center',
    strip: () => ({ left: MARGIN, right: width - MARGIN }),
  } as const;
  const text = fitFlow(flow, 'title', { fill: look.readable(fill) }, look, context);
  return [ground, groupAt(translate(0, (height - text.top - text.bottom) / 2), ...text.nodes)];
};

/**
 * The reverse of a sheet: cells change sides, so that backs meet their cards when the sheet is turned over its
 * left or right edge, and all are moved by what the printer is off.
 */
const backPage = (
  corners: readonly Point[],
  back: SymbolDrawing,
  format: CardFormat,
  { sheet }: Grid,
  look: Look,
): Page => {
  const offset = look.config.cards.backOffset;
  const { width, height } = sheet;
  return {
    width,
    height,
    children: [
      group(
        corners.map(({ x, y }) => use(back, translate(width - x - format.width, y))),
        { transform: translate(offset.x, offset.y), title: 'Backs' },
      ),
    ],
  };
};
