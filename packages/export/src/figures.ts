import { components } from '@platelayer/components';
import { type Game, type Hex, revenuesOf, sheetColor, UPGRADE_COLORS } from '@platelayer/game';
import { toCsv } from './csv.ts';
import type { GameDrawings } from './drawings.ts';
import { sheetsOf } from './sheets.ts';

/** A table of statistics (87.7). */
export interface FigureTable {
  readonly id: 'pieces' | 'copies' | 'paper' | 'area' | 'terrain' | 'revenue';
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  /** How many columns, from the first, label a row. */
  readonly labels: number;
  /** Index of the column to plot; undefined for long tables. */
  readonly plotted?: number;
}

export type FigureRow = readonly (string | number)[];

/** Counts components, what it takes to print them, and the revenue on map and tiles (87.7). */
export const gameFigures = async (drawings: GameDrawings): Promise<readonly FigureTable[]> => {
  const { game } = drawings;
  const inventory = await pieceRows(drawings);
  const tables: readonly FigureTable[] = [
    {
      id: 'pieces',
      labels: 2,
      title: 'Pieces',
      columns: ['Component', 'Kind', 'Different', 'In the game', 'Printed'],
      rows: inventory.map(({ component, kind, different, play, print }) => [
        component,
        kind,
        different,
        play,
        print,
      ]),
      plotted: 4,
    },
    {
      id: 'copies',
      labels: 3,
      title: 'Copies of every piece',
      columns: ['Component', 'Kind', 'Piece', 'In the game', 'Printed'],
      rows: inventory.flatMap(({ pieces }) => pieces),
    },
    {
      id: 'paper',
      labels: 1,
      title: 'Sheets of paper',
      columns: ['Sheets of', 'Pages'],
      rows: await paperRows(drawings),
      plotted: 1,
    },
    {
      id: 'area',
      labels: 2,
      title: 'Printed area in square centimetres',
      columns: ['Component', 'Kind', 'Area'],
      rows: inventory.map(({ component, kind, area }) => [component, kind, Math.round(area)]),
      plotted: 2,
    },
    {
      id: 'terrain',
      labels: 2,
      title: 'Hexes by terrain and cost',
      columns: ['Terrain', 'Cost', 'Hexes'],
      rows: terrainRows(game),
      plotted: 2,
    },
    {
      id: 'revenue',
      labels: 1,
      title: 'Revenue of tiles by colour',
      columns: ['Colour', 'Tiles with revenue', 'Least', 'Mean', 'Most'],
      rows: revenueRows(game),
      plotted: 3,
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
};

/** Formats all tables in one file, separated by blank lines. */
export const figuresCsv = (tables: readonly FigureTable[]): string =>
  `\uFEFF${tables.map(({ title, columns, rows }) => toCsv([[title], columns, ...rows])).join('\r\n')}`;

interface PieceFigures {
  readonly component: string;
  readonly kind: string;
  different: number;
  /** `∞` if any piece is unlimited. */
  play: number | '∞';
  print: number;
  /** Printed area of all copies. */
  area: number;
  readonly pieces: FigureRow[];
}

const pieceRows = async (drawings: GameDrawings): Promise<readonly PieceFigures[]> => {
  const rows = new Map<string, PieceFigures>();
  for (const component of components.filter((each) => each.available(drawings.game)))
    for (const { kind, title, play, print, width, height } of await drawings.physical(component)) {
      const key = `${component.id} ${kind}`;
      const row = rows.get(key) ?? {
        component: component.title,
        kind,
        different: 0,
        play: 0,
        print: 0,
        area: 0,
        pieces: [],
      };
      row.different += 1;
      row.play = row.play === '∞' || play === '∞' ? '∞' : row.play + play;
      row.print += print;
      row.area += print * width * height * SQUARE_CENTIMETRES;
      row.pieces.push([component.title, kind, title, play, print]);
      rows.set(key, row);
    }
  return [...rows.values()];
};

/** Square centimetres in a square unit. */
const SQUARE_CENTIMETRES = 0.0254 ** 2;

/** Counts the pages of every component in each of its layouts, paginated if possible. */
const paperRows = async (drawings: GameDrawings): Promise<readonly FigureRow[]> => {
  const rows: FigureRow[] = [];
  for (const component of components.filter((each) => each.available(drawings.game))) {
    const paginated = component.options.includes('paginated');
    for (const { name, pages } of sheetsOf(component, drawings, { allLayouts: true, paginated }))
      rows.push([name.replace(/-paginated$/, ''), (await pages()).length]);
  }
  return rows;
};

const terrainRows = ({ maps }: Game): readonly FigureRow[] => {
  const counts = new Map<string, [terrain: string, cost: string | number, hexes: number]>();
  for (const { hex } of maps[0]?.hexes ?? []) {
    // A hex with the same terrain twice is counted once.
    const costs = new Map(costsOf(hex).map((entry) => [`${entry.name} ${entry.cost}`, entry]));
    for (const [key, { name, cost }] of costs) {
      const count = counts.get(key) ?? [name, cost, 0];
      count[2] += 1;
      counts.set(key, count);
    }
  }
  return [...counts.values()].sort(
    ([a, costA], [b, costB]) =>
      a.localeCompare(b, 'en') || String(costA).localeCompare(String(costB), 'en', { numeric: true }),
  );
};

/** Returns the terrain of a hex with its costs. A hex without any is listed by its colour. */
const costsOf = ({ terrain, bridges, tunnels, offBoardRevenue, ground }: Hex) => {
  const costs = [
    ...terrain.map(({ icon, cost }) => ({ name: icon ?? 'terrain', cost: cost ?? '' })),
    ...bridges.map(({ cost }) => ({ name: 'bridge', cost: cost ?? '' })),
    ...tunnels.map(({ cost }) => ({ name: 'tunnel', cost: cost ?? '' })),
  ];
  if (costs.length > 0) return costs;
  return [{ name: offBoardRevenue.length > 0 ? 'offboard' : ground.color, cost: '' }];
};

/** Counts a tile of two colours for both (87.1.1). */
const revenueRows = ({ tiles }: Game): readonly FigureRow[] =>
  UPGRADE_COLORS.flatMap((color): readonly FigureRow[] => {
    const values = tiles
      .filter((tile) => sheetColor(tile).split('/').includes(color) && tile.hex.values.length > 0)
      .flatMap(({ hex, copies }) => {
        const best = Math.max(0, ...revenuesOf(hex));
        return Array.from({ length: copies }, () => best);
      });
    if (values.length === 0) return [];
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return [[color, values.length, Math.min(...values), Math.round(10 * mean) / 10, Math.max(...values)]];
  });
