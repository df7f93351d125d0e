import type { TProperties } from 'typebox';
import { define, ref } from '../schema/field.ts';
import { Type } from '../schema/type.ts';
import type { SectionId } from './sections.ts';

/** What a number counts: 1/100 inch, CSS pixels (1/96 inch), or nothing at all. */
export type ConfigUnit = 'units' | 'px' | 'none';

/** A word of the file format and the name a reader sees for it. */
export type ConfigChoice<Word extends string = string> = readonly [word: Word, title: string];

/** What is said of every value; panel, documentation and command line show it. */
interface About<Value> {
  readonly section: SectionId;
  readonly title: string;
  readonly description: string;
  readonly default: Value;
  /** `false`: the value has no control in the panel. */
  readonly panel?: false;
}

interface AboutLength extends About<number> {
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
}

export const flagSetting = (about: About<boolean>) =>
  Type.Boolean({ ...about, unit: 'none', control: 'switch' });

export const choiceSetting = <const Word extends string>(
  choices: readonly ConfigChoice<Word>[],
  about: About<NoInfer<Word>>,
) =>
  Type.Enum(
    choices.map(([word]) => word),
    { type: 'string', ...about, choices, unit: 'none', control: 'choice' },
  );

/** A list of companies: a bundled one, or one that a game brings along. */
export const companySetSetting = (choices: readonly ConfigChoice[], about: About<string>) =>
  Type.String({ ...about, choices, unit: 'none', control: 'company-set' });

export const textSetting = (
  about: About<string> & { readonly control?: 'map-theme' | 'company-theme' | 'text' },
) => Type.String({ control: 'text', ...about, unit: 'none' });

/** A length in units, edited in inches or millimetres. */
export const lengthSetting = (about: AboutLength) =>
  Type.Number({ ...about, unit: 'units', control: 'length' });

/** A length in whole units. */
export const wholeLengthSetting = (about: AboutLength) =>
  Type.Integer({ ...about, unit: 'units', control: 'length' });

/** A line width in CSS pixels (95.1). */
export const pixelSetting = (about: About<number>) =>
  Type.Number({ ...about, minimum: 0, unit: 'px', control: 'number' });

/** A plain factor (95.1). */
export const factorSetting = (about: About<number>) =>
  Type.Number({ ...about, unit: 'none', control: 'number' });

/** A list of positions, counted from 0. */
export const positionsSetting = (about: About<readonly number[]>) =>
  Type.Array(Type.Integer({ minimum: 0 }), { ...about, unit: 'none', control: 'list' });

/**
 * A group of values. In a settled configuration every key is there. A file that claims to be complete needs those in
 * `required` only: that list was closed with the first edition, so a new setting never makes an old file incomplete
 * (95.4.1). Unknown keys are refused unless the group says otherwise.
 */
export const settingGroup = <Properties extends TProperties>(
  properties: Properties,
  about: {
    readonly title: string;
    readonly description: string;
    readonly required?: readonly (keyof Properties & string)[];
    /** `ignored`, or each a group like this one, which gets a name to be referred to. */
    readonly unknownKeys?: 'ignored' | { readonly alike: string };
  },
) => {
  const { required = [], unknownKeys, ...rest } = about;
  const group = Type.Object(properties, {
    ...rest,
    required: [...required],
    additionalProperties: unknownKeys === 'ignored',
  });
  if (typeof unknownKeys === 'object')
    Object.assign(group, { additionalProperties: ref(define(unknownKeys.alike, group)) });
  return group;
};
