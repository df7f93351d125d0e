import { positionFields } from '../../hex/position.ts';
import { define, flag, number, object, text, unread } from '../field.ts';
import { color } from '../values.ts';

/** An icon on a disc (20.8.14). */
export const Icon = define(
  'Icon',
  object(
    {
      type: text('Name of the icon.'),
      color: color('Main colour of the icon. Default: its own.'),
      width: number('Edge of the icon in hex units.', { default: 25, minimum: 0 }),
      noCircle: flag('Leaves the disc out.', { default: false }),
      fillColor: color('Colour of the disc.', { default: 'white' }),
      strokeColor: color('Colour of its outline.', { default: 'black' }),
      stroke: color('Old; write `strokeColor`.', { deprecated: true }),
      strokeWidth: number('Width of its outline in hex units.', { default: 2, minimum: 0 }),
      label: unread('Without effect.'),
      ...positionFields,
    },
    'An icon.',
  ),
);
