import { nearest } from '../nearest.ts';

/** Words that people write for a field if they do not know its name. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  abbrev: ['sym', 'symbol', 'short', 'code', 'initials'],
  capital: ['cash', 'money'],
  color: ['background', 'fill'],
  companies: ['corporations', 'corps'],
  cost: ['price'],
  description: ['text', 'ability', 'effect', 'rules', 'notes'],
  hexes: ['coord', 'coords', 'coordinate', 'coordinates', 'location'],
  limit: ['trainLimit', 'train_limit'],
  name: ['title', 'label'],
  number: ['count'],
  price: ['cost'],
  privates: ['privateCompanies', 'private_companies'],
  quantity: ['count', 'qty', 'amount', 'copies'],
  revenue: ['income', 'profit', 'payout'],
  rust: ['rustsOn', 'rusts_on'],
  size: ['slots'],
  value: ['revenue', 'price', 'text'],
};

/** The field with this synonym, or else the one with the most similar name. */
export const fieldFor = (word: string, fields: readonly string[]): string | undefined =>
  fields.find((field) => Object.hasOwn(OTHER_WORDS, field) && OTHER_WORDS[field]!.includes(word)) ??
  nearest(word, fields);
