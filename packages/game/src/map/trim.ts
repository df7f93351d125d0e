import type { Json } from '../json.ts';
import { flag, object } from '../schema/field.ts';
import { type Stated, statedFields } from '../schema/reader.ts';

const trimFields = {
  top: flag('Cuts the upper half off the first row.', { default: false }),
  bottom: flag('Cuts the lower half off the last row.', { default: false }),
  left: flag('Cuts the left half off the first column.', { default: false }),
  right: flag('Cuts the right half off the last column.', { default: false }),
};

export const trimField = object(
  trimFields,
  'Edges at which half a row or column of hexes is cut off. Default: none, or those of the copied map.',
);

/** What a file says of the edges, with what the copied map says of those that it leaves out. */
export type StatedTrim = Stated<typeof trimFields>;

export const readTrim = (json: Json | undefined, copied: StatedTrim = {}): StatedTrim => ({
  ...copied,
  ...statedFields(trimFields, json),
});
