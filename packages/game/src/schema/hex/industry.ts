import { positionFields } from '../../hex/position.ts';
import { define, object } from '../field.ts';
import { amount } from '../values.ts';

/** A disc with two texts (20.8.19). */
export const Industry = define(
  'Industry',
  object(
    { top: amount('Upper text.'), bottom: amount('Lower text.'), ...positionFields },
    'An industry: a halved disc with two texts.',
  ),
);
