import { at, stepsOf } from '../diagnostic.ts';
import { type Hex, resolveHex } from '../hex/hex.ts';
import { asList, get, type Json, type JsonObject } from '../json.ts';
import type { Reading } from '../reading.ts';
import { type Allowance, countValues } from './allowance.ts';
import type { HexGroup } from './group.ts';
import { mergeHex } from './merge.ts';

/** What a group shows, after copying. Equal groups of all variations share one, and so one `Hex`. */
export interface GroupContent {
  readonly hex: Hex;
  /** The merged fields. */
  readonly json: JsonObject;
  /** How many values `json` holds, copies included. */
  readonly valueCount: number;
  /** The content it was merged with. */
  readonly source?: GroupContent;
}

/** The content of a group, merged over the one it copies if there is one; each is made once. */
export type ContentResolver = (group: HexGroup, source?: GroupContent) => GroupContent;

export const createContentResolver = (reading: Reading, allowance: Allowance): ContentResolver => {
  const trackTurn = reading.info.orientation === 'horizontal' ? 0 : 90;
  const made = new Map<HexGroup, Map<GroupContent | undefined, GroupContent>>();

  const ownContent = ({ json, pointer }: HexGroup): GroupContent => ({
    hex: resolveHex(json, pointer, reading, trackTurn),
    json,
    valueCount: countValues(json),
  });
  const mergeContent = (group: HexGroup, source: GroupContent): GroupContent => {
    const valueCount = countValues(group.json) + source.valueCount;
    if (!allowance.spend(valueCount, at(group.pointer, 'copy'))) return ownContent(group);
    const json = mergeHex(group.json, source.json);
    const hex = resolveHex(json, group.pointer, onlyOwnRemarks(group, reading), trackTurn);
    return { hex, json, valueCount, source };
  };

  return (group, source) => {
    const bySource = made.get(group) ?? new Map<GroupContent | undefined, GroupContent>();
    made.set(group, bySource);
    const content = bySource.get(source) ?? (source ? mergeContent(group, source) : ownContent(group));
    bySource.set(source, content);
    return content;
  };
};

/** What is inherited was reported where it is written: only remarks on the group's own values pass. */
const onlyOwnRemarks = ({ json, pointer }: HexGroup, reading: Reading): Reading => ({
  ...reading,
  report: (found) => {
    if (exists(json, found.pointer.slice(pointer.length))) reading.report(found);
  },
});

const exists = (json: Json, pointer: string): boolean => {
  let value: Json | undefined = json;
  for (const step of stepsOf(pointer)) {
    value = Array.isArray(value) ? asList(value)[Number(step)] : get(value, step);
    if (value === undefined) return false;
  }
  return true;
};
