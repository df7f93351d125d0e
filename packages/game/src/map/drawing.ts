import { at } from '../diagnostic.ts';
import { type Hex, resolveHex } from '../hex/hex.ts';
import { asList, get, type Json, type JsonObject } from '../json.ts';
import type { Reading } from '../reading.ts';
import { type Allowance, weightOf } from './allowance.ts';
import type { HexGroup } from './group.ts';
import { mergeHex } from './merge.ts';

/** What a group shows, after copying. Equal groups of all variations share one, and so one `Hex`. */
export interface Drawing {
  readonly hex: Hex;
  /** The merged fields. */
  readonly json: JsonObject;
  readonly weight: number;
  /** The drawing it was merged with. */
  readonly source?: Drawing;
}

/** The drawing of a group, merged over the one it copies if there is one; each is made once. */
export type Drawings = (group: HexGroup, source?: Drawing) => Drawing;

export const createDrawings = (reading: Reading, allowance: Allowance): Drawings => {
  const made = new Map<HexGroup, Map<Drawing | undefined, Drawing>>();

  const plain = ({ json, pointer }: HexGroup): Drawing => ({
    hex: resolveHex(json, pointer, reading),
    json,
    weight: weightOf(json),
  });
  const merged = (group: HexGroup, source: Drawing): Drawing => {
    const weight = weightOf(group.json) + source.weight;
    if (!allowance.spend(weight, at(group.pointer, 'copy'))) return plain(group);
    const json = mergeHex(group.json, source.json);
    return { hex: resolveHex(json, group.pointer, aboutOwn(group, reading)), json, weight, source };
  };

  return (group, source) => {
    const known = made.get(group) ?? new Map<Drawing | undefined, Drawing>();
    made.set(group, known);
    const drawing = known.get(source) ?? (source ? merged(group, source) : plain(group));
    known.set(source, drawing);
    return drawing;
  };
};

/** What is inherited was reported where it is written: only remarks on the group's own values pass. */
const aboutOwn = ({ json, pointer }: HexGroup, reading: Reading): Reading => ({
  ...reading,
  report: (found) => {
    if (exists(json, found.pointer.slice(pointer.length))) reading.report(found);
  },
});

const exists = (json: Json, pointer: string): boolean => {
  let value: Json | undefined = json;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Array.isArray(value) ? asList(value)[Number(key)] : get(value, key);
    if (value === undefined) return false;
  }
  return true;
};
