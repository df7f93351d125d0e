import { flag, number } from '../field.ts';

/** Where an element stands in its hex (20.2.1). */
export const position = {
  hidden: flag('Leaves the element out of the drawing.', { default: false }),
  angle: number('Direction from the centre in degrees, 0 is down, clockwise.', { default: 0 }),
  percent: number('Distance from the centre; 1 is the middle of a side. May be negative.', { default: 0 }),
  x: number('Further displacement to the right in hex units.', { default: 0 }),
  y: number('Further displacement downwards in hex units.', { default: 0 }),
  rotate: number('Turn of the element about its own centre, in degrees clockwise.', { default: 0 }),
  rotation: number('Turn where `rotate` is absent or 0; texts that stay upright ignore it.', { default: 0 }),
  side: number('Side of the hex, 1 to 6 clockwise from the bottom; turns the element towards it.', {
    minimum: 0,
    maximum: 6,
  }),
};
