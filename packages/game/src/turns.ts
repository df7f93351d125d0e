import { asFlag, asList, asText, get, isObject, type Json, truthy } from './json.ts';
import { asLines } from './lines.ts';

/** One round of the turn order on charters (60.6). */
export interface Turn {
  readonly name?: string;
  readonly steps: readonly string[];
  /** The steps are numbered instead of bulleted. */
  readonly ordered: boolean;
  /** Bulleted lines after the steps. */
  readonly optional: readonly string[];
}

export const resolveTurns = (json: Json | undefined): readonly Turn[] =>
  asList(json)
    .filter(isObject)
    .map((entry) => ({
      name: truthy(asText(get(entry, 'name'))),
      steps: asLines(get(entry, 'steps')),
      ordered: asFlag(get(entry, 'ordered')) ?? false,
      optional: asLines(get(entry, 'optional')),
    }));
