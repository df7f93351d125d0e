import { color } from '../../schema/values.ts';
import { RELATIVE, tokenLength } from '../fields.ts';
import { decoration } from './decoration.ts';

export const stripe = decoration(
  'stripe',
  {
    stripe: color('Colour of one vertical stripe through the centre.'),
    stripeWidth: tokenLength(`Stripe width ${RELATIVE}`, { default: 12.5 }),
  },
  (color, read) => ({ color, width: read('stripeWidth') }),
);
