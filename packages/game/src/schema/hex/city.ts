import { Type } from 'typebox';
import { choice, define, either, flag, list, number, object, ref, text } from '../field.ts';
import { tokenFace } from '../token.ts';
import { color } from '../values.ts';
import { font, revenueGroups } from './font.ts';
import { nameOf } from './name.ts';
import { position } from './position.ts';

/** What stands in a slot when it is more than an abbreviation (20.8.5.4). */
const CityCompany = define(
  'CityCompany',
  object(
    {},
    {
      abbrev: text('Abbreviation of the company. Default: the one called `label`.'),
      ...tokenFace,
      fontWeight: font.fontWeight,
      fontStyle: font.fontStyle,
    },
    'A company or another token in a city slot.',
  ),
);

/** A city (20.8.5). */
export const City = define(
  'City',
  object(
    {},
    {
      size: either(
        [
          Type.Integer({ minimum: 1, maximum: 6 }),
          choice(['2Y', '1S1Y', '2S1Y', '3Ferry'], 'A special layout.'),
        ],
        'Number of slots, 1 to 6, or a special layout.',
        { default: 1 },
      ),
      companies: list(
        either(
          [Type.String(), Type.Null(), ref(CityCompany)],
          'Abbreviation of a company, a token, or `null` for none.',
        ),
        'What stands in the slots, in order. Default: nothing.',
      ),
      icons: list(Type.Union([Type.String(), Type.Null()]), 'Icons in the slots, in order. Default: none.'),
      name: nameOf('city'),
      width: number('Radius of a slot in hex units. Default: `info.cityWidth`, then 25.', { minimum: 0 }),
      color: color('Company colour of all slots. Default: that of the company, then `city`.'),
      outlineColor: color('Company colour of the outline.', { default: 'track' }),
      strokeWidth: number('Width of the outline in hex units.', { default: 2, minimum: 0 }),
      borderColor: color('Colour of the halo.', { default: 'border' }),
      borderWidth: number('Width of the halo in hex units. Default: `info.borderWidth`, then 3.', {
        minimum: 0,
      }),
      bgColor: color('Ground the name must be readable on. Default: that of the hex.'),
      pass: flag('Draws a bypass behind a city of one or two slots.', { default: false }),
      extend: choice(['left', 'right'], 'Lengthens a city of two slots to that side. Default: none.'),
      outside: flag('Drawn above the hex outline and not cut off at it.', { default: false }),
      ...revenueGroups,
      ...position,
    },
    'A city.',
  ),
);
