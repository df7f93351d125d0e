import { table } from '../table.ts';
import type { RubyModule } from './program.ts';
import { Unfollowed } from './unfollowed.ts';
import { RubyHash, type Value } from './value.ts';

/** The bank of the game, of which a title asks only that it pays. */
export const THE_BANK = { opaque: 'the bank' } as const;

/** Classes of the site whose objects stand for what they are made of: their fields, or the first argument. */
const MADE = table<'fields' | 'first'>({
  Train: 'fields',
  Company: 'fields',
  Corporation: 'fields',
  Minor: 'fields',
  Depot: 'first',
  Bank: 'first',
});

export const isMade = (name: string): boolean => MADE.has(name);

/** The value that stands for a new object of a class, or nothing where the class is none of these. */
export const madeOf = ({ name }: RubyModule, args: readonly Value[]): Value | undefined => {
  const from = MADE.get(name);
  if (from === undefined) return undefined;
  const value = from === 'first' ? args[0] : args.at(-1);
  if (value === undefined || (from === 'fields' && !(value instanceof RubyHash)))
    throw new Unfollowed(`makes a ${name} in a way that is not followed`);
  return value;
};
