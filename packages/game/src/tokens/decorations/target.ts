import { color } from '../../schema/values.ts';
import { decoration } from './decoration.ts';

export const target = decoration('target', { target: color('Colour of a ring.') }, (color) => ({ color }));
