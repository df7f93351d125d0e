import type { TProperties } from 'typebox';
import {
  type FieldEntry,
  type FieldSection,
  type JsonSchema,
  referenceOf,
} from '../apps/web/src/screens/docs/fields/field-reference.ts';
import { choicesOf, defaultOf } from '../apps/web/src/screens/docs/settings/setting-reference.ts';
import { components } from '../packages/components/src/registry.ts';
import { looks } from '../packages/components/src/tokens/decorations/decorations.ts';
import { formats } from '../packages/export/src/formats/index.ts';
import { trainFields } from '../packages/game/src/cards/train.ts';
import { configValues } from '../packages/game/src/config/values.ts';
import { fontFields } from '../packages/game/src/hex/font.ts';
import { nameFields } from '../packages/game/src/hex/name.ts';
import { orderFields, positionFields } from '../packages/game/src/hex/position.ts';
import { RETIRED_TRACK, TRACK_TYPES } from '../packages/game/src/hex/track-type.ts';
import { fileJsonSchema, SCHEMA_NAMES } from '../packages/game/src/schema/json-schema.ts';
import { decorationFields, tokenDecorations } from '../packages/game/src/tokens/decorations/decorations.ts';
import { tokenFields } from '../packages/game/src/tokens/token.ts';
import { ICONS } from '../packages/library/src/art/index.ts';
import { areaOf, type DiagnosticEntry, diagnosticCodes } from './spec-codes.ts';

/** A chapter says where a table goes; what is between these lines is generated. */
const BLOCK = /^(<!-- generated: (.+?) -->\n)[\s\S]*?^(<!-- end -->)$/gm;

/** The names that the specification has to mention, by the word for such things. */
export interface Mentions {
  readonly kind: string;
  readonly names: readonly string[];
  /** Number of the chapter; any will do for names that have several chapters. */
  readonly chapter?: string;
}

interface Tables {
  /** The chapter with its tables as the source has them. */
  update(chapter: string): string;
  readonly mentions: readonly Mentions[];
}

/** Reads everything that tables are generated from. */
export const specTables = (root: string): Tables => {
  const codes = diagnosticCodes(root);
  const sections = definitions();
  const makers: Readonly<Record<string, (words: readonly string[]) => string>> = {
    fields: ([name = '']) => fieldTable(name, sections),
    old: () => oldFields(sections),
    settings: () => settingTable,
    decorations: () => decorationTable,
    'track-types': () => trackTable,
    icons: () => ICONS.map(code).join(', '),
    components: () => componentTable,
    formats: () => formatTable,
    codes: (areas) => codeTable(codes.filter((entry) => areas.includes(areaOf(entry)))),
  };
  return {
    update: (chapter) =>
      chapter.replaceAll(BLOCK, (_, begin: string, words: string, end: string) => {
        const [table = '', ...rest] = words.split(' ');
        const make = makers[table];
        if (!make)
          throw new Error(`There is no table "${table}"; there are ${Object.keys(makers).join(', ')}.`);
        return `${begin}${make(rest)}\n${end}`;
      }),
    mentions: [
      { kind: 'token decoration', chapter: '70', names: tokenDecorations.map(({ kind }) => kind) },
      { kind: 'track type', chapter: '20', names: [...TRACK_TYPES.keys()] },
      { kind: 'icon', chapter: '90', names: ICONS },
      { kind: 'setting', chapter: '95', names: configValues.map(({ path }) => path) },
      { kind: 'component', chapter: '98', names: components.map(({ id }) => id) },
      { kind: 'format', chapter: '98', names: formats.map(({ id, word = id }) => word) },
      {
        kind: 'object by a table of its fields',
        names: [...sections].flatMap(([name, { fields }]) => (fields.length > 0 ? [`fields ${name}`] : [])),
      },
      { kind: 'diagnostic code', names: codes.flatMap((entry) => entry.codes) },
    ],
  };
};

const code = (text: string): string => `\`${text}\``;

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const isOld = ({ description }: FieldEntry): boolean => /^(?:Old|Without effect)\b/.test(description);

/** Every kind of object in the files that have a schema, each once. */
const definitions = (): ReadonlyMap<string, FieldSection> =>
  new Map(
    // A hex alone is the `Hex` of games.
    SCHEMA_NAMES.filter((file) => file !== 'hex').flatMap((file) =>
      referenceOf(fileJsonSchema(file) as JsonSchema).map(
        (section) => [section.name || `${file}-file`, section] as const,
      ),
    ),
  );

/** Fields that several kinds of objects have, the larger groups first. */
const GROUPS: readonly (readonly [name: string, fields: TProperties])[] = [
  ['Train', trainFields],
  ['Token', tokenFields],
  ['decorations', decorationFields],
  ['Name', nameFields],
  ['position', positionFields],
  ['font', fontFields],
  ['order', orderFields],
];

const fieldTable = (name: string, sections: ReadonlyMap<string, FieldSection>): string => {
  const group = GROUPS.find(([own]) => own === name)?.[1];
  const section =
    sections.get(name) ?? (group && { name, description: '', type: [], fields: fieldsOf(group) });
  if (!section)
    throw new Error(`There is no object "${name}"; there are ${[...sections.keys()].join(', ')}.`);
  const { own, groups } = ownFields(section);
  const table = tableOf(
    ['Field', 'Type', 'Meaning'],
    joinFonts(own).map(({ name: field, type, required, description }) => [
      field.split(' ').map(code).join(', '),
      type.map((part) => (part.kind === 'words' ? part.text : code(part.name))).join(''),
      required ? `Required. ${description}` : description,
    ]),
  );
  const others = groups.map(
    ({ name: other, lacks }) =>
      code(other) + (lacks.length === 0 ? '' : ` except ${lacks.map(code).join(', ')}`),
  );
  return [
    ...(own.length === 0 ? [] : [table]),
    ...(others.length === 0
      ? []
      : [`All ${own.length === 0 ? '' : 'other '}fields of ${others.join('; ')}.`]),
  ].join('\n\n');
};

/** The fields of one font in one row, unless more is to be said of them than the names do. */
const joinFonts = (fields: readonly FieldEntry[]): readonly FieldEntry[] =>
  fields.flatMap((field) => {
    const prefixOf = ({ name }: FieldEntry, ending: RegExp) =>
      ending.test(name) ? name.replace(ending, '') : undefined;
    const isPlain = (each: FieldEntry) => !each.description.includes('. ') && !each.description.includes(';');
    const Rest = /Font(?:Family|Weight|Style)$/;
    const sizeOf = (each: FieldEntry) =>
      fields.find(({ name }) => name === `${prefixOf(each, Rest)}FontSize`);
    if (isPlain(field) && sizeOf(field)) return [];
    const others = fields.filter((each) => isPlain(each) && sizeOf(each) === field);
    return [{ ...field, name: [field, ...others].map(({ name }) => name).join(' ') }];
  });

/** Share of a group that an object must have to be described by it. */
const MOST_OF = 0.75;

/** The fields that no group explains; old spellings have a separate table. */
const ownFields = (section: FieldSection) => {
  const all = new Map(section.fields.filter((field) => !isOld(field)).map((field) => [field.name, field]));
  let own = [...all.values()];
  const groups: { readonly name: string; readonly lacks: readonly string[] }[] = [];
  for (const [name, fields] of GROUPS) {
    const inGroup = fieldsOf(fields).filter((field) => !isOld(field));
    const isShared = (field: FieldEntry) =>
      inGroup.some((each) => each.name === field.name && each.description === field.description);
    if (name === section.name || own.filter(isShared).length < MOST_OF * inGroup.length) continue;
    own = own.filter((field) => !isShared(field));
    groups.push({
      name,
      lacks: inGroup.flatMap((field) => (all.has(field.name) ? [] : [field.name])),
    });
  }
  return { own, groups };
};

const fieldsOf = (properties: TProperties): readonly FieldEntry[] =>
  referenceOf({ properties } as unknown as JsonSchema)[0]!.fields;

const descriptionOf = (schema: object | undefined): string | undefined =>
  schema && 'description' in schema ? String(schema.description) : undefined;

const oldFields = (sections: ReadonlyMap<string, FieldSection>): string => {
  const rows = new Map<string, string[]>();
  for (const [object, { fields }] of sections)
    for (const { name, description } of fields.filter(isOld))
      rows.set(description, [...(rows.get(description) ?? []), code(`${object}.${name}`)]);
  return tableOf(
    ['Fields', 'Meaning'],
    [...rows].map(([description, names]) => [names.join(', '), description]),
  );
};

const settingTable = tableOf(
  ['Setting', 'Default', 'Meaning'],
  configValues.map((value) => [
    code(value.path),
    code(defaultOf(value)),
    [
      // Links lead to help pages.
      value.description.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
      'choices' in value &&
        `Values: ${choicesOf(value)!
          .map(([word]) => code(word))
          .join(', ')}.`,
      'minimum' in value && value.minimum !== undefined && `At least ${value.minimum}.`,
      'exclusiveMinimum' in value &&
        value.exclusiveMinimum !== undefined &&
        `More than ${value.exclusiveMinimum}.`,
      value.panel === false && 'No control in the panel.',
    ]
      .filter(Boolean)
      .join(' '),
  ]),
);

const decorationTable = tableOf(
  ['Decoration', 'Kind', 'Fields'],
  tokenDecorations.map(({ kind, fields }) => [
    code(kind),
    looks.get(kind)?.role ?? '',
    Object.entries(fields)
      .map(([name, field]) => `${code(name)}: ${descriptionOf(field)}`)
      .join('<br>'),
  ]),
);

const trackTable = tableOf(
  ['Type', 'Course'],
  [
    ...[...TRACK_TYPES].map(([type, { kind, offset }]) => [
      code(type),
      offset === undefined ? kind : `${kind}, offset ${offset}`,
    ]),
    ...[...RETIRED_TRACK].map(([type, { type: today, start = 0, end = 1, back }]) => [
      code(type),
      `old: ${code(today)} from ${start} to ${end}${back ? `, from the side ${back} before` : ''}`,
    ]),
  ],
);

const componentTable = tableOf(
  ['Component', 'Title', 'Pictures', 'Fields it draws'],
  components.map((component) => [
    code(component.id),
    component.title,
    component.kind === 'picture' ? 'one' : `one for each ${component.piece}`,
    component.fields.map(code).join(', '),
  ]),
);

const formatTable = tableOf(
  ['Format', 'Title', 'What it makes', 'Options'],
  formats.map(({ id, word = id, title, description, options }) => [
    code(word),
    title,
    description,
    options.map(({ flag }) => code(flag)).join(', '),
  ]),
);

/** More of them only vary the first. */
const MAX_MESSAGES = 2;

const codeTable = (entries: readonly DiagnosticEntry[]): string => {
  const rows = new Map<string, { severity: Set<string>; messages: Set<string> }>();
  for (const { codes, severity, message } of entries) {
    const names = codes.map(code).join(', ');
    const row = rows.get(names) ?? { severity: new Set(), messages: new Set() };
    if (severity) row.severity.add(severity);
    if (message) row.messages.add(message);
    rows.set(names, row);
  }
  return tableOf(
    ['Code', 'Severity', 'Message'],
    [...rows]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([names, { severity, messages }]) => [
        names,
        [...severity].join(', '),
        [...messages].slice(0, MAX_MESSAGES).join(' · '),
      ]),
  );
};
