import { stepsOf } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import type { Draft } from './draft.ts';
import type { Change } from './rule.ts';
import type { ValueShape } from './shape.ts';

const DECIMAL = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i;

/** A text where the file format means something else: how it is read, and the code of the remark. */
interface Reading {
  readonly name: string;
  readonly meant: (shape: ValueShape) => boolean;
  readonly read: (text: string) => Json | undefined;
  readonly noun: string;
}

const readings: readonly Reading[] = [
  {
    name: 'number-as-text',
    meant: ({ numeric }) => numeric,
    read: (text) => {
      const number = DECIMAL.test(text) ? Number(text) : Number.NaN;
      return Number.isFinite(number) ? number : undefined;
    },
    noun: 'a number',
  },
  {
    name: 'flag-as-text',
    meant: ({ flag }) => flag,
    // Any text but an empty one counted as true (20.13); only who writes "false" cannot have meant it.
    read: (text) => (text === '' ? undefined : text !== 'false'),
    noun: 'true or false',
  },
];

/** Turns a number or a switch written as text into what it is meant to be. */
export function readAsMeant(
  thing: Draft,
  shape: ValueShape,
  tell: (rule: string, change: Change) => void,
): void {
  const { content, written } = thing;
  if (content.kind !== 'value' || typeof content.value !== 'string') return;
  const text = content.value;
  for (const { name, meant, read, noun } of readings) {
    const value = meant(shape) && !shape.takesText(text) ? read(text.trim()) : undefined;
    if (value === undefined) continue;
    thing.content = { kind: 'value', value };
    tell(name, {
      written,
      message: `${subject(written)} is ${noun}: "${text}" is now written ${value}, without quotes.`,
    });
    return;
  }
}

/** The key a pointer ends in, or the position and the list it stands in. */
function subject(pointer: string): string {
  const [key = '', list = ''] = stepsOf(pointer).reverse();
  return /^\d+$/.test(key) ? `An entry of \`${list}\`` : `\`${key}\``;
}
