import { define, flag, number, object, text } from '../field.ts';
import { color, weight } from '../values.ts';

/** An entry of the legend (40.5.1). */
export const Legend = define(
  'Legend',
  object(
    {
      description: text('Text of the entry.'),
      color: color('Map colour of the dot and of the cells that refer to it.', { default: 'orange' }),
      borderColor: color('Map colour of the dot’s outline.', { default: 'black' }),
      borderWidth: number('Width of that outline in units.', { default: 2, minimum: 0 }),
      fontFamily: text('Font of the text.', { default: 'sans-serif' }),
      fontSize: number('Size of the text in units.', { default: 14, exclusiveMinimum: 0 }),
      fontWeight: weight('Weight of the text.', { default: 'normal' }),
      right: flag('Whether the entry is aligned to the right. Default: as the legend.'),
      bottom: flag('Whether the entry is aligned to the bottom. Default: as the legend.'),
      icon: text('Icon; not drawn.'),
    },
    'An entry of the legend.',
    { required: ['description'] },
  ),
);
