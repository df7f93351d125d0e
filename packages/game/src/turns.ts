import { asList, isObject, type Json } from './json.ts';
import { define, flag, object, string } from './schema/field.ts';
import { reader } from './schema/reader.ts';
import { lines } from './schema/values.ts';

const turnFields = {
  name: string('Heading of the round.'),
  steps: lines('Steps of the round. Default: none.'),
  ordered: flag('Numbers the steps instead of using bullets.', { default: false }),
  optional: lines('Additional lines, always with bullets. Default: none.'),
};

export const turnSchema = define('Turn', object(turnFields, 'A round of the turn order on charters.'));

/** One round of the turn order on charters (60.6). */
export interface Turn {
  readonly name?: string;
  readonly steps: readonly string[];
  /** Whether the steps are numbered instead of using bullets. */
  readonly ordered: boolean;
  /** Lines after the steps, with bullets. */
  readonly optional: readonly string[];
}

export const resolveTurns = (json: Json | undefined): readonly Turn[] =>
  asList(json)
    .filter(isObject)
    .map((entry) => {
      const read = reader(turnFields, entry);
      return {
        name: read('name'),
        steps: read('steps'),
        ordered: read('ordered'),
        optional: read('optional'),
      };
    });
