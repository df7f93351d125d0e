import { at } from './diagnostic.ts';
import { asText, type Json, truthy } from './json.ts';
import type { Reading } from './reading.ts';
import { FORM, object, string } from './schema/field.ts';
import { type ExplicitFields, explicitFields } from './schema/reader.ts';

const link = (sentence: string) =>
  string(sentence, {
    pattern: '(mailto|https?):',
    [FORM]: 'a link, with "https:" or "mailto:"',
    read: (json) => truthy(asText(json)?.trim()),
  });

/** In the order in which they are listed. */
const linkFields = {
  license: link('Licence information.'),
  purchase: link('Page where the game is sold.'),
  bgg: link('Page on BoardGameGeek.'),
  rules: link('Rules of the game.'),
};

export const linksSchema = object(linkFields, 'Links on the information page.');

/** Addresses on the information page (10.5), each safe to open. */
export type Links = ExplicitFields<typeof linkFields>;

const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/** Allows only web and mail addresses, because a file from a stranger must not open anything else. */
export const resolveLinks = (json: Json | undefined, pointer: string, { report }: Reading): Links =>
  Object.fromEntries(
    Object.entries(explicitFields(linkFields, json)).flatMap(([kind, link]) => {
      if (SCHEMES.has(schemeOf(link))) return [[kind, link]];
      report({
        severity: 'warning',
        code: 'link/scheme',
        message: `The link "${kind}" is not a web or mail address, so it is not shown.`,
        pointer: at(pointer, kind),
        hint: 'Start it with https:, http: or mailto:.',
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
