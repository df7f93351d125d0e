import { asList, isObject, type Json } from './json.ts';
import { define, list, object, string } from './schema/field.ts';
import { readFields } from './schema/reader.ts';

const noteFields = {
  note: string('Text of the note.'),
  color: string('Its colour.'),
  icon: string('Its icon.'),
};

const poolFields = {
  name: string('Name of the pool.'),
  notes: list(object(noteFields, 'A note on the pool.'), 'Notes on the pool; on the player aid.'),
};

export const poolSchema = define('Pool', object(poolFields, 'A pool of shares; on the player aid.'));

/** A pool of shares, with notes for the players. */
export interface Pool {
  readonly name?: string;
  readonly notes: readonly string[];
}

export const resolvePools = (json: Json | undefined): readonly Pool[] =>
  asList(json)
    .filter((entry) => isObject(entry))
    .map((entry) => {
      const { name, notes } = readFields(poolFields, entry);
      return { name, notes: notes.flatMap((note) => readFields(noteFields, note).note ?? []) };
    });
