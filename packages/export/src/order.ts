import type { Component } from '@platelayer/components';

/** The tables of 98.11.1 list components in an order of their own, that of sheets not quite that of pieces. */
const SHEETS = [
  'background',
  'revenue',
  'cards',
  'tokens',
  'charters',
  'map',
  'market',
  'par',
  'tile-manifest',
  'tiles',
];
const PIECES = [
  'background',
  'revenue',
  'cards',
  'charters',
  'tokens',
  'map',
  'market',
  'par',
  'tile-manifest',
  'tiles',
];

/** Components that a table does not know come last. */
const inOrder =
  (table: readonly string[]) =>
  (components: readonly Component[]): readonly Component[] => {
    const rank = ({ id }: Component) => (table.includes(id) ? table.indexOf(id) : table.length);
    return [...components].sort((a, b) => rank(a) - rank(b));
  };

export const sheetOrder = inOrder(SHEETS);
export const pieceOrder = inOrder(PIECES);
