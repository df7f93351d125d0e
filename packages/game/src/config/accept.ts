import { isObject, type Json, type JsonObject } from '../json.ts';
import { accepts } from '../schema/rule.ts';
import { type ConfigFault, fileOnly, misfit, missingSetting, tooDeep, unknownSetting } from './fault.ts';
import {
  type ConfigNode,
  type FormsNode,
  type GroupNode,
  hasForms,
  isGroup,
  type ListNode,
  type Scalar,
} from './node.ts';

export interface Rules {
  /** Every required key must be there: the file claims to be a whole configuration (95.4.1). */
  readonly complete: boolean;
  /** Forms that only files may hold are taken as well (95.4.1 on `paper.margins`). */
  readonly fileForms: boolean;
}

type Path = readonly string[];

/** Notes a fault; gives `undefined`, so that a refusal is `return note(…)`. */
type Note = (fault: ConfigFault) => undefined;

/** `font` may nest in itself for ever; nobody's does, and no file may exhaust the stack. */
const DEEPEST = 16;

/** Keeps what fits the schema and notes what does not; `undefined` where nothing fits. */
export const accept = (
  node: ConfigNode,
  value: Json,
  path: Path,
  rules: Rules,
  note: Note,
): Json | undefined => {
  if (hasForms(node)) return acceptForm(node, value, path, rules, note);
  if (isGroup(node)) return acceptGroup(node, value, path, rules, note);
  return node.type === 'array' ? acceptList(node, value, path, note) : acceptScalar(node, value, path, note);
};

const acceptForm = ({ anyOf }: FormsNode, value: Json, path: Path, rules: Rules, note: Note) => {
  const [offered, inFiles] = anyOf;
  if (!isObject(value)) return acceptScalar(offered, value, path, note);
  if (!rules.fileForms) return note(fileOnly(offered, path));
  let whole = true;
  const accepted = acceptGroup(inFiles, value, path, { ...rules, complete: true }, (fault) => {
    whole = false;
    return note(fault);
  });
  // Such a group is one value: with a side missing or wrong, the layer below decides on all of it.
  return whole ? accepted : undefined;
};

const acceptGroup = (node: GroupNode, value: Json, path: Path, rules: Rules, note: Note) => {
  if (!isObject(value)) return note(misfit({ type: node.type }, path, value));
  if (path.length > DEEPEST) return note(tooDeep(path));
  if (rules.complete) {
    for (const key of node.required) if (!Object.hasOwn(value, key)) note(missingSetting([...path, key]));
  }
  const accepted = Object.entries(value).flatMap(([key, entry]) => {
    const child = childOf(node, key);
    if (child === 'ignored') return [];
    const below = [...path, key];
    const kept =
      child === 'refused'
        ? note(unknownSetting(below, Object.keys(node.properties)))
        : accept(child, entry, below, rules, note);
    return kept === undefined || isEmptyGroup(kept) ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(accepted) satisfies JsonObject;
};

const childOf = (node: GroupNode, key: string): ConfigNode | 'ignored' | 'refused' => {
  const child = Object.hasOwn(node.properties, key) ? node.properties[key] : undefined;
  if (child !== undefined) return child;
  if (typeof node.additionalProperties === 'object') return node;
  return node.additionalProperties ? 'ignored' : 'refused';
};

const isEmptyGroup = (value: Json): boolean => isObject(value) && Object.keys(value).length === 0;

const acceptList = (node: ListNode, value: Json, path: Path, note: Note) => {
  if (!Array.isArray(value)) return note(misfit({ type: node.type }, path, value));
  const items = value.map((item: Json, index) =>
    acceptScalar(node.items, item, [...path, String(index)], note),
  );
  return items.every((item) => item !== undefined) ? items : undefined;
};

const acceptScalar = (node: Scalar, value: Json, path: Path, note: Note): Json | undefined =>
  accepts(node, value) ? value : note(misfit(node, path, value));
