import { Type } from 'typebox';
import { choice, list, number, text } from '../field.ts';
import { FONT_STYLES, weight } from '../values.ts';

/** The four font fields of a text in a hex (20.4.2). */
export const font = {
  fontFamily: text('Font of the text. Default: by element.'),
  fontSize: number('Size of the text in hex units. Default: by element.', { exclusiveMinimum: 0 }),
  fontWeight: weight('Weight of the text. Default: by element.'),
  fontStyle: choice(FONT_STYLES, 'Style of the text.', { default: 'normal' }),
};

/** A remark on revenue that stops and off-board boxes may carry (20.5). */
export const revenueGroups = {
  groups: list(Type.String(), 'Revenue groups the stop belongs to; not drawn.'),
};
