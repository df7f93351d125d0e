import { type Static, Type } from 'typebox';
import {
  choice,
  define,
  dictionary,
  either,
  flag,
  list,
  number,
  object,
  ref,
  text,
  unread,
} from '../field.ts';
import { amount, color } from '../values.ts';
import { Cell, cell, plainCells } from './cell.ts';
import { display } from './display.ts';
import { Ledge } from './ledge.ts';
import { Legend } from './legend.ts';
import { par } from './par.ts';

const limit = object(
  {
    color: text('Its colour.'),
    description: text('Its meaning.'),
    min: amount('Smallest value.'),
    max: amount('Largest value.'),
  },
  'A limit; not drawn.',
  { additionalProperties: true },
);

/** `stock`: the market and the par chart (chapter 40). */
export const Stock = define(
  'Stock',
  object(
    {
      type: choice(['2D', '1D', '1Diag'], 'Shape of the market: a grid, one row, or a zigzag row.', {
        default: '2D',
      }),
      title: flag('Whether the sheet has a title.', { default: true }),
      market: list(
        either([...plainCells, ref(Cell), list(cell, 'A row of a 2D market.')], 'A row, or a cell.'),
        'The cells: a list of rows for `2D`, otherwise a list of cells.',
      ),
      cell: object(
        {
          width: number('Factor on the configured cell width.', { default: 1, minimum: 0 }),
          height: number('Factor on the configured cell height.', { default: 1, minimum: 0 }),
          color: color('Map colour of cells that have none.', { default: 'plain' }),
        },
        'Defaults for all cells.',
      ),
      legend: list(ref(Legend), 'Legend entries, also referred to by cells. Default: none.'),
      ledges: list(ref(Ledge), 'Lines over the market. Default: none.'),
      par,
      display,
      movement: dictionary(
        either([Type.String(), Type.Array(Type.String())], 'What makes the price move that way.'),
        'Why prices move, by direction; not drawn.',
      ),
      limits: list(limit, 'Limits; not drawn.'),
      paginated: unread('Without effect; the page chooses.'),
      orientation: unread('Without effect.'),
    },
    'The stock market and the par chart.',
  ),
);

export type StockFile = Static<typeof Stock.schema>;
