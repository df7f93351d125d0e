import type { Diagnostic } from '../diagnostic.ts';
import { gameSchema } from '../game.ts';
import { collector } from '../text/collector.ts';
import type { Parsed } from '../text/parsed.ts';
import { check } from './check.ts';
import { refusal } from './recognise.ts';

/** Compares a file with the file format. What is not a game at all gets the refusal alone. */
export const diagnose = (parsed: Parsed): readonly Diagnostic[] => {
  const refused = refusal(parsed.value);
  if (refused) return [{ ...refused, ...parsed.locate('') }];
  const found = collector();
  if (parsed.value !== undefined) check(parsed.value, gameSchema.schema, found.report);
  return found.finish('schema/more').map((each) => ({ ...each, ...placeOf(each, parsed) }));
};

const placeOf = ({ code, pointer }: Diagnostic, parsed: Parsed) =>
  code === 'schema/unknown-key' ? parsed.locateKey(pointer) : parsed.locate(pointer);
