import type { TProperties } from 'typebox';
import { get, type Json } from '../json.ts';
import { type Field, factsOf } from './field.ts';

/** The keys of those fields that can be read. */
type Readable<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends Field<unknown, string> ? Key : never;
}[keyof Fields] &
  string;

/** What reading a field gives. */
export type ValueOf<Schema> = Schema extends Field<infer Value, string> ? Value : never;

type StatedValue<Schema> = Exclude<ValueOf<Schema>, undefined>;

/** An object as far as a file states it. */
export type Stated<Fields> = { readonly [Key in Readable<Fields>]?: StatedValue<Fields[Key]> };

export interface Reader<Fields> {
  /** The value of a field: as the file states it, else that of `info`, else the default. */
  <Key extends Readable<Fields>>(key: Key): ValueOf<Fields[Key]>;
  /** The value if the file itself states it. */
  stated<Key extends Readable<Fields>>(key: Key): StatedValue<Fields[Key]> | undefined;
}

/** The fields of `info` that stand in for some of these. */
type InfoKeys<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends Field<unknown, infer InfoKey> ? InfoKey : never;
}[keyof Fields];

/** Reads the fields of one object of a file. `info` is wanted where some of its fields stand in for these. */
export const reader = <Fields extends TProperties, Info extends object>(
  fields: Fields,
  json: Json | undefined,
  info?: InfoKeys<Fields> extends keyof Info ? Info : never,
): Reader<Fields> => {
  const stated = (key: string): unknown => factsOf(fields[key]!)?.read(get(json, key));
  const read = (key: string): unknown => {
    const facts = factsOf(fields[key]!);
    return (
      stated(key) ??
      (facts?.info && (info as Readonly<Record<string, unknown>> | undefined)?.[facts.info]) ??
      facts?.default
    );
  };
  return Object.assign(read, { stated }) as Reader<Fields>;
};

/** Only what the file states, so that one object can be laid over another. */
export const statedFields = <Fields extends TProperties>(
  fields: Fields,
  json: Json | undefined,
): Stated<Fields> => {
  const { stated } = reader(fields, json);
  const values = Object.keys(fields).map((key) => [key, stated(key as Readable<Fields>)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Stated<Fields>;
};

type WithDefault<Fields> = {
  [Key in Readable<Fields>]: undefined extends ValueOf<Fields[Key]> ? never : Key;
}[Readable<Fields>];

/** What reading all fields gives; those without a default may be absent. */
export type Values<Fields> = {
  readonly [Key in WithDefault<Fields>]: ValueOf<Fields[Key]>;
} & { readonly [Key in Exclude<Readable<Fields>, WithDefault<Fields>>]?: ValueOf<Fields[Key]> };

/** All fields of one object of a file. */
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

/** The defaults of those fields that have one, for code that meets a thing with fields left open. */
export const defaultsOf = <Fields extends TProperties>(
  fields: Fields,
): { readonly [Key in WithDefault<Fields>]: ValueOf<Fields[Key]> } =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, factsOf(field)?.default])) as {
    [Key in WithDefault<Fields>]: ValueOf<Fields[Key]>;
  };
