import { truthy } from '../json.ts';

/** The coloured ground of a hex (20.3.7). */
export type Ground =
  | { readonly kind: 'plain'; readonly color: string }
  /** Three bands of the second colour across the first. */
  | { readonly kind: 'striped'; readonly color: string; readonly stripes: string };

/** The colours of `first/second`; a slash in brackets belongs to a CSS colour, such as `rgb(0 0 0 / 50%)`. */
export const colorParts = (written: string): readonly string[] =>
  written.split(/\/(?![^()]{0,60}\))/).map((part) => part.trim());

/** `first/second` is a compound; further parts are ignored. */
export const resolveGround = (written = ''): Ground => {
  const [first, second] = colorParts(written);
  const color = truthy(first) ?? 'plain';
  const stripes = truthy(second);
  return stripes === undefined ? { kind: 'plain', color } : { kind: 'striped', color, stripes };
};
