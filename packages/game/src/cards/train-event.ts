import { asList, asText, type Json, truthy } from '../json.ts';
import { define, either, integer, object, ref, referenceTo, string } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';

/** The purchase of a train: any train with a name, or the n-th of them (10.10). */
export interface TrainEvent {
  readonly train: string;
  /** Counted from 1; undefined if the file only gives the name. */
  readonly position?: number;
}

const nthTrainFields = {
  on: string('Name of the train.', { refersTo: 'train' }),
  index: integer('Which train with that name: 2 is the second.', { minimum: 1 }),
};

const trainEventItemSchema = define(
  'EventItem',
  either(
    [referenceTo('train'), object(nthTrainFields, 'The n-th train with a name.', { required: ['on'] })],
    'A train name, or the n-th train with a name.',
  ),
);

const trainEventsSchema = define(
  'Event',
  either(
    [ref(trainEventItemSchema), Type.Array(ref(trainEventItemSchema))],
    'The train, or any of the trains, that trigger it.',
  ),
);

/** Reads an event or a list of them, ignoring items without a train. */
const asTrainEvents = (json: Json | undefined): readonly TrainEvent[] =>
  asList(json).flatMap((item): TrainEvent[] => {
    const read = reader(nthTrainFields, item);
    const train = truthy(asText(item)) ?? read('on');
    return train === undefined ? [] : [{ train, position: read('index') }];
  });

/** The trigger of a change: the purchase of one of these trains (10.10). */
export const trainEvents = (sentence: string) => ref(trainEventsSchema, sentence, { read: asTrainEvents });
