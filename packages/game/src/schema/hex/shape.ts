import { fontFields } from '../../hex/font.ts';
import { positionFields } from '../../hex/position.ts';
import { choice, define, flag, number, object, unread } from '../field.ts';
import { amount, color } from '../values.ts';

/** What shapes, goods, bridges and tunnels have in common (20.8.15). */
const outline = {
  width: number('Width in hex units. Default: shapes 50, goods 40, bridges and tunnels 44.', { minimum: 0 }),
  height: number('Height of an ellipse in hex units.', { default: 50, minimum: 0 }),
  color: color('Fill. Default: shapes none, goods `white`, bridges `water`, tunnels `mountain`.'),
  opacity: number('Opacity of the fill.', { default: 1, minimum: 0, maximum: 1 }),
  borderColor: color('Colour of the outline. Default: `black`, for goods `track`.'),
  borderWidth: number('Width of the outline in hex units.', { default: 2, minimum: 0 }),
  dashed: flag('Dashes the outline.', { default: false }),
  reverse: flag('Triangles only: point down. Default: off, for bridges on.'),
  textColor: color('Map colour of the text.', { default: 'black' }),
  textBorderWidth: unread('Without effect.'),
  textBorderColor: unread('Without effect.'),
  ...fontFields,
  ...positionFields,
};

const caption = { text: amount('Text in the middle. Default: none.') };
const cost = {
  cost: amount('Cost, shown in the middle. Default: none.'),
  text: unread('Without effect; write `cost`.'),
};

const SHAPES = ['circle', 'diamond', 'ellipse', 'hexagon', 'square', 'star', 'triangle'] as const;

export const Shape = define(
  'Shape',
  object(
    {
      type: choice(SHAPES, 'Form.', { default: 'circle' }),
      background: flag('Draws the shape under everything else, cut off at the hex.', { default: false }),
      ...caption,
      ...outline,
    },
    'A plain shape.',
  ),
);

/** Goods are squares (20.8.16). */
export const Goods = define('Goods', object({ ...caption, ...outline }, 'A square for goods.'));

/** Bridges and tunnels are triangles with a cost (20.8.17). */
export const Bridge = define('Bridge', object({ ...cost, ...outline }, 'A bridge and its cost.'));
export const Tunnel = define('Tunnel', object({ ...cost, ...outline }, 'A tunnel and its cost.'));
