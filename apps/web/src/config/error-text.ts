import {
  type ConfigValue,
  type Diagnostic,
  formatLength,
  type LengthUnit,
  PANEL_FACTS,
} from '@platelayer/game';

/** An interface string of the namespace `config` with its values. */
export interface Sentence {
  readonly key: `error.${'between' | 'whole' | 'number'}`;
  /** The range that the panel accepts. */
  readonly least?: string;
  readonly most?: string;
  readonly unit?: LengthUnit;
}

/**
 * Error message for a field, with bounds in the unit that the reader sees instead of hundredths of an inch. Undefined if the
 * diagnostic's own message is better.
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
  const { range } = PANEL_FACTS[value.path] ?? {};
  if (!range || (code !== 'config/minimum' && code !== 'config/range')) return undefined;
  const [least, most] = range.map((bound) => (length ? formatLength(bound, unit) : String(bound)));
  return { key: 'error.between', least, most, ...(length && { unit }) };
};
