import { loadOnce } from '../../../engine/load-once.ts';
import { type FieldSection, type JsonSchema, referenceOf } from './field-reference.ts';

const ADDRESS = `${import.meta.env.BASE_URL}schemas/game.schema.json`;

/** Every kind of object in a game file with its fields, from the schema that also checks files. */
export const loadReference = loadOnce(async (): Promise<readonly FieldSection[]> => {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`${ADDRESS}: ${response.status}`);
  return referenceOf((await response.json()) as JsonSchema);
});
