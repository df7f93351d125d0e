import { asList, asMap, asNumber, asText, textField } from './ruby/read.ts';
import { Unfollowed } from './ruby/unfollowed.ts';
import { RubyHash, symbol, type Value } from './ruby/value.ts';

/** The objects that a title creates, each as its fields. */
const thingsOf = (made: Value): Value => {
  if (!Array.isArray(made) || !made.every((entry) => entry instanceof RubyHash))
    throw new Unfollowed('creates something that the importer does not support');
  return made;
};

/** Titles create trains card by card. Returns each kind once, with its number of cards. */
const kindsOfTrains = (made: Value): Value => {
  const kinds = new Map<string, { readonly fields: RubyHash; count: number }>();
  for (const card of asList(thingsOf(made))) {
    const name = textField(card, 'name') ?? '';
    const known = kinds.get(name);
    if (known) known.count += 1;
    else kinds.set(name, { fields: asMap(card), count: 1 });
  }
  return [...kinds.values()].map(({ fields, count }) => {
    fields.delete(symbol('index'));
    // Without a limit, the site creates as many cards as it may need.
    if (asNumber(fields.get(symbol('num'))) !== undefined || !fields.has(symbol('num')))
      fields.set(symbol('num'), count);
    return fields;
  });
};

/** Tiles are pairs of a number and a count or notation. */
const mapOfTiles = (made: Value): Value => {
  const pairs = asList(made).map((pair) => {
    const [number = null, entry = null] = asList(pair);
    if (asText(number) === undefined)
      throw new Unfollowed('creates something that the importer does not support');
    return [number, entry] as const;
  });
  return RubyHash.of(pairs);
};

const FROM_MAKER: ReadonlyMap<string, (made: Value) => Value> = new Map<string, (made: Value) => Value>([
  ['init_tiles', mapOfTiles],
  ['init_train_handler', kindsOfTrains],
]);

/** Converts the objects that a title's method creates back to a list of entries. */
export const listOfMade = (maker: string, made: Value): Value => (FROM_MAKER.get(maker) ?? thingsOf)(made);
