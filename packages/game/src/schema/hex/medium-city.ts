import { revenueFields } from '../../hex/font.ts';
import { positionFields } from '../../hex/position.ts';
import { define, number, object, text } from '../field.ts';
import { color } from '../values.ts';
import { nameOf } from './name.ts';

/** A medium city (20.8.9). */
export const MediumCity = define(
  'MediumCity',
  object(
    {
      name: nameOf('city'),
      width: number('Size; all parts and the name grow with it, 22 is natural size.', {
        default: 22,
        minimum: 0,
      }),
      fillColor: color('Company colour of the inner disc. Default: `color`, then `track`.'),
      color: color('The same, where `fillColor` is absent.', { default: 'track' }),
      fillOpacity: number('Opacity of the inner disc.', { default: 1, minimum: 0, maximum: 1 }),
      strokeColor: color('Outline of the inner disc.', { default: 'black' }),
      strokeWidth: number('Width of that outline in hex units.', { default: 1, minimum: 0 }),
      strokeDashArray: text('Dash pattern of that outline in SVG syntax. Default: none.'),
      outlineColor: color('Company colour of the outer disc.', { default: 'border' }),
      outlineStroke: color('Outline of the outer disc.', { default: 'track' }),
      outlineStrokeWidth: number('Width of that outline in hex units.', { default: 3, minimum: 0 }),
      ...revenueFields,
      ...positionFields,
    },
    'A medium city.',
  ),
);
