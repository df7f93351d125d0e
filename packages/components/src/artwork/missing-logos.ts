import type { Diagnostic } from '@platelayer/game';
import type { Look } from '../look.ts';

/** Tells that a logo whose name is known has no picture. */
export const reportMissingLogo = (id: string, look: Look): void =>
  look.report({
    severity: 'warning',
    code: 'artwork/logo',
    message: `The logo "${id}" is not available; its label is drawn in its place.`,
    pointer: '',
    hint: `Put a picture beside the game as ${pathOf(id)}, or take the logo away.`,
    missing: id,
  });

/** A game may name a logo for each of its companies: those without a picture are told at once. */
export const joinMissingLogos = (found: readonly Diagnostic[]): readonly Diagnostic[] => {
  const [first, ...others] = found.filter(({ missing }) => missing !== undefined);
  if (first?.missing === undefined || others.length === 0) return found;
  const { missing, ...rest } = first;
  const count = others.length + 1;
  const joined: Diagnostic = {
    ...rest,
    message: `${count} logos are not available, such as "${missing}"; labels are drawn in their place.`,
    hint: `Put pictures beside the game, such as ${pathOf(missing)}, or take the logos away.`,
  };
  return found.flatMap((one) => (one === first ? [joined] : one.missing === undefined ? [one] : []));
};

const pathOf = (id: string): string => `logos/${id}.svg`;
