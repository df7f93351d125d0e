/** Field types for tokens. */

import { asFlag, asNumber, asSize, asText, type Json, truthy } from '../json.ts';
import { either, type FieldOptions, listOf, readText, ref, referenceTo } from '../schema/field.ts';
import { Type } from '../schema/type.ts';
import { colorOrSwitch, numericTextSchema } from '../schema/values.ts';

/** Unit of lengths that scale with the token. */
export const RELATIVE = 'in units of a token of radius 25; it scales with the token.';

/** A length may be in quotes (70.2.1); one that is not above 0 is ignored. */
export const tokenLength = <const Options extends Pick<FieldOptions<number>, 'default'>>(
  sentence: string,
  options?: Options,
  range: { readonly minimum: 0 } | { readonly exclusiveMinimum: 0 } = { minimum: 0 },
) =>
  either([Type.Number(range), ref(numericTextSchema)], sentence, {
    ...(options as Options),
    read: asSize,
  });

/** A distance or angle; 0 is ignored, so the automatic value applies. */
export const asOffset = (json: Json | undefined): number | undefined => truthy(asNumber(json));

/** A distance from the centre, which may also be in quotes. */
export const offset = (sentence: string) =>
  either([Type.Number(), ref(numericTextSchema)], sentence, { read: asOffset });

type Names<Count> = Count extends 2
  ? readonly [string, string]
  : Count extends 3
    ? readonly [string, string, string]
    : readonly [string, string, string, string];

/** One colour for each part of the drawing; a shorter list is ignored. */
export const colorList = <const Count extends 2 | 3 | 4>(count: Count, sentence: string) =>
  listOf(count, referenceTo('color'), sentence, (json): Names<Count> | undefined => {
    const names = Array.isArray(json) ? json.slice(0, count).map((name: Json) => asText(name) ?? '') : [];
    return names.length === count ? (names as readonly string[] as Names<Count>) : undefined;
  });

/** `true` for the decoration's default colour, which the drawing code knows, or a colour. */
export const emblemColor = (sentence: string) =>
  either(colorOrSwitch, sentence, {
    read: (json): { readonly color?: string } | undefined => {
      const on = asFlag(json);
      if (on !== undefined) return on ? {} : undefined;
      const color = readText(json);
      return color === undefined ? undefined : { color };
    },
  });

/** The same for a decoration that is white by default. */
export const badgeColor = (sentence: string) =>
  emblemColor(`${sentence} \`true\` means white; otherwise its colour.`);
