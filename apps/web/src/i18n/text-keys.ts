import type { english } from './en/index.ts';

type English = typeof english;
export type Namespace = keyof English;

/** Texts by key, and groups of them: `{ game: { by: 'by {{designer}}' } }` has `game.by`. */
export interface TextGroup {
  readonly [key: string]: string | TextGroup;
}

/** What stands for the parameters of a text, by name. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** A text by its key, with what stands for its parameters. A misspelt key or a missing parameter is a type error. */
export interface Translate<Name extends Namespace, Group = never> {
  <Key extends Keys<Texts<Name, Group>>>(
    key: Key,
    ...values: [Parameters<Texts<Name, Group>, Key>] extends [never]
      ? []
      : [values: ValuesFor<Parameters<Texts<Name, Group>, Key>>]
  ): string;
  /** For keys that not every language has. */
  (key: string, values: Values & { readonly defaultValue: string }): string;
}

/** The keys of a namespace that hold groups. */
export type GroupOf<Name extends Namespace> = keyof English[Name] & string;

type Texts<Name extends Namespace, Group> = [Group] extends [never]
  ? English[Name]
  : English[Name][Group & keyof English[Name]];

/** Every way to a text, such as `nav.home`; of the forms `files_one` and `files_other`, `files`. */
type Keys<T> = {
  [Key in keyof T & string]: T[Key] extends string
    ? Key extends `${infer Base}_${'one' | 'other'}`
      ? Base
      : Key
    : `${Key}.${Keys<T[Key]>}`;
}[keyof T & string];

/** What a text asks for: its parameters, and a number where it has several forms. */
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
