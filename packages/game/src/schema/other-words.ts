/** What people write for a field, not knowing its name. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  abbrev: ['sym', 'symbol', 'short', 'code', 'initials'],
  capital: ['cash', 'money'],
  color: ['background', 'fill'],
  description: ['text', 'ability', 'effect', 'rules', 'notes'],
  limit: ['trainLimit', 'train_limit'],
  name: ['title', 'label'],
  number: ['count'],
  price: ['cost'],
  quantity: ['count', 'qty', 'amount', 'copies'],
  revenue: ['income', 'profit', 'payout'],
  rust: ['rustsOn', 'rusts_on'],
  value: ['revenue', 'price', 'text'],
};

/** The field that another word is often written for. */
export const fieldFor = (word: string, fields: readonly string[]): string | undefined =>
  fields.find((field) => Object.hasOwn(OTHER_WORDS, field) && OTHER_WORDS[field]!.includes(word));
