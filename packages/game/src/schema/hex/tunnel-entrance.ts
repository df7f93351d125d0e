import { positionFields } from '../../hex/position.ts';
import { define, number, object } from '../field.ts';
import { color } from '../values.ts';

/** The mouth of a tunnel (20.8.18). */
export const TunnelEntrance = define(
  'TunnelEntrance',
  object(
    {
      size: number('Radius of the round part in hex units.', { default: 15, minimum: 0 }),
      color: color('Company colour of the fill.', { default: 'city' }),
      trackColor: color('Company colour of the outlines.', { default: 'track' }),
      borderColor: color('Colour of the halo.', { default: 'border' }),
      ...positionFields,
    },
    'The mouth of a tunnel.',
  ),
);
