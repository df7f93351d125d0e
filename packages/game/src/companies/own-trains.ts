import { resolveTrain, type Train, trainColors, trainFields, trainMeantBy } from '../cards/train.ts';
import { resolveCopies, resolveSupply } from '../copies.ts';
import { at } from '../diagnostic.ts';
import { asFlag, asList, get, isObject, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import {
  define,
  either,
  integer,
  list,
  object,
  readText,
  ref,
  referenceTo,
  string,
} from '../schema/field.ts';
import { Type } from '../schema/type.ts';
import { quantity } from '../schema/values.ts';

const copiesFields = {
  name: string('Name of a train of the game that the company owns.', { refersTo: 'train' }),
  quantity: quantity('Number of these trains that the company owns. Default: 1.'),
  print: integer('Number of cards to print for the company; 0 prints none. Default: `quantity`.', {
    minimum: 0,
  }),
};

const ownTrainSchema = define(
  'OwnTrain',
  either(
    [
      referenceTo('train'),
      object(copiesFields, 'Several of a train of the game.', { required: ['name'] }),
      object(
        { ...trainFields, quantity: quantity('Number of these trains that the company owns. Default: 1.') },
        'A train that is not in the game’s supply.',
        { required: ['name', 'color'] },
      ),
    ],
    'A train that a company owns: the name of a train of the game, several of one, or a separate train.',
  ),
);

/** `trains` of a company: its own trains, or whether its charter has the heading. */
export const companyTrains = either(
  [Type.Boolean(), list(ref(ownTrainSchema), 'Trains that the company owns.'), referenceTo('train')],
  'Trains that the company owns in addition to the supply, printed as additional cards; or whether the charter has the heading “Trains”.',
  { default: true },
);

/** A train that a company owns in addition to the supply (10.7.8). */
export interface OwnTrain {
  readonly train: Train;
  /** Index in the list of the file. */
  readonly position: number;
}

/** Whether the charter has the heading "Trains": yes, unless the file turns it off. */
export const hasTrainsHeading = (json: Json): boolean =>
  typeof json === 'object' || (asFlag(json) ?? Boolean(json));

/** Resolves the trains of a company; `trains` are those of the game. */
export const resolveOwnTrains = (
  json: Json,
  pointer: string,
  trains: readonly Train[],
  reading: Reading,
): readonly OwnTrain[] => {
  if (typeof json !== 'object' && (typeof json !== 'string' || asFlag(json) !== undefined)) return [];
  const colors = trainColors(trains);
  return asList(json).flatMap((entry, position): readonly OwnTrain[] => {
    const name = readText(isObject(entry) ? get(entry, 'name') : entry);
    const meant = trainMeantBy(name ?? '', colors.keys());
    const known = trains.find((train) => train.name === meant);
    const place = at(pointer, position);
    if (isObject(entry) && (get(entry, 'color') !== undefined || (!known && isMoreThanCopies(entry))))
      return [{ train: resolveTrain(entry, place, colors, reading), position }];
    if (!known) return [];
    const copies = resolveCopies(entry, place, reading.report);
    return [{ train: { ...known, copies, supply: resolveSupply(entry) }, position }];
  });
};

const isMoreThanCopies = (entry: Json): boolean =>
  isObject(entry) && Object.keys(entry).some((key) => !Object.hasOwn(copiesFields, key));
