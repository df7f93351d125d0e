import { figuresCsv, type GameDrawings, gameFigures } from '@platelayer/export';

/** The figures of a game, for the page and as a file (87.7). */
export const figuresJob = async (drawings: GameDrawings) => {
  const tables = await gameFigures(drawings);
  return { tables, csv: figuresCsv(tables) };
};
