import type { FontStyle, FontWeight } from '../font.ts';
import type { Json } from '../json.ts';
import { number } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { fontFamily, fontStyle, weight } from '../schema/values.ts';

/** Font fields for text in a hex (20.4.2). */
export const fontFields = {
  fontFamily: fontFamily('Text font. Default: depends on the element.'),
  fontSize: number('Text size in hex units. Default: depends on the element.', { exclusiveMinimum: 0 }),
  fontWeight: weight('Text weight. Default: depends on the element.'),
  fontStyle: fontStyle('Text style.', { default: 'normal' }),
};

export interface Font {
  readonly family: string;
  readonly size: number;
  readonly weight: FontWeight;
  readonly style: FontStyle;
}

/**
 * Reads a font; `defaults` are the element's differences from the default, the bold display face (20.4.1).
 */
export const resolveFont = (
  json: Json | undefined,
  defaults: Pick<Font, 'size'> & Partial<Pick<Font, 'family' | 'weight'>>,
): Font => {
  const read = reader(fontFields, json);
  return {
    family: read('fontFamily') ?? defaults.family ?? 'display',
    size: read('fontSize') ?? defaults.size,
    weight: read('fontWeight') ?? defaults.weight ?? 'bold',
    style: read('fontStyle'),
  };
};

/** The number of characters as a reader counts them, for sizes that depend on the text length. */
export const characters = (text: string): number => [...text].length;
