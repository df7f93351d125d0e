import type { TProperties } from 'typebox';
import { get, type Json } from '../json.ts';
import { type Field, fieldMetadata } from './field.ts';

/** Keys of the fields that can be read. */
type Readable<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends Field<unknown, string> ? Key : never;
}[keyof Fields] &
  string;

/** Type of a field's value after reading. */
export type ValueOf<Schema> = Schema extends Field<infer Value, string> ? Value : never;

type ExplicitValue<Schema> = Exclude<ValueOf<Schema>, undefined>;

/** The fields of an object that the file sets. */
export type ExplicitFields<Fields> = { readonly [Key in Readable<Fields>]?: ExplicitValue<Fields[Key]> };

export interface Reader<Fields> {
  /** The value of a field: explicit, else from `info`, else the default. */
  <Key extends Readable<Fields>>(key: Key): ValueOf<Fields[Key]>;
  /** The value, if the file itself sets it. */
  explicit<Key extends Readable<Fields>>(key: Key): ExplicitValue<Fields[Key]> | undefined;
}

/** Fields of `info` that some of these fall back to. */
type InfoKeys<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends Field<unknown, infer InfoKey> ? InfoKey : never;
}[keyof Fields];

/** Reads the fields of one object in a file. `info` is required if any of them falls back to it. */
export const reader = <Fields extends TProperties, Info extends object>(
  fields: Fields,
  json: Json | undefined,
  info?: InfoKeys<Fields> extends keyof Info ? Info : never,
): Reader<Fields> => {
  const explicit = (key: string): unknown => fieldMetadata(fields[key]!)?.read(get(json, key));
  const read = (key: string): unknown => {
    const metadata = fieldMetadata(fields[key]!);
    return (
      explicit(key) ??
      (metadata?.info && (info as Readonly<Record<string, unknown>> | undefined)?.[metadata.info]) ??
      metadata?.default
    );
  };
  return Object.assign(read, { explicit }) as Reader<Fields>;
};

/** Only the explicit values, for merging one object over another. */
export const explicitFields = <Fields extends TProperties>(
  fields: Fields,
  json: Json | undefined,
): ExplicitFields<Fields> => {
  const { explicit } = reader(fields, json);
  const values = Object.keys(fields).map((key) => [key, explicit(key as Readable<Fields>)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as ExplicitFields<Fields>;
};

type WithDefault<Fields> = {
  [Key in Readable<Fields>]: undefined extends ValueOf<Fields[Key]> ? never : Key;
}[Readable<Fields>];

/** All fields after reading; those without a default are optional. */
export type Values<Fields> = {
  readonly [Key in WithDefault<Fields>]: ValueOf<Fields[Key]>;
} & { readonly [Key in Exclude<Readable<Fields>, WithDefault<Fields>>]?: ValueOf<Fields[Key]> };

/** Reads all fields of one object in a file. */
export const readFields = <Fields extends TProperties, Info extends object>(
  fields: Fields,
  json: Json | undefined,
  info?: InfoKeys<Fields> extends keyof Info ? Info : never,
): Values<Fields> => {
  const read = reader(fields, json, info);
  return Object.fromEntries(
    Object.keys(fields).map((key) => [key, read(key as Readable<Fields>)]),
  ) as unknown as Values<Fields>;
};

/** Defaults of the fields that have one, for code that receives an incomplete object. */
export const defaultsOf = <Fields extends TProperties>(
  fields: Fields,
): { readonly [Key in WithDefault<Fields>]: ValueOf<Fields[Key]> } =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldMetadata(field)?.default])) as {
    [Key in WithDefault<Fields>]: ValueOf<Fields[Key]>;
  };
