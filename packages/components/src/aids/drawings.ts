import type { Game } from '@platelayer/game';
import { fitBlock, group, groupAt, type Node, type Page, rect, translate } from '@platelayer/scene';
import { fitGrid, gridCellCorner, gridFits, HAIRLINE, pageFulls } from '@platelayer/sheets';
import type { Drawings } from '../component.ts';
import { areaBelowTitle, headedPages } from '../headed-pages.ts';
import type { Look } from '../look.ts';
import { reportLargePiece } from '../paper.ts';
import { playerTables } from './player.ts';
import { type Strip, type Table, type TableRoom, tableStrips } from './table.ts';
import { trainTable } from './trains.ts';

/** Tables of an aid, and settings for printing it. */
interface Aid {
  readonly name: string;
  readonly title: string;
  tables(game: Game, look: Look): readonly Table[];
  /** Number of columns on a sheet. */
  readonly columns: number;
  /** Largest scale factor of letters on a sheet. */
  readonly maxScale: number;
  /** Number of copies printed as cards. */
  copies(game: Game): number;
}

/** Space between two columns of a sheet. */
const GUTTER = 20;

/** Space between two tables in a column. */
const TABLE_GAP = 8;

/** Padding inside the edge of a card. */
const PADDING = 14;
const CARD_TITLE_ROW = 24;

const drawingsOf = (aid: Aid): Drawings => ({
  pages: (game, look) =>
    look.config.aids.layout === 'card' ? cardPages(aid, game, look) : sheets(aid, game, look),
  pieces: (game, look) => {
    const pieces = look.config.aids.layout === 'card' ? cards(aid, game, look) : sheets(aid, game, look);
    return pieces.map((page, i, { length }) => ({
      ...page,
      name: length === 1 ? aid.name : `${aid.name}-${i + 1}`,
      title: page.title ?? aid.title,
    }));
  },
});

/** Rules for filling columns. */
interface ColumnSize {
  readonly height: number;
  /** Largest height for an unbroken table. Default: `height`. */
  readonly maxHeight?: number;
  /** Whether to break a long table instead of leaving much of a column empty. */
  readonly breaksTables?: boolean;
}

/** Largest fraction of a column that may stay empty to keep a table unbroken. */
const MAX_EMPTY = 1 / 3;

/** Converts tables to strips for columns of a size. */
const stripsOf = (tables: readonly Table[], column: TableRoom, scale: number, look: Look) =>
  tables.map((table) => tableStrips(table, column, scale, look));

/**
 * Distributes strips over columns. A table is broken only if no column can hold it. It then repeats its header, and a title or header
 * is never the last strip of a column.
 */
const columnsOf = (
  tables: readonly (readonly Strip[])[],
  { height, maxHeight = height, breaksTables = false }: ColumnSize,
): readonly (readonly Node[])[] => {
  const columns: Node[][] = [];
  let used = Number.POSITIVE_INFINITY;
  const startColumn = () => {
    columns.push([]);
    used = 0;
  };
  const add = (strip: Strip) => {
    columns.at(-1)!.push(groupAt(translate(0, used), ...strip.nodes));
    used += strip.height;
  };
  /** Adds a table that no column can hold. */
  const addInParts = (strips: readonly Strip[], above: number) => {
    if (used + above + neededFrom(strips, 0) <= height) used += above;
    strips.forEach((strip, i) => {
      if (used + neededFrom(strips, i) > height) {
        startColumn();
        if (i > 0 && strip.header) add(strip.header);
      }
      add(strip);
    });
  };
  for (const strips of tables) {
    const tableHeight = strips.reduce((sum, strip) => sum + strip.height, 0);
    const above = columns.length > 0 ? TABLE_GAP : 0;
    const empty = height - used;
    if (tableHeight > maxHeight || (breaksTables && tableHeight > empty && empty > MAX_EMPTY * height)) {
      addInParts(strips, above);
      continue;
    }
    if (used + above + tableHeight <= height) used += above;
    else startColumn();
    strips.forEach(add);
  }
  return columns;
};

/** Height of a strip and of those that must follow it in the same column. */
const neededFrom = (strips: readonly Strip[], from: number): number => {
  const strip = strips[from]!;
  return strip.height + (strip.leads && from + 1 < strips.length ? neededFrom(strips, from + 1) : 0);
};

/** Scale factors to try for letters on a sheet. */
const SCALES = [1.6, 1.4, 1.2, 1.1, 1];

/** Scale factor to try if that saves the second page. */
const SMALL = 0.92;

/** Sheets with narrower columns have only one. */
const MIN_COLUMN = 250;

const sheets = (aid: Aid, game: Game, look: Look): readonly Page[] => {
  const tables = aid.tables(game, look);
  const area = areaBelowTitle(look);
  const count = area.width / aid.columns < MIN_COLUMN ? 1 : aid.columns;
  const width = (area.width - (count - 1) * GUTTER) / count;
  const column = { width, height: area.height };
  let columns: readonly (readonly Node[])[] | undefined;
  for (const scale of SCALES.filter((each) => each <= aid.maxScale)) {
    const strips = stripsOf(tables, column, scale, look);
    if (columnsOf(strips, area).length > count) continue;
    columns = evenColumns(strips, count, area.height);
    break;
  }
  if (columns === undefined) {
    const broken = (scale: number) =>
      columnsOf(stripsOf(tables, column, scale, look), { height: area.height, breaksTables: true });
    const small = broken(SMALL);
    columns = small.length <= count ? small : broken(1);
  }
  return headedPages(pageFulls(columns, count), aid.title, game, look, (page) =>
    page.map((nodes, column) => groupAt(translate(area.x + column * (width + GUTTER), area.y), ...nodes)),
  );
};

/** Distributes tables over columns of about the same height. */
const evenColumns = (tables: readonly (readonly Strip[])[], count: number, maxHeight: number) => {
  const steps = Array.from({ length: STEPS }, (_, step) => (maxHeight * (step + 1)) / STEPS);
  const trial = (height: number) => columnsOf(tables, { height, maxHeight });
  const height = steps.find((height) => trial(height).length <= count);
  return trial(height ?? maxHeight);
};

const STEPS = 20;

/** Draws every card once. */
const cards = (aid: Aid, game: Game, look: Look): readonly Page[] => {
  const { width, height } = look.config.aids;
  const room = { width: width - 2 * PADDING, height: height - 2 * PADDING - CARD_TITLE_ROW };
  const columns = columnsOf(stripsOf(aid.tables(game, look), room, 1, look), room);
  return columns.map((nodes, i, { length }) => {
    const title = `${game.info.title} ${aid.title}${length > 1 ? ` ${i + 1}/${length}` : ''}`;
    return {
      width,
      height,
      title,
      section: aid.title,
      children: [
        rect(0, 0, width, height, { fill: '#ffffff' }),
        fitBlock(look.fonts, title, PADDING, PADDING, {
          family: 'display',
          weight: 'bold',
          size: 16,
          lineHeight: CARD_TITLE_ROW - 4,
          minSize: 8,
          width: room.width,
          height: CARD_TITLE_ROW - 4,
          align: 'center',
        }).node,
        groupAt(translate(PADDING, PADDING + CARD_TITLE_ROW), ...nodes),
      ],
    };
  });
};

/** Draws sheets with all copies of the cards, each with a cut line. */
const cardPages = (aid: Aid, game: Game, look: Look): readonly Page[] => {
  const all = Array.from({ length: Math.max(1, aid.copies(game)) }).flatMap(() => cards(aid, game, look));
  const grid = fitGrid(look.config.paper, look.config.aids);
  if (!gridFits(grid))
    reportLargePiece(
      `A card of the ${aid.title.toLowerCase()}`,
      'Choose larger paper, or reduce "aids.width" and "aids.height".',
      look,
    );
  const pages = pageFulls(all, grid.columns * grid.rows);
  return pages.map((page, i) => ({
    width: grid.sheet.width,
    height: grid.sheet.height,
    title: `${game.info.title} ${aid.title}${pages.length > 1 ? `, page ${i + 1} of ${pages.length}` : ''}`,
    section: aid.title,
    children: page.map((card, place) => {
      const { x, y } = gridCellCorner(grid, place);
      const edge = rect(0, 0, card.width, card.height);
      return group([...card.children, { ...edge, stroke: { color: '#999999', width: HAIRLINE } }], {
        transform: translate(x, y),
        cut: edge,
        title: card.title,
      });
    }),
  }));
};

/** Stops a typing error in the file from printing hundreds of copies. */
const MAX_COPIES = 20;

export const trainChartDrawings = drawingsOf({
  name: 'train-chart',
  title: 'Train Chart',
  tables: (game, look) => [trainTable(game, look)].filter(({ rows }) => rows.length > 0),
  columns: 1,
  maxScale: 1.6,
  copies: () => 1,
});

/** Printed once for each player. */
export const playerAidDrawings = drawingsOf({
  name: 'player-aid',
  title: 'Player Aid',
  tables: playerTables,
  columns: 2,
  maxScale: 1.2,
  copies: ({ players }) => Math.min(MAX_COPIES, Math.floor(players.range?.max ?? 1)),
});
