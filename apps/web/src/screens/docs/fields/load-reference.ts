import { loadOnce } from '../../../engine/load-once.ts';
import { type FieldSection, type JsonSchema, referenceOf } from './field-reference.ts';

const SCHEMA_URL = `${import.meta.env.BASE_URL}schemas/game.schema.json`;

/** Loads the schema and lists every kind of object in a game file with its fields. */
export const loadReference = loadOnce(async (): Promise<readonly FieldSection[]> => {
  const response = await fetch(SCHEMA_URL);
  if (!response.ok) throw new Error(`${SCHEMA_URL}: ${response.status}`);
  return referenceOf((await response.json()) as JsonSchema);
});
