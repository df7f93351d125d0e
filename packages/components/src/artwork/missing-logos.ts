import type { Diagnostic } from '@platelayer/game';
import type { Look } from '../look.ts';

/** Reports a known logo without a picture. */
export const reportMissingLogo = (id: string, look: Look): void =>
  look.report({
    severity: 'warning',
    code: 'artwork/logo',
    message: `The logo "${id}" is not available, so its label is drawn instead.`,
    pointer: '',
    hint: `Add a picture next to the game file as ${pathOf(id)}, or remove the logo.`,
    missing: id,
  });

/** Joins reports of missing logos, because a game may name a logo for each of its companies. */
export const joinMissingLogos = (found: readonly Diagnostic[]): readonly Diagnostic[] => {
  const [first, ...others] = found.filter(({ missing }) => missing !== undefined);
  if (first?.missing === undefined || others.length === 0) return found;
  const { missing, ...rest } = first;
  const count = others.length + 1;
  const joined: Diagnostic = {
    ...rest,
    message: `${count} logos are not available, such as "${missing}", so labels are drawn instead.`,
    hint: `Add pictures next to the game file, such as ${pathOf(missing)}, or remove the logos.`,
  };
  return found.flatMap((one) => (one === first ? [joined] : one.missing === undefined ? [one] : []));
};

const pathOf = (id: string): string => `logos/${id}.svg`;

/** Maximum number of letters in place of a picture. */
const MAX_LETTERS = 4;

/** Letters in place of a logo: the name in its id, or the initials of a long one. */
export const monogramOf = (id: string): string => {
  const name = id.slice(id.lastIndexOf('/') + 1).trim();
  if ([...name].length <= MAX_LETTERS) return name.toUpperCase();
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? name)].slice(0, 2);
  return letters.slice(0, MAX_LETTERS).join('').toUpperCase();
};
