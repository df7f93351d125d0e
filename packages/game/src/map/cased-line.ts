import { asDashes, asFlag, asSize, type Json } from '../json.ts';
import { flag, number, type Read } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';

/** A line with casing and dashes: borders and lines of the map (30.12), ledges of the market (40.6). */
export interface CasedLine<Place> {
  readonly points: readonly Place[];
  readonly color: string;
  readonly width: number;
  /** Width of the dark casing under the line; undefined for no casing. */
  readonly casing?: number;
  readonly dash?: Dash;
}

export interface Dash {
  /** Alternating lengths of dashes and gaps, which scale with the line (30.24.27). */
  readonly pattern: readonly number[];
  readonly offset: number;
  /** Whether the file sets neither, so the dashes may be fitted to the line. */
  readonly automatic: boolean;
}

/** Differences between map lines and market ledges. */
interface CasedLineKind {
  readonly unit: string;
  readonly width: number;
  /** How much wider than the line the casing is. */
  readonly casing: number;
  readonly cased: boolean;
}

/** Dash length as a multiple of the line width. */
const DASH_LENGTH = 2.5;

/** Shortest total length of a pattern: shorter dashes would cost time without being visible. */
const MIN_PATTERN_LENGTH = 0.5;

const asPattern: Read<readonly number[]> = (json) => {
  const dashes = asDashes(json);
  const length = dashes?.reduce((sum, dash) => sum + dash, 0) ?? 0;
  return length >= MIN_PATTERN_LENGTH ? dashes : undefined;
};

/** Creates a type of cased line: its fields except the points, and a function that reads them. */
export const casedLine = ({ unit, width, casing, cased }: CasedLineKind) => {
  const fields = {
    // Without a colour, only the casing of a line, and no ledge, would be visible (30.24.28, 40.14.36).
    color: color('Line colour, from the company colours.', { default: 'black' }),
    width: number(`Width in ${unit}.`, { default: width, minimum: 0, read: asSize }),
    border: flag('Draws a dark casing under the line.', { default: cased, read: asFlag }),
    borderWidth: number(`Casing width in ${unit}. Default: \`width\` + ${casing}.`, {
      minimum: 0,
      read: asSize,
    }),
    dashed: flag('Dashes both line and casing.', { default: false }),
    dashArray: amount(`Dash pattern in SVG syntax, in ${unit}. Default: ${DASH_LENGTH} times \`width\`.`, {
      read: asPattern,
    }),
    offset: number(`Dash offset in ${unit}.`, { default: 0 }),
  };
  return {
    fields,
    resolve: <Place>(json: Json | undefined, points: readonly Place[]): CasedLine<Place> => {
      const read = reader(fields, json);
      const width = read('width');
      return {
        points,
        color: read('color'),
        width,
        casing: read('border') ? (read('borderWidth') ?? width + casing) : undefined,
        dash: read('dashed')
          ? {
              pattern: read('dashArray') ?? [DASH_LENGTH * width],
              offset: read('offset'),
              automatic: read('dashArray') === undefined && read('offset') === 0,
            }
          : undefined,
      };
    },
  };
};
