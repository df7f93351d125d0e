import { asFlag, asNumber, type Json } from '../json.ts';
import { either } from '../schema/field.ts';
import { Type } from '../schema/type.ts';

/** When an element of a hex is drawn (20.6.1). */
export const orderFields = {
  order: either(
    [Type.Number(), Type.Literal(true)],
    'Drawn after all elements that have none, lowest first; before them if negative, last of all if `true`. Default: in the usual order.',
    {
      read: (json: Json | undefined): number | undefined =>
        asFlag(json) ? Number.POSITIVE_INFINITY : asNumber(json),
    },
  ),
};
