import { asList, asText, type Json, truthy } from '../json.ts';
import { define, either, integer, object, ref, referenceTo, string } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';

/** That a train is bought: any of a name, or the n-th of it (10.10). */
export interface TrainEvent {
  readonly train: string;
  /** Counted from 1; absent where the file names the train alone. */
  readonly position?: number;
}

const nthTrainFields = {
  on: string('Name of the train.', { refersTo: 'train' }),
  index: integer('Which one of that name: 2 is the second.', { minimum: 1 }),
};

const trainEventItemSchema = define(
  'EventItem',
  either(
    [referenceTo('train'), object(nthTrainFields, 'The n-th train of a name.', { required: ['on'] })],
    'A train name, or the n-th train of a name.',
  ),
);

const trainEventsSchema = define(
  'Event',
  either(
    [ref(trainEventItemSchema), Type.Array(ref(trainEventItemSchema))],
    'The train, or any of the trains, that cause it.',
  ),
);

/** An event or a list of them; an item that names no train is none. */
const asTrainEvents = (json: Json | undefined): readonly TrainEvent[] =>
  asList(json).flatMap((item): TrainEvent[] => {
    const read = reader(nthTrainFields, item);
    const train = truthy(asText(item)) ?? read('on');
    return train === undefined ? [] : [{ train, position: read('index') }];
  });

/** What brings a change about: the sale of one of these trains (10.10). */
export const trainEvents = (sentence: string) => ref(trainEventsSchema, sentence, { read: asTrainEvents });
