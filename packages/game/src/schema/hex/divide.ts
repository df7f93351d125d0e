import { positionFields } from '../../hex/position.ts';
import { define, object } from '../field.ts';

/** A line through the hex (20.8.3). */
export const Divide = define('Divide', object(positionFields, 'A thin line through the hex.'));
