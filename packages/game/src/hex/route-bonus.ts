import { asSize, get } from '../json.ts';
import { define, number, object, readText, UNDRAWN } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import { type HexContext, statedText } from './context.ts';
import { type Font, fontFields } from './font.ts';
import type { Item } from './items.ts';
import { orderFields } from './order.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';

const routeBonusFields = {
  value: amount('The text, as written.', { read: readText }),
  size: number('Size of the text in hex units.', {
    info: 'valueFontSize',
    default: 14,
    exclusiveMinimum: 0,
  }),
  fontFamily: fontFields.fontFamily,
  fillColor: color('Colour of the box.', { default: 'white' }),
  strokeColor: color('Colour of its outline.', { default: 'black' }),
  strokeWidth: number('Width of its outline in hex units.', { default: 1, minimum: 0, read: asSize }),
  textColor: color('Colour of the text. Default: black, or white on a dark box.'),
  ...positionFields,
  ...orderFields,
};

/** A bonus for a route (20.8.23). */
export const routeBonusSchema = define(
  'RouteBonus',
  object(routeBonusFields, 'A route bonus.', { required: ['value'], [UNDRAWN]: true }),
);

/** A lozenge with the bonus of a route (20.8.23). */
export interface RouteBonus extends Placed {
  readonly text: string;
  readonly font: Font;
  readonly fillColor: string;
  readonly strokeColor: string;
  readonly strokeWidth: number;
  /** Readable on the box where absent. */
  readonly textColor?: string;
  /** Where the file states the colour of the text, if it states that of the ground too (90.5). */
  readonly statedAt?: string;
}

export const resolveRouteBonus = (item: Item, hex: HexContext): RouteBonus | undefined => {
  const read = reader(routeBonusFields, item.json, hex.info);
  const text = read('value');
  if (text === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'A route bonus needs a text in "value"; without one nothing is drawn.',
      pointer: item.pointer,
    });
    return undefined;
  }
  return {
    position: resolvePosition(item, hex),
    text,
    font: {
      family: read('fontFamily') ?? hex.info.valueFontFamily ?? 'sans-serif',
      size: read('size'),
      weight: 'bold',
      style: 'normal',
    },
    fillColor: read('fillColor'),
    strokeColor: read('strokeColor'),
    strokeWidth: read('strokeWidth'),
    textColor: read('textColor'),
    ...statedText(item, 'textColor', get(item.json, 'fillColor')),
  };
};
