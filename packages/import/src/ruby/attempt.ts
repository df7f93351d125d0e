import { Unfollowed } from './unfollowed.ts';
import type { Value } from './value.ts';

export type Attempt = { readonly value: Value } | { readonly failure: Unfollowed };

/** Follows something, or says why it cannot be followed. */
export const attempt = (follow: () => Value): Attempt => {
  try {
    return { value: follow() };
  } catch (error) {
    if (error instanceof Unfollowed) return { failure: error };
    // The stack of the machine.
    if (error instanceof RangeError) return { failure: new Unfollowed('goes too deep') };
    if (error instanceof Error) throw error;
    return { failure: new Unfollowed('has a return, next or break that leads out of everything') };
  }
};
