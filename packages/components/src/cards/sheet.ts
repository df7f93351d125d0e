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
import { backColor } from './back.ts';
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

/** A drawn card, with its own back if it has one and backs are printed. */
interface DrawnCard {
  readonly node: Group;
  readonly back?: SymbolDrawing;
}

/** A card on a page; `corner` is the top left corner of its trim box. */
interface PlacedCard extends DrawnCard {
  readonly format: CardFormat;
  readonly corner: Point;
}

interface CardPage {
  readonly sheet: Sheet;
  readonly cards: readonly PlacedCard[];
  /** Bottom of the last row of cells. */
  readonly bottom: number;
  /** Whether the sheet has space for only this card. */
  readonly alone: boolean;
}

/** Draws card sheets with every copy, row by row (50.8). With backs, each sheet is followed by its reverse. */
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

/** Reports cards with their own backs if no backs are printed (50.8.8). */
const reportUnprintedBacks = (runs: readonly SameSizeCards[], look: Look): void => {
  const [first, ...others] = runs.flatMap(({ cards }) => cards.filter(({ back }) => back !== undefined));
  if (!first) return;
  look.report({
    severity: 'info',
    code: 'layout/backs',
    message: `${others.length === 0 ? `The card "${first.title}" has its own back` : `${others.length + 1} cards have their own backs`}, but no backs are printed.`,
    pointer: at(first.pointer, 'back'),
    hint: 'Set "Card Backs" (cards.backs) to "plain" or "title".',
  });
};

/** Groups cards by size, in the order of their first occurrence. */
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
 * Chooses the grid of each size, in the orientation that holds most cards. With backs, all sheets have the same orientation, because
 * a printer flips all sheets over the same edge: the one on which more sizes fit, then the one that needs fewer sheets (50.8.8).
 */
const gridsOf = (
  runs: readonly SameSizeCards[],
  { paper, reserve }: CardLayout,
  { config }: Look,
): readonly Grid[] => {
  const gridsIn = (orientation?: Orientation) =>
    runs.map(({ format }) => fitGrid(paper, cellSize(format), reserve, orientation));
  const grids = gridsIn();
  const isMixed = new Set(grids.map(({ orientation }) => orientation)).size > 1;
  if (!printsBacks({ config }) || !isMixed) return grids;
  const tooLarge = (candidates: readonly Grid[]) => candidates.filter((grid) => !gridFits(grid)).length;
  const sheets = (candidates: readonly Grid[]) =>
    candidates.reduce((sum, { columns, rows }, i) => sum + copiesOf(runs[i]!) / (columns * rows), 0);
  const [upright, landscape] = [gridsIn('upright'), gridsIn('landscape')];
  const difference = tooLarge(landscape) - tooLarge(upright) || sheets(landscape) - sheets(upright);
  return difference < 0 ? landscape : upright;
};

const copiesOf = ({ cards }: SameSizeCards): number => cards.reduce((sum, { copies }) => sum + copies, 0);

/** Places cards of each size, starting in the space left on the last page of the previous size (50.8.2). */
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

/** Grid of cells of another size below the cards of a page. */
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

/** Places cards in the first cells of a grid that starts `top` below the margin and is not centred (50.8.3). */
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

/** Draws a card from the top left corner of its trim box. Copies share one drawing. */
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

/** Trim and bleed boxes of a sheet with a single card, for print shops. */
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

/** Draws two pins in the strip at the right of the landscape page (50.8.6). */
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

/** Draws the back of a card: one colour with bleed, and the game's title if configured. */
export const drawSheetBack = (
  info: Pick<Info, 'title' | 'background'>,
  format: CardFormat,
  look: Look,
): readonly Node[] => {
  const { width, height, bleed } = format;
  const fill = backColor(info, look);
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

/** Draws one back for each card size. */
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
 * Draws the reverse of a sheet. Cells are mirrored, so that backs match their cards when the sheet is flipped over its left or right
 * edge, and shifted by the printer's misalignment.
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
