import { asDashes } from '../dashes.ts';
import { asFlag, asNumber, asText, get, type Json, truthy } from '../json.ts';
import { isOn } from '../schema/field.ts';
import { asSize } from './reach.ts';

/** A line with its casing and dashes: borders and lines of the map (30.12), ledges of the market (40.6). */
export interface Stroke<Place> {
  readonly points: readonly Place[];
  readonly color: string;
  readonly width: number;
  /** Width of the dark casing beneath; absent: no casing. */
  readonly casing?: number;
  readonly dash?: Dash;
}

export interface Dash {
  /** Lengths of dashes and gaps in turn; they scale with the line (30.24, 27). */
  readonly pattern: readonly number[];
  readonly offset: number;
}

/** What differs between the lines of the map and those of the market. */
export interface StrokeDefaults {
  readonly width: number;
  /** By how much the casing is wider than the line. */
  readonly casing: number;
  readonly cased: boolean;
}

export const resolveStroke = <Place>(
  json: Json | undefined,
  points: readonly Place[],
  defaults: StrokeDefaults,
): Stroke<Place> => {
  const width = asSize(get(json, 'width')) ?? defaults.width;
  const cased = asFlag(get(json, 'border')) ?? defaults.cased;
  return {
    points,
    // Without a colour only the casing of a line, and nothing of a ledge, would show (30.24, 28; 40.14, 36).
    color: truthy(asText(get(json, 'color'))) ?? 'black',
    width,
    casing: cased ? (asSize(get(json, 'borderWidth')) ?? width + defaults.casing) : undefined,
    dash: isOn(get(json, 'dashed'))
      ? {
          pattern: patternOf(get(json, 'dashArray')) ?? [2.5 * width],
          offset: asNumber(get(json, 'offset')) ?? 0,
        }
      : undefined,
  };
};

/** Dashes shorter than this in sum would cost time and never be seen. */
const shortestPattern = 0.5;

const patternOf = (json: Json | undefined): readonly number[] | undefined => {
  const dashes = asDashes(json);
  const length = dashes?.reduce((sum, dash) => sum + dash, 0) ?? 0;
  return length >= shortestPattern ? dashes : undefined;
};
