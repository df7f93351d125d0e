import type { TProperties } from 'typebox';
import type { Json } from '../../json.ts';
import { type Reader, reader, type ValueOf } from '../../schema/reader.ts';

/**
 * Defines a decoration: its fields and how to read them. A token has the decoration if it sets the field with
 * the decoration's name, whose value is passed to `settle`.
 */
export const decoration = <
  const Kind extends keyof Fields & string,
  Fields extends TProperties,
  Settled extends object,
>(
  kind: Kind,
  fields: Fields,
  settle: (value: Exclude<ValueOf<Fields[Kind]>, undefined>, read: Reader<Fields>) => Settled,
) => ({
  kind,
  fields,
  resolve: (json: Json | undefined): ({ readonly kind: Kind } & Readonly<Settled>) | undefined => {
    const read = reader(fields, json);
    const value = (read as (key: string) => unknown)(kind);
    return value === undefined
      ? undefined
      : { kind, ...settle(value as Exclude<ValueOf<Fields[Kind]>, undefined>, read) };
  },
});
