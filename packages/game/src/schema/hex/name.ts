import { Type } from 'typebox';
import { fontFields } from '../../hex/font.ts';
import { positionFields } from '../../hex/position.ts';
import { define, either, flag, number, object, ref, text } from '../field.ts';
import { amount, color } from '../values.ts';

/** A name, alone or of a stop (20.8.10). */
export const Name = define(
  'Name',
  object(
    {
      name: amount('The text.'),
      color: color('Colour of the text. Default: readable on the ground.'),
      bgColor: color('Ground the text must be readable on. Default: that of the hex.'),
      ...fontFields,
      strokeWidth: number('Width of a line around the letters in hex units.', { default: 0, minimum: 0 }),
      strokeColor: color('Colour of that line.', { default: 'black' }),
      reverse: flag('Below instead of above the stop.', { default: false }),
      straight: flag('Straight instead of curved around a city or boomtown.', { default: false }),
      offset: number('Place along the curve in percent.', { default: 50, minimum: 0, maximum: 100 }),
      path: text('SVG path along which an entry of `names` is set. Default: straight.'),
      textLength: number('Length in hex units to which the text is stretched. Default: its own.', {
        minimum: 0,
      }),
      ...positionFields,
    },
    'A name.',
    { required: ['name'] },
  ),
);

/** The name of a stop: an object, or only the text (20.13). */
export const nameOf = (what: string) =>
  either([ref(Name), Type.String()], `Name of the ${what}. Default: none.`);
