import { asList, asNumber, asText, get, type Json, truthy } from '../json.ts';

/** That a train is bought: any of a name, or the n-th of it (10.10). */
export interface TrainEvent {
  readonly train: string;
  /** Counted from 1; absent where the file names the train alone. */
  readonly position?: number;
}

/** An event or a list of them; an item that names no train is none. */
export const asTrainEvents = (json: Json | undefined): readonly TrainEvent[] =>
  asList(json).flatMap((item): TrainEvent[] => {
    const train = truthy(asText(item) ?? asText(get(item, 'on')));
    return train === undefined ? [] : [{ train, position: asPosition(get(item, 'index')) }];
  });

const asPosition = (json: Json | undefined): number | undefined => {
  const number = asNumber(json);
  return number !== undefined && number >= 1 ? Math.floor(number) : undefined;
};
