import { define, object } from '../field.ts';
import { position } from './position.ts';

/** A line through the hex (20.8.3). */
export const Divide = define('Divide', object({}, position, 'A thin line through the hex.'));
