import { at, type Info } from '@platelayer/game';
import {
  box,
  type Group,
  group,
  groupAt,
  grow,
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
  countFitting,
  cutMarks,
  fitGrid,
  type Grid,
  gridCellCorner,
  gridFits,
  HAIRLINE,
  type Orientation,
  pageFulls,
  pinMarks,
  printableArea,
  type Sheet,
} from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { reportDiePaper, reportLargePiece } from '../paper.ts';
import { boldDisplay } from '../text-setting.ts';
import { backGround } from './back-ground.ts';
import { type Card, cardContext } from './card.ts';
import { fitFlow } from './flow.ts';
import { type CardFormat, cellSize, MARGIN } from './format.ts';
import { cardGroup, drawCardLayers, drawSafeZone } from './frame.ts';
import { type CardLayout, cardLayout, printsBacks } from './layout.ts';

/** Cards of one size. */
interface SameSizeCards {
  readonly format: CardFormat;
  readonly cards: readonly Card[];
}

/** A card, and the back of its own where it has one that is printed. */
interface DrawnCard {
  readonly node: Group;
  readonly back?: SymbolDrawing;
}

/** A card on a page, from the corner of its trim box. */
interface PlacedCard extends DrawnCard {
  readonly format: CardFormat;
  readonly corner: Point;
}

interface CardPage {
  readonly sheet: Sheet;
  readonly cards: readonly PlacedCard[];
  /** Where the lowest row of cells ends. */
  readonly bottom: number;
  /** The sheet has room for one card, and for no other. */
  readonly alone: boolean;
}

/** Card sheets: every copy in its cell, row by row (50.8); with backs, each sheet is followed by its own. */
export const cardSheets = (deck: readonly Card[], info: Info, look: Look): readonly Page[] => {
  const layout = cardLayout(look.config);
  const runs = groupBySize(
    deck.filter(({ copies }) => copies > 0),
    layout,
  );
  const backs = printsBacks(look) ? drawBacks(runs, info, look) : undefined;
  if (!backs) reportUnprintedBacks(runs, look);
  return placeCards(runs, layout, look).flatMap((page, i) => [
    { ...drawPage(page, layout, look), title: `Cards ${i + 1}`, section: 'Cards' },
    ...(backs ? [{ ...backPage(page, backs, look), title: `Cards ${i + 1}, backs`, section: 'Cards' }] : []),
  ]);
};

/** Tells that what the file says of backs is not on the sheets (50.8.8). */
const reportUnprintedBacks = (runs: readonly SameSizeCards[], look: Look): void => {
  const [first, ...others] = runs.flatMap(({ cards }) => cards.filter(({ back }) => back !== undefined));
  if (!first) return;
  look.report({
    severity: 'info',
    code: 'layout/backs',
    message: `${others.length === 0 ? `The card "${first.title}" has a back of its own` : `${others.length + 1} cards have backs of their own`}, but no backs are printed.`,
    pointer: at(first.pointer, 'back'),
    hint: 'Choose "plain" or "title" as "Card Backs" (cards.backs).',
  });
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

/**
 * The grid of each size, on the orientation that holds most. With backs all sheets lie the same way, as a printer turns all
 * of a document over the same edge: the way on which more sizes fit, then the one that takes fewer sheets (50.8.8).
 */
const gridsOf = (
  runs: readonly SameSizeCards[],
  { paper, reserve }: CardLayout,
  { config }: Look,
): readonly Grid[] => {
  const lying = (orientation?: Orientation) =>
    runs.map(({ format }) => fitGrid(paper, cellSize(format), reserve, orientation));
  const grids = lying();
  const isMixed = new Set(grids.map(({ orientation }) => orientation)).size > 1;
  if (!printsBacks({ config }) || !isMixed) return grids;
  const tooLarge = (some: readonly Grid[]) => some.filter((grid) => !gridFits(grid)).length;
  const sheets = (some: readonly Grid[]) =>
    some.reduce((sum, { columns, rows }, i) => sum + copiesOf(runs[i]!) / (columns * rows), 0);
  const [upright, landscape] = [lying('upright'), lying('landscape')];
  const difference = tooLarge(landscape) - tooLarge(upright) || sheets(landscape) - sheets(upright);
  return difference < 0 ? landscape : upright;
};

const copiesOf = ({ cards }: SameSizeCards): number => cards.reduce((sum, { copies }) => sum + copies, 0);

/** Cards of each size on pages of their own, but first on the rest of the last page of the size before (50.8.2). */
const placeCards = (runs: readonly SameSizeCards[], layout: CardLayout, look: Look): readonly CardPage[] => {
  const pages: CardPage[] = [];
  const grids = gridsOf(runs, layout, look);
  for (const [i, { format, cards }] of runs.entries()) {
    const grid = grids[i]!;
    if (!gridFits(grid))
      reportLargePiece(
        'A card with its bleed and cut marks',
        'Choose larger paper, a smaller card, or less bleed and shorter cut marks.',
        look,
      );
    reportDiePaper('cards.layout', look);
    const copies = cards.flatMap((card) => {
      const drawn = drawCopies(card, format, look);
      return Array.from({ length: card.copies }, () => drawn);
    });
    const last = pages.at(-1);
    const rest = last && restOfPage(last, grid);
    const onLast = rest ? Math.min(copies.length, rest.columns * rest.rows) : 0;
    if (last && rest && onLast > 0) {
      const more = placeOn(rest, copies.slice(0, onLast), format, last.bottom - rest.sheet.margins.top);
      pages[pages.length - 1] = { ...more, cards: [...last.cards, ...more.cards], alone: false };
    }
    for (const onPage of pageFulls(copies.slice(onLast), grid.columns * grid.rows))
      pages.push(placeOn(grid, onPage, format, layout.top));
  }
  return pages;
};

/** The cells of another size that fit below the cards of a page. */
const restOfPage = ({ sheet, bottom }: CardPage, { cell }: Grid): Grid => {
  const { width, height, y } = printableArea(sheet);
  return {
    sheet,
    orientation: sheet.width > sheet.height ? 'landscape' : 'upright',
    cell,
    columns: countFitting(width, cell.width),
    rows: countFitting(y + height - bottom, cell.height),
  };
};

/** Cards in the first cells of a grid that begins `top` below the margin; it is not centred on the page (50.8.3). */
const placeOn = (grid: Grid, drawn: readonly DrawnCard[], format: CardFormat, top: number): CardPage => {
  const inset = format.cutlines + format.bleed;
  const rows = Math.ceil(drawn.length / Math.max(1, grid.columns));
  return {
    sheet: grid.sheet,
    cards: drawn.map((card, i) => {
      const { x, y } = gridCellCorner(grid, i);
      return { ...card, format, corner: { x: x + inset, y: y + top + inset } };
    }),
    bottom: grid.sheet.margins.top + top + rows * grid.cell.height,
    alone: grid.columns * grid.rows === 1 && gridFits(grid),
  };
};

/** The card from the corner of its trim box. What is printed more than once is drawn once. */
const drawCopies = (card: Card, format: CardFormat, look: Look): DrawnCard => {
  const layers = [
    ...drawCardLayers(card.draw(format), format),
    ...drawSafeZone(format, look.config.cards.safeZone),
  ];
  const drawing: SymbolDrawing = symbol(card.name, layers);
  const back = printsBacks(look) ? card.back?.(format) : undefined;
  return {
    node: cardGroup(card.copies > 1 ? [use(drawing)] : layers, card, format),
    ...(back && { back: symbol(`${card.name}-back`, back) }),
  };
};

const drawPage = ({ sheet, cards, alone }: CardPage, layout: CardLayout, look: Look): Page => ({
  width: sheet.width,
  height: sheet.height,
  ...(alone ? edgesOf(cards[0]!) : {}),
  children: [
    ...cards.map(({ node, corner: { x, y } }) => groupAt(translate(x, y), node)),
    ...(layout.cutMarks ? cards.flatMap(drawCutMarks) : []),
    ...drawPins(sheet, layout, look),
  ],
});

/** Where a print shop trims a sheet that is one card, and how far it is printed. */
const edgesOf = ({ format: { width, height, bleed }, corner: { x, y } }: PlacedCard) => {
  const trim = box(x, y, width, height);
  return { trim, bleed: grow(trim, bleed) };
};

const drawCutMarks = ({ format, corner: { x, y } }: PlacedCard): readonly Node[] =>
  cutMarks(box(x, y, format.width, format.height), {
    gap: format.bleed,
    length: format.cutlines,
    inset: HAIRLINE / 2,
  });

/** Two pins in the strip at the right of the landscape page (50.8.6). */
const drawPins = (sheet: Sheet, { pinStrip }: CardLayout, look: Look): readonly Node[] => {
  if (pinStrip === undefined) return [];
  const { x1, x2, y, ...radii } = look.config.cards.pins;
  const x = sheet.width - pinStrip + y;
  return pinMarks(
    [x1, x2].map((along) => ({ x, y: sheet.margins.top + along })),
    radii,
  );
};

const TITLE = boldDisplay(28, 34, 10);

/** The reverse of a card: one colour over the bleed box, and the title of the game where it is wanted. */
export const drawSheetBack = (
  info: Pick<Info, 'title' | 'background'>,
  format: CardFormat,
  look: Look,
): readonly Node[] => {
  const { width, height, bleed } = format;
  const fill = backGround(info, look);
  const ground = rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill });
  if (look.config.cards.backs !== 'title' || info.title === '') return [ground];
  const context = cardContext(format, 'back', '/info/title');
  const flow = {
    paragraphs: [info.title],
    top: MARGIN,
    bottom: height - MARGIN,
    style: TITLE,
    align: 'center',
    strip: () => ({ left: MARGIN, right: width - MARGIN }),
  } as const;
  const text = fitFlow(flow, 'title', { fill: look.readable(fill) }, look, context);
  return [ground, groupAt(translate(0, (height - text.top - text.bottom) / 2), ...text.nodes)];
};

/** The back of each size of cards, drawn once. */
const drawBacks = (
  runs: readonly SameSizeCards[],
  info: Info,
  look: Look,
): ReadonlyMap<CardFormat, SymbolDrawing> =>
  new Map(
    runs.map(
      ({ format }, i) => [format, symbol(`card-back-${i + 1}`, drawSheetBack(info, format, look))] as const,
    ),
  );

/**
 * The reverse of a sheet: cells change sides, so that backs meet their cards when the sheet is turned over its
 * left or right edge, and all are moved by what the printer is off.
 */
const backPage = (
  { sheet: { width, height }, cards, alone }: CardPage,
  backs: ReadonlyMap<CardFormat, SymbolDrawing>,
  look: Look,
): Page => {
  const offset = look.config.cards.backOffset;
  const placed = cards.map((card) => ({
    ...card,
    corner: { x: width - card.corner.x - card.format.width, y: card.corner.y },
  }));
  return {
    width,
    height,
    ...(alone ? edgesOf(placed[0]!) : {}),
    children: [
      group(
        placed.flatMap(({ format, back: own, corner: { x, y } }) => {
          const back = own ?? backs.get(format);
          return back ? [use(back, translate(x, y))] : [];
        }),
        { transform: translate(offset.x, offset.y), title: 'Backs' },
      ),
    ],
  };
};
