import type { Amount } from '../amount.ts';
import { get } from '../json.ts';
import { fieldsOf, positive } from './fields.ts';
import type { Font } from './font.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition, upright } from './position.ts';
import { type Surroundings, valuePlace } from './surroundings.ts';

/** The revenue of a stop (20.8.12). */
export interface Value extends Placed {
  readonly value: Amount;
  readonly shape: 'ellipse' | 'square' | 'none';
  /** Of the background. */
  readonly color: string;
  readonly textColor: string;
  /** Of a ring behind the background. */
  readonly outerBorderColor?: string;
  readonly borderWidth: number;
  readonly halfHeight: number;
  /** When absent it follows from the figure as formatted. */
  readonly halfWidth?: number;
  readonly font: Font;
  /** Turns with the tile instead of staying upright. */
  readonly fixed: boolean;
}

export const resolveValue = (item: Item, hex: Surroundings): Value | undefined => {
  const { json, pointer, index } = item;
  const read = fieldsOf(json);
  const value = read.figure('value');
  if (value === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'A value needs a figure in "value"; without one nothing is drawn.',
      pointer,
    });
    return undefined;
  }
  const { valueFontFamily, valueFontSize, valueFontWeight } = hex.info;
  const statedSize = positive(read.number('fontSize')) ?? valueFontSize;
  const fixed = read.flag('fixed');
  return {
    position: upright(resolvePosition(item, hex, valuePlace(index)), json, fixed),
    value,
    shape: (['square', 'none'] as const).find((shape) => shape === get(json, 'shape')) ?? 'ellipse',
    color: read.text('color') ?? 'white',
    textColor: read.text('textColor') ?? 'black',
    outerBorderColor: read.text('outerBorderColor'),
    borderWidth: read.length('borderWidth') ?? 2,
    // A game-wide size enlarges the background like the value's own (20.14, Q19).
    halfHeight: half(read.length('height')) ?? (statedSize === undefined ? 14 : 0.75 * statedSize),
    halfWidth: half(read.length('width')),
    font: read.font({
      family: valueFontFamily ?? 'sans-serif',
      size: valueFontSize ?? 15,
      weight: valueFontWeight,
    }),
    fixed,
  };
};

const half = (length: number | undefined): number | undefined =>
  length === undefined ? undefined : length / 2;
