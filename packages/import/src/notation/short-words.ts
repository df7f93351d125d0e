import { table } from '../table.ts';

type Keys = ReadonlyMap<string, string>;

const STOP = table({ r: 'revenue', s: 'slots', g: 'groups', h: 'hide' });
const NONE: Keys = new Map();

/** Words and keys of the notation until the summer of 2020, most of them one letter each (85.6.5). */
const SHORT = table<{ readonly word: string; readonly keys: Keys }>({
  c: { word: 'city', keys: STOP },
  t: { word: 'town', keys: STOP },
  o: { word: 'offboard', keys: STOP },
  p: { word: 'path', keys: NONE },
  l: { word: 'label', keys: NONE },
  u: { word: 'upgrade', keys: table({ c: 'cost', t: 'terrain' }) },
  b: { word: 'border', keys: table({ e: 'edge', t: 'type', c: 'cost' }) },
});

/** Today's word for one of the notation, and today's names of its keys where they differ. */
export const todaysWord = (word: string): { readonly word: string; readonly keys: Keys } =>
  SHORT.get(word) ?? { word, keys: NONE };
