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
  name: string('Name of the train of the game that the company owns.', { refersTo: 'train' }),
  quantity: quantity('How many of it the company owns. Default: 1.'),
  print: integer('Cards of it printed for the company; 0 prints none. Default: `quantity`.', { minimum: 0 }),
};

const ownTrainSchema = define(
  'OwnTrain',
  either(
    [
      referenceTo('train'),
      object(copiesFields, 'Some of a train of the game.', { required: ['name'] }),
      object(
        { ...trainFields, quantity: quantity('How many the company owns. Default: 1.') },
        'A train that is none of the game.',
        { required: ['name', 'color'] },
      ),
    ],
    'A train that a company owns: the name of one of the game, so many of one, or a train of its own.',
  ),
);

/** `trains` of a company: its own trains, or whether its charter has their heading. */
export const companyTrains = either(
  [Type.Boolean(), list(ref(ownTrainSchema), 'The trains that the company owns.'), referenceTo('train')],
  'Trains that the company owns beside the supply, printed as further cards; or whether the charter has the heading “Trains”.',
  { default: true },
);

/** A train that a company owns beside the supply (10.7.8). */
export interface OwnTrain {
  readonly train: Train;
  /** In the list of the file. */
  readonly position: number;
}

/** Whether the charter has the heading "Trains": wherever the file does not say that it has not. */
export const hasTrainsHeading = (json: Json): boolean =>
  typeof json === 'object' || (asFlag(json) ?? Boolean(json));

/** `trains` are those of the game, by whose names a company owns them. */
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
