import type { Json, JsonObject } from '../../json.ts';
import { startReading } from '../../testing/reading.ts';
import { resolveStock } from '../stock.ts';

/** Resolves a `stock`; remarks are code and place. */
export const resolveStockJson = (json: JsonObject) => {
  const reading = startReading();
  const stock = resolveStock(json, '/stock', reading)!;
  return { stock, remarks: reading.found.map(({ code, pointer }) => `${code} ${pointer}`) };
};

export const cellsOf = (json: JsonObject) => resolveStockJson(json).stock.market!.cells;

/** The only cell of a 2D market. */
export const cell = (json: Json, stock: JsonObject = {}) =>
  cellsOf({ type: '2D', market: [[json]], ...stock })[0]!;
