import type { TProperties } from 'typebox';
import { define, ref } from '../schema/field.ts';
import { Type } from '../schema/type.ts';
import type { SectionId } from './sections.ts';

/** Unit of a number: 1/100 inch, CSS pixel (1/96 inch), or none. */
export type ConfigUnit = 'units' | 'px' | 'none';

/** A value of the file format and its name in the interface. */
export type ConfigChoice<Word extends string = string> = readonly [word: Word, title: string];

/** Description of a value for panel, documentation and command line. */
interface About<Value> {
  readonly section: SectionId;
  readonly title: string;
  readonly description: string;
  readonly default: Value;
  /** Set for a value without a control in the panel. */
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

/** A company set: bundled, or from the game's folder. */
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
 * A group of values. The effective configuration has every key. A complete file needs only those in
 * `required`, a list closed with the first edition, so a new setting never makes an old file incomplete
 * (95.4.1). Unknown keys are refused unless the group allows them.
 */
export const settingGroup = <Properties extends TProperties>(
  properties: Properties,
  about: {
    readonly title: string;
    readonly description: string;
    readonly required?: readonly (keyof Properties & string)[];
    /** `ignored`, or a name for groups like this one under unknown keys. */
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
