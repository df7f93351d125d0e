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
  id: string('By which companies and private companies name their group.', NOT_EMPTY),
  name: string('What people call the group; not printed.'),
  shape: choice(SHAPES, 'Form of the mark.', { default: 'circle' }),
  color: color('Company colour of the mark. Default: none, its outline only.'),
  borderColor: color('Company colour of the outline. Default: black or white, whichever reads better.'),
  text: amount('Short text on the mark. Default: none.', { read: readText }),
  textColor: color('Company colour of the text. Default: black or white, whichever reads better.'),
};

/** An entry of `groups` (10.7.7). */
export const groupSchema = define(
  'CompanyGroup',
  object(groupFields, 'A group of companies and private companies, which share a mark.', {
    required: ['id'],
  }),
);

/** What companies and private companies have in common, told by a mark on what is theirs. */
export interface CompanyGroup {
  readonly id: string;
  readonly shape: (typeof SHAPES)[number];
  /** No fill when absent. */
  readonly color?: string;
  /** Readable on what the mark stands on where absent; so is the text on the mark. */
  readonly borderColor?: string;
  readonly text?: string;
  readonly textColor?: string;
  /** Where it stands in the file. */
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

/** The group of an id, the first of several. */
export const findGroup = (
  groups: readonly CompanyGroup[],
  id: string | undefined,
): CompanyGroup | undefined => (id === undefined ? undefined : groups.find((group) => group.id === id));
