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

/** An aid: its tables, and how it is printed. */
interface Aid {
  readonly name: string;
  readonly title: string;
  tables(game: Game, look: Look): readonly Table[];
  /** On a sheet: how many columns, and how large its letters may become. */
  readonly columns: number;
  readonly largest: number;
  /** How many are printed as cards. */
  copies(game: Game): number;
}

/** Between two columns of a sheet. */
const GUTTER = 20;

/** Between two tables in a column. */
const SPACE = 8;

/** Inside the edge of a card. */
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

/** How columns are filled. */
interface ColumnSize {
  readonly height: number;
  /** How high it may become at most for a table to stay whole; its height where absent. */
  readonly most?: number;
  /** Whether a long table goes on in the next column rather than leave much of one empty. */
  readonly tears?: boolean;
}

/** So much of a column may stay empty for a table to stay whole. */
const MOST_EMPTY = 1 / 3;

/** The tables as strips for columns of a size, with letters of a scale. */
const stripsOf = (tables: readonly Table[], column: TableRoom, scale: number, look: Look) =>
  tables.map((table) => tableStrips(table, column, scale, look));

/**
 * Everything in columns of a size. A table stays whole where a column can hold it; one that cannot be repeats its header
 * where it continues, and its title or header is never last in a column.
 */
const columnsOf = (
  tables: readonly (readonly Strip[])[],
  { height, most = height, tears = false }: ColumnSize,
): readonly (readonly Node[])[] => {
  const columns: Node[][] = [];
  let used = Number.POSITIVE_INFINITY;
  const begin = () => {
    columns.push([]);
    used = 0;
  };
  const add = (strip: Strip) => {
    columns.at(-1)!.push(groupAt(translate(0, used), ...strip.nodes));
    used += strip.height;
  };
  /** A table that no column can hold. */
  const addInParts = (strips: readonly Strip[], above: number) => {
    if (used + above + neededFrom(strips, 0) <= height) used += above;
    strips.forEach((strip, i) => {
      if (used + neededFrom(strips, i) > height) {
        begin();
        if (i > 0 && strip.header) add(strip.header);
      }
      add(strip);
    });
  };
  for (const strips of tables) {
    const whole = strips.reduce((sum, strip) => sum + strip.height, 0);
    const above = columns.length > 0 ? SPACE : 0;
    const empty = height - used;
    if (whole > most || (tears && whole > empty && empty > MOST_EMPTY * height)) {
      addInParts(strips, above);
      continue;
    }
    if (used + above + whole <= height) used += above;
    else begin();
    strips.forEach(add);
  }
  return columns;
};

/** The height of a strip and of all that must stand under it in the same column. */
const neededFrom = (strips: readonly Strip[], from: number): number => {
  const strip = strips[from]!;
  return strip.height + (strip.leads && from + 1 < strips.length ? neededFrom(strips, from + 1) : 0);
};

/** Letters of an aid on a sheet are as large as a page has room for. */
const SCALES = [1.6, 1.4, 1.2, 1.1, 1];

/** Letters are a little smaller where that saves the second page. */
const SMALL = 0.92;

/** Columns narrower than this are joined to wider ones. */
const LEAST_COLUMN = 250;

const sheets = (aid: Aid, game: Game, look: Look): readonly Page[] => {
  const tables = aid.tables(game, look);
  const area = areaBelowTitle(look);
  const count = area.width / aid.columns < LEAST_COLUMN ? 1 : aid.columns;
  const width = (area.width - (count - 1) * GUTTER) / count;
  const column = { width, height: area.height };
  let columns: readonly (readonly Node[])[] | undefined;
  for (const scale of SCALES.filter((each) => each <= aid.largest)) {
    const strips = stripsOf(tables, column, scale, look);
    if (columnsOf(strips, area).length > count) continue;
    columns = evenColumns(strips, count, area.height);
    break;
  }
  if (columns === undefined) {
    const torn = (scale: number) =>
      columnsOf(stripsOf(tables, column, scale, look), { height: area.height, tears: true });
    const small = torn(SMALL);
    columns = small.length <= count ? small : torn(1);
  }
  return headedPages(pageFulls(columns, count), aid.title, game, look, (page) =>
    page.map((nodes, column) => groupAt(translate(area.x + column * (width + GUTTER), area.y), ...nodes)),
  );
};

/** As many columns as wanted, none much longer than the others. */
const evenColumns = (tables: readonly (readonly Strip[])[], count: number, most: number) => {
  const steps = Array.from({ length: STEPS }, (_, step) => (most * (step + 1)) / STEPS);
  const trial = (height: number) => columnsOf(tables, { height, most });
  const height = steps.find((height) => trial(height).length <= count);
  return trial(height ?? most);
};

const STEPS = 20;

/** Every card once. */
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

/** As many as are printed, side by side, each with the line along which it is cut. */
const cardPages = (aid: Aid, game: Game, look: Look): readonly Page[] => {
  const all = Array.from({ length: Math.max(1, aid.copies(game)) }).flatMap(() => cards(aid, game, look));
  const grid = fitGrid(look.config.paper, look.config.aids);
  if (!gridFits(grid))
    reportLargePiece(
      'A card of an aid',
      'Choose larger paper, or smaller "aids.width" and "aids.height".',
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

/** More are never printed by a slip of the file. */
const MOST_COPIES = 20;

export const trainChartDrawings = drawingsOf({
  name: 'train-chart',
  title: 'Train Chart',
  tables: (game, look) => [trainTable(game, look)].filter(({ rows }) => rows.length > 0),
  columns: 1,
  largest: 1.6,
  copies: () => 1,
});

/** One for each player. */
export const playerAidDrawings = drawingsOf({
  name: 'player-aid',
  title: 'Player Aid',
  tables: playerTables,
  columns: 2,
  largest: 1.2,
  copies: ({ players }) => Math.min(MOST_COPIES, Math.floor(players.range?.max ?? 1)),
});
