import { stepsOf } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import type { Draft } from './draft.ts';
import type { Change } from './rule.ts';
import type { ValueShape } from './shape.ts';

const DECIMAL = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i;

/** A type that can be read from a string: its conversion, and the diagnostic code. */
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
    // Any string but an empty one used to mean true (20.13), except that "false" must mean false.
    read: (text) => (text === '' ? undefined : text !== 'false'),
    noun: 'true or false',
  },
];

/** Converts a number or boolean written as a string to the type that the schema expects. */
export function readAsMeant(
  thing: Draft,
  shape: ValueShape,
  report: (rule: string, change: Change) => void,
): void {
  const { content, written } = thing;
  if (content.kind !== 'value' || typeof content.value !== 'string') return;
  const text = content.value;
  for (const { name, meant, read, noun } of readings) {
    const value = meant(shape) && !shape.takesText(text) ? read(text.trim()) : undefined;
    if (value === undefined) continue;
    thing.content = { kind: 'value', value };
    report(name, {
      written,
      message: `${subject(written)} is ${noun}: "${text}" is now written ${value}, without quotes.`,
    });
    return;
  }
}

/** The last key of a pointer, or the list that contains the entry. */
function subject(pointer: string): string {
  const [key = '', list = ''] = stepsOf(pointer).reverse();
  return /^\d+$/.test(key) ? `An entry of \`${list}\`` : `\`${key}\``;
}
