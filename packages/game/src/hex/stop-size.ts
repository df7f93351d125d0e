import { at } from '../diagnostic.ts';
import { asNumber, type Json } from '../json.ts';
import { either } from '../schema/field.ts';
import { Type } from '../schema/type.ts';
import { quote } from '../schema/words.ts';
import type { HexContext } from './context.ts';
import type { Item } from './items.ts';

/** The field `size` of a centre town or boomtown. */
export const stopSize = either([Type.Literal(1), Type.Literal(2)], 'One stop, or a pair.', { default: 1 });

/** `undefined`, with a remark, for what is neither 1 nor 2. */
export const resolveStopSize = (
  written: Json,
  what: string,
  { pointer }: Item,
  { report }: HexContext,
): 1 | 2 | undefined => {
  const size = asNumber(written);
  if (size === 1 || size === 2) return size;
  report({
    severity: 'warning',
    code: 'hex/size',
    message: `The size of a ${what} cannot be ${quote(written)}, so it is left out.`,
    pointer: at(pointer, 'size'),
    hint: 'Use 1 or 2.',
  });
  return undefined;
};
