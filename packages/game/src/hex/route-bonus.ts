import { fieldsOf, positive } from './fields.ts';
import type { Font } from './font.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition } from './position.ts';
import type { Surroundings } from './surroundings.ts';

/** A lozenge with the bonus of a route (20.8.23). */
export interface RouteBonus extends Placed {
  readonly text: string;
  readonly font: Font;
  readonly fillColor: string;
  readonly strokeColor: string;
  readonly strokeWidth: number;
  readonly textColor: string;
}

export const resolveRouteBonus = (item: Item, hex: Surroundings): RouteBonus | undefined => {
  const read = fieldsOf(item.json);
  const text = read.text('value');
  if (text === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'A route bonus needs a text in "value"; without one nothing is drawn.',
      pointer: item.pointer,
    });
    return undefined;
  }
  const { valueFontFamily, valueFontSize } = hex.info;
  return {
    position: resolvePosition(item, hex),
    text,
    font: {
      family: read.text('fontFamily') ?? valueFontFamily ?? 'sans-serif',
      size: positive(read.number('size')) ?? valueFontSize ?? 14,
      weight: 'bold',
      style: 'normal',
    },
    fillColor: read.text('fillColor') ?? 'white',
    strokeColor: read.text('strokeColor') ?? 'black',
    strokeWidth: read.length('strokeWidth') || 1,
    textColor: read.text('textColor') ?? 'black',
  };
};
