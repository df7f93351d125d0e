import type { Json } from '../json.ts';
import { define, object, string } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color, lines } from '../schema/values.ts';

const plainBackFields = {
  title: string('Large title. Default: the name of the train.'),
  text: lines('Smaller text under the title. Default: none.'),
  color: color('Map colour of both texts. Default: black or white, whichever reads better.'),
  backgroundColor: color('Map colour of the ground of a back. Default: the `color` of the train.'),
};

export const plainBackSchema = define(
  'TrainBack',
  object(plainBackFields, 'The back of a train card with a title and a text.'),
);

/** The back of a train card that is no train (50.4.9). */
export interface PlainBack {
  readonly title: string;
  readonly text: readonly string[];
  /** Map colour of the texts; whichever reads better where it is absent. */
  readonly color?: string;
  /** Whether the file states the ground, too: both are drawn then (90.5). */
  readonly groundStated: boolean;
  readonly backgroundColor: string;
}

export const resolvePlainBack = (
  json: Json | undefined,
  { name, color }: { readonly name: string; readonly color: string },
): PlainBack => {
  const { stated } = reader(plainBackFields, json);
  const ground = stated('backgroundColor');
  return {
    title: stated('title') ?? name,
    text: stated('text') ?? [],
    color: stated('color'),
    groundStated: ground !== undefined,
    backgroundColor: ground ?? color,
  };
};
