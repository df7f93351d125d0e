import { truthy } from '../json.ts';

/** The coloured ground of a hex (20.3.7). */
export type Ground =
  | { readonly kind: 'plain'; readonly color: string }
  /** Three bands of the second colour across the first. */
  | { readonly kind: 'striped'; readonly color: string; readonly stripes: string };

/** `first/second` is a compound; further parts are ignored. */
export const resolveGround = (written = ''): Ground => {
  const [first, second] = written.split('/', 2);
  const color = truthy(first) ?? 'plain';
  const stripes = truthy(second);
  return stripes === undefined ? { kind: 'plain', color } : { kind: 'striped', color, stripes };
};
