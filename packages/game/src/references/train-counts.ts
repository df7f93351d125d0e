import { trainMeantBy } from '../cards/train.ts';
import { asQuantity } from '../copies.ts';
import { at, type Report } from '../diagnostic.ts';
import { asList, asNumber, asText, get, isObject, type Json } from '../json.ts';

/** Fields that tell which train of a kind brings something about. */
const EVENTS = [
  { list: 'trains', fields: ['rust', 'phased', 'obsolete'] },
  { list: 'phases', fields: ['on'] },
] as const;

/** Reports events at the fifth train of a kind of which there are four (10.10). */
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
      hint: `Write a number up to ${count}, or raise the "quantity" of the train.`,
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

/** How many trains there are of each name; where the file does not say, there is no end to them. */
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
