import { type Static, Type } from 'typebox';
import { placedTokenSchema } from '../../hex/token.ts';
import {
  define,
  either,
  flag,
  integer,
  list,
  number,
  object,
  ref,
  referenceTo,
  text,
  unread,
} from '../field.ts';
import { amount, color } from '../values.ts';

/** What cells of the market and of the par chart have in common (40.4.2, 40.7.2). */
const cellFace = {
  value: amount('The cell’s text; a number is money.'),
  label: amount('The cell’s text where there is no `value`.'),
  subLabel: amount('Second text, in the opposite corner. Default: none.'),
  legend: integer('Position in `stock.legend`, from 0; the ground takes its colour. Default: none.', {
    minimum: 0,
  }),
  labelColor: text('Colour of both texts, a name or a CSS colour. Default: readable on the ground.', {
    refersTo: 'color',
  }),
  underline: flag('Underlines the text.', { default: false }),
  textColor: unread('Without effect; write `labelColor`.'),
  icon: unread('Without effect.'),
  right: unread('Without effect.'),
};

const companyBar = either(
  [
    referenceTo('company'),
    object(
      {
        abbrev: text('Abbreviation of the company.', { refersTo: 'company' }),
        row: number('Row of the bar from below. Default: by position in the list.', { minimum: 1 }),
      },
      'A company bar in a row of its own choice.',
      { required: ['abbrev'] },
    ),
  ],
  'Abbreviation of a company, or the same with a row.',
);

/** A cell of the market (40.4.2). */
export const Cell = define(
  'Cell',
  object(
    {
      ...cellFace,
      color: color('Map colour of the ground. Default: `stock.cell.color`, then `plain`.'),
      par: flag('The ground takes `stock.par.color`, else grey.', { default: false }),
      arrow: either(
        [Type.String(), Type.Array(Type.String())],
        'Arrows: `up`, `down`, `left`, `right`; any other word is a circular one. Default: none.',
      ),
      arrowColor: color('Map colour of the arrows.', { default: 'black' }),
      rotated: flag('The text reads upwards. Default: on for labels of 1D and 1Diag markets.'),
      subRotated: flag('The second text reads upwards. Default: on outside 2D markets.'),
      width: number('Width in cells.', { default: 1, minimum: 0 }),
      height: number('Height in cells.', { default: 1, minimum: 0 }),
      bottom: flag('Drawn under the cells without it.', { default: false }),
      companies: list(companyBar, 'Companies shown as bars. Default: none.'),
      tokens: list(
        ref(placedTokenSchema),
        'Tokens on the cell, placed in units from its corner. Default: none.',
      ),
    },
    'A cell of the market.',
  ),
);

const IGNORED_IN_PAR_CELLS = [
  'par',
  'width',
  'height',
  'arrow',
  'arrowColor',
  'rotated',
  'companies',
  'tokens',
];

/** A cell of the par chart (40.7.2). */
export const ParCell = define(
  'ParCell',
  object(
    {
      ...cellFace,
      color: color('Map colour of the ground. Default: `stock.par.color`, then `gray`.'),
      ...Object.fromEntries(
        IGNORED_IN_PAR_CELLS.map((key) => [key, unread('Without effect in a par cell.')]),
      ),
    },
    'A cell of the par chart.',
  ),
);

/** Forms a cell can take: a value, a label, nothing, or an object (40.4.1). */
export const plainCells = [Type.Number(), Type.String(), Type.Null(), Type.Boolean()];

export const cell = either(
  [...plainCells, ref(Cell)],
  'A cell: a value, a label, an object, or `null` for a gap.',
);
export const parCell = either(
  [...plainCells, ref(ParCell)],
  'A par cell: a value, a label, an object, or `null`.',
);

export type CellFile = Static<typeof Cell.schema>;
