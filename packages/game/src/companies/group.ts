import { at } from '../diagnostic.ts';
import type { ShapeType } from '../hex/shape.ts';
import { asList, isObject, type Json } from '../json.ts';
import { choice, define, object, readText, string } from '../schema/field.ts';
import { readFields } from '../schema/reader.ts';
import { amount, color, NOT_EMPTY } from '../schema/values.ts';

const SHAPES = [
  'circle',
  'diamond',
  'ellipse',
  'hexagon',
  'square',
  'triangle',
] as const satisfies readonly ShapeType[];

const groupFields = {
  id: string('Id by which companies and private companies name their group.', NOT_EMPTY),
  name: string('Name of the group for authors; not printed.'),
  shape: choice(SHAPES, 'Shape of the mark.', { default: 'circle' }),
  color: color('Mark colour, from the company colours. Default: none, so only the outline is drawn.'),
  borderColor: color(
    'Outline colour, from the company colours. Default: black or white, whichever is more readable.',
  ),
  text: amount('Short text on the mark. Default: none.', { read: readText }),
  textColor: color(
    'Text colour, from the company colours. Default: black or white, whichever is more readable.',
  ),
};

export const groupSchema = define(
  'CompanyGroup',
  object(groupFields, 'A group of companies and private companies with a common mark.', {
    required: ['id'],
  }),
);

/** A group of companies and private companies, identified by a common mark. */
export interface CompanyGroup {
  readonly id: string;
  readonly shape: (typeof SHAPES)[number];
  /** No fill if undefined. */
  readonly color?: string;
  /** Undefined for a colour that is readable on the background; likewise the text colour. */
  readonly borderColor?: string;
  readonly text?: string;
  readonly textColor?: string;
  /** Location in the file. */
  readonly pointer: string;
}

export const resolveGroups = (json: Json | undefined): readonly CompanyGroup[] =>
  asList(json)
    .map((entry, index) => ({ entry, pointer: at('/groups', index) }))
    .filter(({ entry }) => isObject(entry))
    .map(({ entry, pointer }) => {
      const { id = '', name: _, ...mark } = readFields(groupFields, entry);
      return { id, ...mark, pointer };
    });

/** Finds a group by id; the first of several. */
export const findGroup = (
  groups: readonly CompanyGroup[],
  id: string | undefined,
): CompanyGroup | undefined => (id === undefined ? undefined : groups.find((group) => group.id === id));
