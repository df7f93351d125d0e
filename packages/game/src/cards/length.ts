import type { Json } from '../json.ts';

/** A length as style sheets write it: of the paper, or of the width of the card. */
export type Length =
  | { readonly kind: 'units'; readonly value: number }
  | { readonly kind: 'percent'; readonly value: number };

/** Units (1/100 inch) in one of each. */
const unitsIn = new Map([
  ['in', 100],
  ['px', 100 / 96],
  ['pt', 100 / 72],
  ['pc', 100 / 6],
  ['cm', 100 / 2.54],
  ['mm', 100 / 25.4],
]);

/** `"45%"`, `"0.8in"`, `"12px"`; a bare number is pixels. */
export const asLength = (json: Json | undefined): Length | undefined => {
  const match = /^\s*(\d+\.?\d*|\.\d+)\s*(%|[a-z]{2})?\s*$/i.exec(String(json ?? ''));
  if (match === null) return undefined;
  const value = Number(match[1]);
  const unit = (match[2] ?? 'px').toLowerCase();
  if (unit === '%') return { kind: 'percent', value };
  const factor = unitsIn.get(unit);
  return factor === undefined ? undefined : { kind: 'units', value: value * factor };
};
