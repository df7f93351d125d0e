import { truthy } from '../json.ts';

/** Background of a hex (20.3.7). */
export type Ground =
  | { readonly kind: 'plain'; readonly color: string }
  /** Three bands of the second colour across the first. */
  | {
      readonly kind: 'striped';
      readonly color: string;
      readonly stripes: string;
      /** Clockwise turn of the bands; at 0 they run from top to bottom of a flat-topped hex. */
      readonly turn: number;
    };

/**
 * Splits `first/second` into its colours. A slash in brackets belongs to a CSS colour, such as `rgb(0 0 0 /
 * 50%)`.
 */
export const colorParts = (written: string): readonly string[] =>
  written.split(/\/(?![^()]{0,60}\))/).map((part) => part.trim());

/** Turns by first colour, so that neighbouring compound colours look different (20.3.7). */
const STRIPE_TURNS: ReadonlyMap<string, number> = new Map([
  ['yellow', -60],
  ['red', -60],
  ['green', 60],
  ['orange', 60],
]);

/** `first/second` is a compound colour; further parts are ignored. */
export const resolveGround = (written = '', stripeTurn?: number): Ground => {
  const [first, second] = colorParts(written);
  const color = truthy(first) ?? 'plain';
  const stripes = truthy(second);
  if (stripes === undefined) return { kind: 'plain', color };
  return { kind: 'striped', color, stripes, turn: stripeTurn ?? STRIPE_TURNS.get(color) ?? 0 };
};
