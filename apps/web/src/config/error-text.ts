import { type ConfigValue, type Diagnostic, formatLength, type LengthUnit } from '@platelayer/game';

/** A sentence of the namespace `config`, by key. */
export interface Sentence {
  readonly key: `error.${'atLeast' | 'moreThan' | 'whole' | 'number'}`;
  readonly bound?: string;
  readonly unit?: LengthUnit;
}

/**
 * Says a fault in the words of its field: bounds in the unit that the reader sees, not in hundredths of
 * an inch. `undefined` where the diagnostic's own sentence says it best.
 */
export const errorSentence = (
  value: ConfigValue,
  { code }: Diagnostic,
  unit: LengthUnit,
): Sentence | undefined => {
  if (value.type !== 'number' && value.type !== 'integer') return undefined;
  const length = value.control === 'length';
  if (code === 'config/type')
    return { key: value.type === 'integer' && !length ? 'error.whole' : 'error.number' };
  const bound = value.exclusiveMinimum ?? value.minimum;
  if (code !== 'config/minimum' || bound === undefined) return undefined;
  return {
    key: value.exclusiveMinimum === undefined ? 'error.atLeast' : 'error.moreThan',
    bound: length ? formatLength(bound, unit) : String(bound),
    ...(length && bound !== 0 && { unit }),
  };
};
