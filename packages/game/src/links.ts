import { at } from './diagnostic.ts';
import { asText, get, type Json, truthy } from './json.ts';
import type { Reading } from './reading.ts';

/** Addresses on the information page (10.5), each safe to open. */
export type Links = Readonly<Partial<Record<(typeof kinds)[number], string>>>;

/** In the order they are listed. */
const kinds = ['license', 'purchase', 'bgg', 'rules'] as const;

const schemes = new Set(['http:', 'https:', 'mailto:']);

/** Only web and mail addresses: a file from a stranger must not open anything else. */
export const resolveLinks = (json: Json | undefined, pointer: string, { report }: Reading): Links =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const link = truthy(asText(get(json, kind))?.trim());
      if (link === undefined) return [];
      if (schemes.has(schemeOf(link))) return [[kind, link]];
      report({
        severity: 'warning',
        code: 'link/scheme',
        message: `The link "${kind}" is neither a web nor a mail address, so it is not shown.`,
        pointer: at(pointer, kind),
        hint: 'Begin it with https:, http: or mailto:.',
      });
      return [];
    }),
  );

const schemeOf = (link: string): string => {
  try {
    return new URL(link).protocol;
  } catch {
    return '';
  }
};
