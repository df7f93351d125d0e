import { trainMeantBy } from '../cards/train.ts';
import { asQuantity } from '../copies.ts';
import { at, type Report } from '../diagnostic.ts';
import { asList, asNumber, asObject, asSize, asText, get, isObject, type Json, truthy } from '../json.ts';
import type { PlayerRange } from '../players.ts';

/** Fields with the number of the train that triggers an event. */
const EVENTS = [
  { list: 'trains', fields: ['rust', 'phased', 'obsolete'] },
  { list: 'phases', fields: ['on'] },
] as const;

/** Reports events at, say, the fifth train of a kind that has four (10.10). */
export const checkTrainCounts = (root: Json, report: Report): void => {
  const counts = countTrains(root);
  const check = (item: Json, pointer: string): void => {
    const [name, index] = [asText(get(item, 'on')) ?? '', asNumber(get(item, 'index')) ?? 1];
    const meant = trainMeantBy(name, [...counts.keys()]);
    const count = meant === undefined ? Number.POSITIVE_INFINITY : counts.get(meant)!;
    if (index <= count) return;
    report({
      severity: 'warning',
      code: 'reference/train-count',
      message: `There ${count === 1 ? 'is one train' : `are ${count} trains`} "${meant}", so this never happens.`,
      pointer: at(pointer, 'index'),
      hint: `Use an index of at most ${count}, or raise the "quantity" of the train.`,
    });
  };
  for (const { list, fields } of EVENTS)
    asList(get(root, list)).forEach((entry, position) => {
      for (const field of fields) {
        const [events, pointer] = [get(entry, field), at('', list, position, field)];
        if (isObject(events)) check(events, pointer);
        else for (const [index, item] of asList(events).entries()) check(item, at(pointer, index));
      }
    });
};

/** Train counts by name; infinite if the file does not set a quantity. */
const countTrains = (root: Json): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const train of asList(get(root, 'trains'))) {
    const name = asText(get(train, 'name'));
    const quantity = asQuantity(get(train, 'quantity'));
    const count = typeof quantity === 'number' ? quantity : Number.POSITIVE_INFINITY;
    if (name) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return counts;
};

export const TYPE_LISTS = [
  { types: 'shareTypes', own: 'shares', noun: 'share types', lost: 'shares' },
  { types: 'tokenTypes', own: 'tokens', noun: 'token types', lost: 'station tokens' },
] as const;

/** Types that companies use without naming them (10.7.4). */
const TAKEN_BY_DEFAULT = ['default', 'minor'];

/**
 * Reports share and token types if no company uses any of them and some companies have no shares or tokens.
 */
export const checkDefaultTypes = (root: Json, report: Report): void => {
  const companies = asList(get(root, 'companies')).filter(isObject);
  for (const { types, own, noun, lost } of TYPE_LISTS) {
    const known = Object.keys(asObject(get(root, types)));
    const bare = companies.filter((company) => !truthy(get(company, own)));
    const named = companies.map((company) => asText(get(company, own)));
    if (known.length === 0 || bare.length === 0) continue;
    if (known.some((type) => TAKEN_BY_DEFAULT.includes(type) || named.includes(type))) continue;
    report({
      severity: 'warning',
      code: `reference/${noun.replace(' ', '-')}`,
      message: `No company uses any of the ${noun}, so ${bare.length === 1 ? 'one company has' : `${bare.length} companies have`} no ${lost}.`,
      pointer: at('', types),
      hint: `Name one of them "default", or set "${own}" of the companies to its name.`,
    });
  }
};

/** Reports private companies that no player count of the game includes (10.9). */
export const checkPlayerRanges = (root: Json, game: PlayerRange | undefined, report: Report): void => {
  asList(get(root, 'privates')).forEach((entry, index) => {
    const [least, most] = [asSize(get(entry, 'minPlayers')), asSize(get(entry, 'maxPlayers'))];
    const min = Math.max(least ?? 1, game?.min ?? 1);
    const max = Math.min(most ?? Number.POSITIVE_INFINITY, game?.max ?? Number.POSITIVE_INFINITY);
    if (min <= max) return;
    report({
      severity: 'warning',
      code: 'players/range',
      message: `No game has at least ${min} and at most ${max} players, so this private company is never used.`,
      pointer: at('/privates', index, least === undefined ? 'maxPlayers' : 'minPlayers'),
      hint: 'Correct "minPlayers" or "maxPlayers", or the numbers in "players".',
    });
  });
};
