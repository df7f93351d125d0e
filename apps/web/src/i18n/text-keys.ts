import type { english } from './en/index.ts';

type English = typeof english;
export type Namespace = keyof English;

/** Nested strings: `{ game: { by: 'by {{designer}}' } }` contains `game.by`. */
export interface TextGroup {
  readonly [key: string]: string | TextGroup;
}

/** Parameter values by name. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** Returns a string by key, with its parameters filled in. A misspelt key or a missing parameter is a type error. */
export interface Translate<Name extends Namespace, Group = never> {
  <Key extends Keys<Texts<Name, Group>>>(
    key: Key,
    ...values: [Parameters<Texts<Name, Group>, Key>] extends [never]
      ? []
      : [values: ValuesFor<Parameters<Texts<Name, Group>, Key>>]
  ): string;
  /** For keys that may not exist. */
  (key: string, values: Values & { readonly defaultValue: string }): string;
}

/** Keys of a namespace that contain groups. */
export type GroupOf<Name extends Namespace> = keyof English[Name] & string;

type Texts<Name extends Namespace, Group> = [Group] extends [never]
  ? English[Name]
  : English[Name][Group & keyof English[Name]];

/** Every key of a string, such as `nav.home`. The plural forms `files_one` and `files_other` have the key `files`. */
type Keys<T> = {
  [Key in keyof T & string]: T[Key] extends string
    ? Key extends `${infer Base}_${'one' | 'other'}`
      ? Base
      : Key
    : `${Key}.${Keys<T[Key]>}`;
}[keyof T & string];

/** Names of the parameters of a string, including `count` if it has plural forms. */
type Parameters<T, Key extends string> = Key extends keyof T
  ? ParametersIn<T[Key]>
  : `${Key}_other` extends keyof T
    ? 'count' | ParametersIn<T[`${Key}_other`]>
    : Key extends `${infer Head}.${infer Rest}`
      ? Parameters<T[Head & keyof T], Rest>
      : never;

type ParametersIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;

type ValuesFor<Names extends string> = {
  readonly [Name in Names]: Name extends 'count' ? number : string | number;
};
