import { asSize, get } from '../json.ts';
import { define, number, object, readText, UNDRAWN } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import { explicitTextColor, type HexContext, type Item } from './element.ts';
import { type Font, fontFields } from './font.ts';
import { orderFields, type Placed, positionFields, resolvePosition } from './position.ts';

const routeBonusFields = {
  value: amount('Text, printed as written.', { read: readText }),
  size: number('Text size in hex units.', {
    info: 'valueFontSize',
    default: 14,
    exclusiveMinimum: 0,
  }),
  fontFamily: fontFields.fontFamily,
  fillColor: color('Box colour.', { default: 'white' }),
  strokeColor: color('Outline colour.', { default: 'black' }),
  strokeWidth: number('Outline width in hex units.', { default: 1, minimum: 0, read: asSize }),
  textColor: color('Text colour. Default: black, or white on a dark box.'),
  ...positionFields,
  ...orderFields,
};

export const routeBonusSchema = define(
  'RouteBonus',
  object(routeBonusFields, 'A route bonus.', { required: ['value'], [UNDRAWN]: true }),
);

/** A lozenge with a route bonus (20.8.23). */
export interface RouteBonus extends Placed {
  readonly text: string;
  readonly font: Font;
  readonly fillColor: string;
  readonly strokeColor: string;
  readonly strokeWidth: number;
  /** Undefined for a colour that is readable on the box. */
  readonly textColor?: string;
  /** Pointer to the text colour, if the file sets both text and background colours (90.5). */
  readonly statedAt?: string;
}

export const resolveRouteBonus = (item: Item, hex: HexContext): RouteBonus | undefined => {
  const read = reader(routeBonusFields, item.json, hex.info);
  const text = read('value');
  if (text === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'This route bonus has no text in "value", so it is not drawn.',
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
    ...explicitTextColor(item, 'textColor', get(item.json, 'fillColor')),
  };
};
