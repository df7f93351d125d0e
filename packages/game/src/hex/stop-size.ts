import { at } from '../diagnostic.ts';
import { asNumber, get } from '../json.ts';
import type { Reading } from '../reading.ts';
import { quote } from './fields.ts';
import type { Item } from './items.ts';

/** The size of a centre town or boomtown, 1 unless stated; `undefined`, with a remark, for any other. */
export const resolveStopSize = (
  { json, pointer }: Item,
  what: string,
  { report }: Reading,
): 1 | 2 | undefined => {
  const written = get(json, 'size') ?? 1;
  const size = asNumber(written);
  if (size === 1 || size === 2) return size;
  report({
    severity: 'warning',
    code: 'hex/size',
    message: `There is no ${what} of size ${quote(written)}, so it is left out.`,
    pointer: at(pointer, 'size'),
    hint: 'Use 1 or 2.',
  });
  return undefined;
};
