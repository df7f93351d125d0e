import { at } from '../diagnostic.ts';
import { resolvePosition } from '../hex/position.ts';
import { placedTokenFields, placedTokenSchema, type TokenReference } from '../hex/token.ts';
import { asList, asSize, asText, isObject, type Json, type JsonObject } from '../json.ts';
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
  string,
} from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { color } from '../schema/values.ts';
import { resolveTokenFace } from '../tokens/token.ts';
import {
  type Backgrounds,
  type CellFace,
  cellFaceFields,
  plainCells,
  resolveCellFace,
  showsLabel,
} from './cell-face.ts';

const companyBarFields = {
  abbrev: string('Abbreviation of the company.', { refersTo: 'company' }),
  row: number('Row of the bar, counted from the bottom. Default: its position in the list.', {
    minimum: 1,
    read: asSize,
  }),
};

const companyBarField = either(
  [
    referenceTo('company'),
    object(companyBarFields, 'A company bar with an explicit row.', { required: ['abbrev'] }),
  ],
  'Abbreviation of a company, or an object with its row.',
);

/** A bar in the company colour at the bottom of a market cell (40.4.7). */
export interface CompanyBar {
  /** Abbreviation of a company; nothing is drawn for an unknown one. */
  readonly company: string;
  /** Counted from 1 at the bottom; its position in the list unless the file sets it (40.14.26). */
  readonly row: number;
  readonly pointer: string;
}

/** Reads the bars of a cell; `pointer` is that of the list. */
const resolveCompanyBars = (json: readonly Json[], pointer: string): readonly CompanyBar[] =>
  json.flatMap((item, index) => {
    const read = reader(companyBarFields, item);
    const company = readText(item) ?? read('abbrev');
    return company === undefined
      ? []
      : { company, row: read('row') ?? index + 1, pointer: at(pointer, index) };
  });

/** A token in a market cell (40.4.8). An unknown company becomes its label (40.14.29). */
export interface MarketToken extends TokenReference {
  /** Position from the cell's corner, in units; if undefined, the centre of the cell, 2 units lower. */
  readonly x?: number;
  readonly y?: number;
  /** Displacement by `angle` and `percent`. */
  readonly shift: { readonly x: number; readonly y: number };
  readonly pointer: string;
}

/** Reads the tokens of a cell, omitting hidden ones. `pointer` is that of the list. */
const resolveMarketTokens = (json: readonly Json[], pointer: string): readonly MarketToken[] =>
  json.flatMap((item, index) => {
    const token = isObject(item) ? item : { label: asText(item) ?? '' };
    return resolveMarketToken(token, at(pointer, index)) ?? [];
  });

/** Position fields that move or turn a token; a market has no track for the others. */
const TURN_KEYS: ReadonlySet<string> = new Set(['angle', 'percent', 'rotate', 'rotation', 'side']);

const OFF_TRACK = { trackTurn: 0, report: () => undefined };

const resolveMarketToken = (json: JsonObject, pointer: string): MarketToken | undefined => {
  const read = reader(placedTokenFields, json);
  if (read('hidden')) return undefined;
  const directed = Object.fromEntries(Object.entries(json).filter(([key]) => TURN_KEYS.has(key)));
  const { x, y, turn } = resolvePosition({ json: directed, pointer }, OFF_TRACK);
  // The position turns the token already, so its face must not (20.14.2).
  const { rotation: _, ...face } = resolveTokenFace(json);
  return {
    company: read('company'),
    face,
    turn,
    // Undefined is not 0, which is the corner.
    x: read.explicit('x'),
    y: read.explicit('y'),
    shift: { x, y },
    pointer,
  };
};

/** Largest size in cells; larger sheets could not be printed. */
const MAX_SIZE = 1_000;

const asCells: Read<number> = (json) => asSize(json, MAX_SIZE);

const cellFields = {
  ...cellFaceFields,
  color: color('Background colour, from the map colours. Default: `stock.cell.color`, then `plain`.'),
  par: flag('Uses `stock.par.color` as the background, or else grey.', { default: false }),
  arrow: either(
    [referenceTo('arrow'), Type.Array(referenceTo('arrow'))],
    'Arrows: `up`, `down`, `left`, `right`; any other word is a circular arrow. Default: none.',
  ),
  arrowColor: color('Arrow colour, from the map colours.', { default: 'black' }),
  rotated: flag('Makes the text read upwards. Default: on for labels of 1D and 1Diag markets.'),
  subRotated: flag('Makes the second text read upwards. Default: on outside 2D markets.'),
  width: number('Width in cells.', { default: 1, minimum: 0, read: asCells }),
  height: number('Height in cells.', { default: 1, minimum: 0, read: asCells }),
  bottom: flag('Draws the cell under those without it.', { default: false }),
  companies: list(companyBarField, 'Companies shown as bars. Default: none.'),
  tokens: list(
    either([Type.String(), Type.Number(), ref(placedTokenSchema)], 'A label, or a token.'),
    'Tokens on the cell, positioned in units from its corner. Default: none.',
  ),
};

export const cellSchema = define('Cell', object(cellFields, 'A market cell.'));

export const cellField = either(
  [...plainCells, ref(cellSchema)],
  'A cell: a value, a label, an object, or `null` for a gap.',
);

/** A market cell. Its corner is `column` cell widths and `row` cell heights from the first cell's corner. */
export interface Cell extends CellFace {
  readonly column: number;
  readonly row: number;
  /** Size in cells, extending right and down. */
  readonly width: number;
  readonly height: number;
  /** Whether the text reads upwards; `subTurned` is the same for the second text. */
  readonly turned: boolean;
  readonly subTurned: boolean;
  readonly arrows: readonly Arrow[];
  readonly arrowColor: string;
  readonly companies: readonly CompanyBar[];
  readonly tokens: readonly MarketToken[];
  readonly pointer: string;
}

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
/** `around` represents any other word (40.4.6). */
export type Arrow = (typeof DIRECTIONS)[number] | 'around';

/** Context of a cell in its market. */
export interface CellContext {
  readonly backgrounds: Backgrounds;
  /** Whether labels and second texts read upwards, as they do except in a 2D market (40.4.4). */
  readonly upwards: boolean;
}

export interface CellPlace {
  readonly column: number;
  readonly row: number;
}

export const resolveCell = (
  json: Json,
  { column, row }: CellPlace,
  { backgrounds, upwards }: CellContext,
  pointer: string,
): Cell | undefined => {
  const read = reader(cellFields, json);
  const background = {
    par: read('par') ? backgrounds.par : undefined,
    legend: backgrounds.legend,
    color: read('color') ?? backgrounds.cell,
  };
  const face = resolveCellFace(json, background, pointer);
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
      // Last, because V8 takes five times as long over a large market if it is spread first.
      ...face,
    }
  );
};

const asArrow = (json: Json): readonly Arrow[] => {
  const word = readText(json);
  return word === undefined ? [] : [DIRECTIONS.find((direction) => direction === word) ?? 'around'];
};

/** Whether the cell is under all others (40.3.4). */
export const isBottom = (json: Json): boolean => reader(cellFields, json)('bottom');
