import { asDashes, asFlag, asSize, type Json } from '../json.ts';
import { flag, number, type Read } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';

/** A line with its casing and dashes: borders and lines of the map (30.12), ledges of the market (40.6). */
export interface CasedLine<Place> {
  readonly points: readonly Place[];
  readonly color: string;
  readonly width: number;
  /** Width of the dark casing beneath; absent: no casing. */
  readonly casing?: number;
  readonly dash?: Dash;
}

export interface Dash {
  /** Lengths of dashes and gaps in turn; they scale with the line (30.24.27). */
  readonly pattern: readonly number[];
  readonly offset: number;
  /** The file states neither of them: they may be fitted to the line. */
  readonly automatic: boolean;
}

/** What differs between the lines of the map and those of the market. */
interface CasedLineKind {
  readonly unit: string;
  readonly width: number;
  /** By how much the casing is wider than the line. */
  readonly casing: number;
  readonly cased: boolean;
}

/** How many times its width a dash of a line is long. */
const DASH_LENGTH = 2.5;

/** Dashes shorter than this in sum would cost time and never be seen. */
const SHORTEST_PATTERN = 0.5;

const asPattern: Read<readonly number[]> = (json) => {
  const dashes = asDashes(json);
  const length = dashes?.reduce((sum, dash) => sum + dash, 0) ?? 0;
  return length >= SHORTEST_PATTERN ? dashes : undefined;
};

/** A kind of cased lines: its fields except the points, and what they settle to. */
export const casedLine = ({ unit, width, casing, cased }: CasedLineKind) => {
  const fields = {
    // Without a colour only the casing of a line, and nothing of a ledge, would show (30.24.28, 40.14.36).
    color: color('Company colour of the line.', { default: 'black' }),
    width: number(`Width in ${unit}.`, { default: width, minimum: 0, read: asSize }),
    border: flag('Draws a dark casing under the line.', { default: cased, read: asFlag }),
    borderWidth: number(`Width of the casing in ${unit}. Default: \`width\` + ${casing}.`, {
      minimum: 0,
      read: asSize,
    }),
    dashed: flag('Dashes line and casing.', { default: false }),
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
