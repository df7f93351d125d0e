import type { FontStyle, FontWeight } from '../font.ts';
import type { Json } from '../json.ts';
import { list, number } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { fontFamily, fontStyle, weight } from '../schema/values.ts';

/** The four font fields of a text in a hex (20.4.2). */
export const fontFields = {
  fontFamily: fontFamily('Font of the text. Default: by element.'),
  fontSize: number('Size of the text in hex units. Default: by element.', { exclusiveMinimum: 0 }),
  fontWeight: weight('Weight of the text. Default: by element.'),
  fontStyle: fontStyle('Style of the text.', { default: 'normal' }),
};

export interface Font {
  readonly family: string;
  readonly size: number;
  readonly weight: FontWeight;
  readonly style: FontStyle;
}

/** The font of a text; `defaults` say where the element differs from the usual bold display face (20.4.1). */
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

/** A remark on revenue that stops and off-board boxes may carry (20.5). */
export const revenueFields = {
  groups: list(Type.String(), 'Revenue groups the stop belongs to; not drawn.'),
};

/** Characters as a reader counts them, for sizes that follow from the length of a text. */
export const characters = (text: string): number => [...text].length;
