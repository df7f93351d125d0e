import { at } from '../diagnostic.ts';
import { placedTokenSchema } from '../hex/token.ts';
import { asList, asSize, type Json } from '../json.ts';
import {
  define,
  either,
  flag,
  list,
  number,
  object,
  type Read,
  readText,
  ref,
  referenceTo,
} from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { color } from '../schema/values.ts';
import {
  type CellFace,
  cellFaceFields,
  type Grounds,
  plainCells,
  resolveCellFace,
  showsLabel,
} from './cell-face.ts';
import { type CompanyBar, companyBarField, resolveCompanyBars } from './company-bar.ts';
import { type MarketToken, resolveMarketTokens } from './market-token.ts';

/** In cells; more would make a sheet that nobody can print. */
const LARGEST_SIZE = 1_000;

const asCells: Read<number> = (json) => asSize(json, LARGEST_SIZE);

const cellFields = {
  ...cellFaceFields,
  color: color('Map colour of the ground. Default: `stock.cell.color`, then `plain`.'),
  par: flag('The ground takes `stock.par.color`, else grey.', { default: false }),
  arrow: either(
    [referenceTo('arrow'), Type.Array(referenceTo('arrow'))],
    'Arrows: `up`, `down`, `left`, `right`; any other word is a circular one. Default: none.',
  ),
  arrowColor: color('Map colour of the arrows.', { default: 'black' }),
  rotated: flag('The text reads upwards. Default: on for labels of 1D and 1Diag markets.'),
  subRotated: flag('The second text reads upwards. Default: on outside 2D markets.'),
  width: number('Width in cells.', { default: 1, minimum: 0, read: asCells }),
  height: number('Height in cells.', { default: 1, minimum: 0, read: asCells }),
  bottom: flag('Drawn under the cells without it.', { default: false }),
  companies: list(companyBarField, 'Companies shown as bars. Default: none.'),
  tokens: list(
    either([Type.String(), Type.Number(), ref(placedTokenSchema)], 'A label, or a token.'),
    'Tokens on the cell, placed in units from its corner. Default: none.',
  ),
};

/** A cell of the market (40.4.2). */
export const cellSchema = define('Cell', object(cellFields, 'A cell of the market.'));

export const cellField = either(
  [...plainCells, ref(cellSchema)],
  'A cell: a value, a label, an object, or `null` for a gap.',
);

/** A cell of the market. Its corner lies `column` cell widths and `row` cell heights from the first one's. */
export interface Cell extends CellFace {
  readonly column: number;
  readonly row: number;
  /** Size in cells; it grows to the right and down. */
  readonly width: number;
  readonly height: number;
  /** The text reads upwards; `subTurned`: so does the second one. */
  readonly turned: boolean;
  readonly subTurned: boolean;
  readonly arrows: readonly Arrow[];
  readonly arrowColor: string;
  readonly companies: readonly CompanyBar[];
  readonly tokens: readonly MarketToken[];
  readonly pointer: string;
}

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
/** `around` is what any other word stands for (40.4.6). */
export type Arrow = (typeof DIRECTIONS)[number] | 'around';

/** What a cell must know of the market it stands in. */
export interface CellSurroundings {
  readonly grounds: Grounds;
  /** Labels and second texts read upwards: not in a 2D market (40.4.4). */
  readonly upwards: boolean;
}

export interface CellPlace {
  readonly column: number;
  readonly row: number;
}

export const resolveCell = (
  json: Json,
  { column, row }: CellPlace,
  { grounds, upwards }: CellSurroundings,
  pointer: string,
): Cell | undefined => {
  const read = reader(cellFields, json);
  const ground = {
    par: read('par') ? grounds.par : undefined,
    legend: grounds.legend,
    color: read('color') ?? grounds.cell,
  };
  const face = resolveCellFace(json, ground, pointer);
  return (
    face && {
      column,
      row,
      width: read('width'),
      height: read('height'),
      turned: read('rotated') || (upwards && showsLabel(json)),
      subTurned: read('subRotated') || upwards,
      arrows: asList(read('arrow')).flatMap(asArrow),
      arrowColor: read('arrowColor'),
      companies: resolveCompanyBars(read('companies'), at(pointer, 'companies')),
      tokens: resolveMarketTokens(read('tokens'), at(pointer, 'tokens')),
      pointer,
      // Last on purpose: spread first, V8 takes five times as long over a large market.
      ...face,
    }
  );
};

const asArrow = (json: Json): readonly Arrow[] => {
  const word = readText(json);
  return word === undefined ? [] : [DIRECTIONS.find((direction) => direction === word) ?? 'around'];
};

/** Cells marked `bottom` lie under all others (40.3.4). */
export const isBottom = (json: Json): boolean => reader(cellFields, json)('bottom');
