import { figuresCsv, type GameDrawings, gameFigures, makeGameList } from '@platelayer/export';

/** Statistics of a game, as tables and as a file (87.7). */
export const figures = async (drawings: GameDrawings) => {
  const tables = await gameFigures(drawings);
  return { tables, csv: figuresCsv(tables) };
};

/** Every piece of a game, as rows and as a file (86.7). */
export const pieceList = async (drawings: GameDrawings) => {
  const { rows, totals, csv = new Uint8Array() } = await makeGameList(drawings);
  return { rows, totals, csv: csv as Uint8Array<ArrayBuffer> };
};
