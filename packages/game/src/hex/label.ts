import { at } from '../diagnostic.ts';
import { get } from '../json.ts';
import { characters, fieldsOf } from './fields.ts';
import type { Font } from './font.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition, upright } from './position.ts';
import { labelPlace, type Surroundings } from './surroundings.ts';

/** Big letters such as OO or NY (20.8.11). */
export interface Label extends Placed {
  readonly text: string;
  readonly color: string;
  readonly font: Font;
  /** Turns with the tile instead of staying upright. */
  readonly fixed: boolean;
}

/** Font size by the number of characters: the first row that is long enough. */
const sizes: readonly (readonly [characters: number, size: number])[] = [
  [2, 30],
  [8, 20],
  [12, 18],
  [16, 16],
];

export const resolveLabel = (item: Item, hex: Surroundings): Label | undefined => {
  const { json, pointer, index } = item;
  const read = fieldsOf(json);
  if (get(json, 'size') !== undefined)
    hex.report({
      severity: 'info',
      code: 'hex/label-size',
      message: 'The size of a label has no effect.',
      pointer: at(pointer, 'size'),
      hint: 'Use fontSize.',
    });
  const text = read.text('label');
  if (text === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'A label needs a text in "label"; without one nothing is drawn.',
      pointer,
    });
    return undefined;
  }
  const fixed = read.flag('fixed');
  const length = characters(text);
  return {
    position: upright(resolvePosition(item, hex, labelPlace(index)), json, fixed),
    text,
    color: read.text('color') ?? 'black',
    font: read.font({ size: sizes.find(([most]) => length <= most)?.[1] ?? 12 }),
    fixed,
  };
};
