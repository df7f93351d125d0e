import { either, flag, list, number, object, ref, unread } from '../field.ts';
import { color } from '../values.ts';
import { ParCell, parCell, plainCells } from './cell.ts';

/** The par chart (40.7.1). */
export const par = object(
  {
    values: list(
      either([...plainCells, ref(ParCell), list(parCell, 'A row of several cells.')], 'A row.'),
      'Rows of the par chart, each one cell or a list of cells.',
    ),
    width: number('Width of a par cell in cells. Default: as configured, 4.', { minimum: 0 }),
    height: number('Height of a par cell in cells.', { default: 1, minimum: 0 }),
    color: color('Map colour of par cells and of market cells marked `par`.', { default: 'gray' }),
    title: flag('Whether the chart has a heading.', { default: true }),
    cells: unread('Without effect; write `values`.'),
    type: unread('Without effect.'),
  },
  'The par chart.',
);
