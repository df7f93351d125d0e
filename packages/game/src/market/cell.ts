import { asList, asText, get, type Json, truthy } from '../json.ts';
import { asSize } from '../map/reach.ts';
import type { Reading } from '../reading.ts';
import { isOn } from '../schema/field.ts';
import { type CellFace, type Grounds, resolveCellFace, showsLabel } from './cell-face.ts';
import { type CompanyBar, resolveCompanyBars } from './company-bar.ts';
import { type MarketToken, resolveMarketTokens } from './market-token.ts';

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

export const directions = ['up', 'down', 'left', 'right'] as const;
/** `around` is what any other word stands for (40.4.6). */
export type Arrow = (typeof directions)[number] | 'around';

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
  reading: Reading,
): Cell | undefined => {
  const face = resolveCellFace(json, grounds, pointer, reading);
  return (
    face && {
      column,
      row,
      width: asSize(get(json, 'width'), widest) ?? 1,
      height: asSize(get(json, 'height'), widest) ?? 1,
      turned: isOn(get(json, 'rotated')) || (upwards && showsLabel(json)),
      subTurned: isOn(get(json, 'subRotated')) || upwards,
      arrows: asList(get(json, 'arrow')).flatMap(asArrow),
      arrowColor: truthy(asText(get(json, 'arrowColor'))) ?? 'black',
      companies: resolveCompanyBars(json, pointer),
      tokens: resolveMarketTokens(json, pointer, reading),
      pointer,
      // Last on purpose: spread first, V8 takes five times as long over a large market.
      ...face,
    }
  );
};

/** In cells; more would make a sheet that nobody can print. */
const widest = 1_000;

const asArrow = (json: Json): readonly Arrow[] => {
  const word = truthy(asText(json));
  return word === undefined ? [] : [directions.find((direction) => direction === word) ?? 'around'];
};

/** Cells marked `bottom` lie under all others (40.3.4). */
export const isBottom = (json: Json): boolean => isOn(get(json, 'bottom'));
