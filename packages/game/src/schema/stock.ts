import Type, { type Static } from 'typebox';
import {
  choice,
  define,
  dictionary,
  either,
  FORM,
  flag,
  integer,
  list,
  number,
  object,
  ref,
  text,
  UNDRAWN,
  unread,
} from './field.ts';
import { PlacedToken } from './hex/token.ts';
import { TRACKER_TYPES } from './tracker.ts';
import { amount, color, weight } from './values.ts';

/** What cells of the market and of the par chart have in common (40.4.2, 40.7.2). */
const cellFace = {
  value: amount('The cell’s text; a number is money.'),
  label: amount('The cell’s text where there is no `value`.'),
  subLabel: amount('Second text, in the opposite corner. Default: none.'),
  legend: integer('Position in `stock.legend`, from 0; the ground takes its colour. Default: none.', {
    minimum: 0,
  }),
  labelColor: text('Colour of both texts, a name or a CSS colour. Default: readable on the ground.'),
  underline: flag('Underlines the text.', { default: false }),
  textColor: unread('Without effect; write `labelColor`.'),
  icon: unread('Without effect.'),
  right: unread('Without effect.'),
};

const companyBar = either(
  [
    Type.String(),
    object(
      { abbrev: text('Abbreviation of the company.') },
      { row: number('Row of the bar from below. Default: by position in the list.', { minimum: 1 }) },
      'A company bar in a row of its own choice.',
    ),
  ],
  'Abbreviation of a company, or the same with a row.',
);

const Cell = define(
  'Cell',
  object(
    {},
    {
      ...cellFace,
      color: color('Map colour of the ground. Default: `stock.cell.color`, then `plain`.'),
      par: flag('The ground takes `stock.par.color`, else gray.', { default: false }),
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
      tokens: list(ref(PlacedToken), 'Tokens on the cell, placed in units from its corner. Default: none.'),
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

const ParCell = define(
  'ParCell',
  object(
    {},
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
const plainCells = [Type.Number(), Type.String(), Type.Null(), Type.Boolean()];

const cell = either([...plainCells, ref(Cell)], 'A cell: a value, a label, an object, or `null` for a gap.');
const parCell = either([...plainCells, ref(ParCell)], 'A par cell: a value, a label, an object, or `null`.');

const Legend = define(
  'Legend',
  object(
    { description: text('Text of the entry.') },
    {
      color: color('Map colour of the dot and of the cells that refer to it.', { default: 'orange' }),
      borderColor: color('Map colour of the dot’s outline.', { default: 'black' }),
      borderWidth: number('Width of that outline in units.', { default: 2, minimum: 0 }),
      fontFamily: text('Font of the text.', { default: 'sans-serif' }),
      fontSize: number('Size of the text in units.', { default: 14, exclusiveMinimum: 0 }),
      fontWeight: weight('Weight of the text.', { default: 'normal' }),
      right: flag('Whether the entry is aligned to the right. Default: as the legend.'),
      bottom: flag('Whether the entry is aligned to the bottom. Default: as the legend.'),
      icon: text('Icon; not drawn.'),
    },
    'An entry of the legend.',
  ),
);

const Ledge = define(
  'Ledge',
  object(
    {
      coords: list(
        Type.String({
          pattern: '^ *-?[0-9]+(\\.[0-9]+)? +-?[0-9]+(\\.[0-9]+)? *$',
          [FORM]: 'column and row, such as "1 0"',
        }),
        'Corners of the line: column and row in cells, with a space between.',
      ),
    },
    {
      color: color('Company colour of the line.', { default: 'black' }),
      width: number('Width in units.', { default: 3, minimum: 0 }),
      border: flag('Draws a dark casing under the line.', { default: false }),
      borderWidth: number('Width of the casing in units. Default: `width` + 2.', { minimum: 0 }),
      dashed: flag('Dashes line and casing.', { default: false }),
      dashArray: amount('Dash pattern in SVG syntax, in units. Default: 2.5 times `width`.'),
      offset: number('Dash offset in units.', { default: 0 }),
    },
    'A line along edges of cells.',
    { [UNDRAWN]: true },
  ),
);

const place = {
  x: number('Cells from the left.', { default: 0 }),
  y: number('Cells from the top.', { default: 0 }),
};

const display = object(
  {},
  {
    legend: object(
      {},
      {
        ...place,
        align: text('`right` aligns the legend to the right. Default: left.'),
        verticalAlign: text('`bottom` stacks the entries upwards. Default: top.'),
        reverse: flag('Last entry first.', { default: false }),
      },
      'Place of the legend, in cells; in units on 1D and 1Diag markets.',
    ),
    par: object({}, place, 'Place of the par chart on the market, in cells.'),
    roundTracker: object(
      {},
      {
        ...place,
        type: choice(TRACKER_TYPES, 'How the stops are arranged.', { default: 'row' }),
        rotation: number('Turn of a ring in degrees.', { default: 0 }),
      },
      'Place of the round tracker on the market, in cells.',
    ),
    extraTotalWidth: number('Extra width of the sheet in units.', { default: 0 }),
    extraTotalHeight: number('Extra height of the sheet in units.', { default: 0 }),
  },
  'What else stands on the market sheet, and room for it.',
);

const par = object(
  {},
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

const limit = object(
  {},
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
    {},
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
        {},
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

/** `revenue`: the revenue track (40.9). */
export const Revenue = define(
  'Revenue',
  either(
    [
      object(
        {},
        {
          min: integer('First number.', { default: 1 }),
          max: integer('Last number.', { default: 100 }),
          perRow: integer('Cells in a row.', { default: 20, minimum: 1 }),
        },
        'Extent of the revenue track.',
      ),
      Type.Literal(false),
    ],
    'Extent of the revenue track; `false` means the defaults.',
  ),
);

export type StockFile = Static<typeof Stock.schema>;
export type CellFile = Static<typeof Cell.schema>;
export type RevenueFile = Static<typeof Revenue.schema>;
