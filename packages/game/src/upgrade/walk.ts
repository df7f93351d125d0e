import type { Diagnostic } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import {
  type Draft,
  type DraftFields,
  draft,
  draftFieldsOf,
  draftItemsOf,
  draftList,
  draftObject,
} from './draft.ts';
import { readAsMeant } from './meaning.ts';
import type { Change, UpgradeRule } from './rule.ts';
import { rules } from './rules.ts';
import { gameShape, type ValueShape } from './shape.ts';

/** Turns an object with named entries into a list. An entry's explicit name takes precedence over its key. */
function readByName(
  key: string,
  thing: Draft,
  shape: ValueShape | undefined,
  report: (rule: string, change: Change) => void,
): void {
  const name = shape?.named(thing);
  if (!shape || name === undefined) return;
  const items = [...draftFieldsOf(thing)!].map(([own, entry]) => {
    const fields: DraftFields = new Map([[name, asName(own, entry.written, shape.item()?.field(name))]]);
    for (const [field, value] of draftFieldsOf(entry)!) fields.set(field, value);
    return draftObject(fields, entry.written);
  });
  thing.content = draftList(items, thing.written).content;
  report('list-by-name', {
    written: thing.written,
    message: `\`${key}\` is now a list, and the key of each entry is its \`${name}\`.`,
  });
}

/** Converts a key to the field's type: a player count becomes a number, and a coordinate becomes a list. */
function asName(own: string, written: string, shape: ValueShape | undefined): Draft {
  const name = draft(own, written);
  if (!shape) return name;
  if (shape.item()) return draftList([name], written);
  readAsMeant(name, shape, () => undefined);
  return name;
}

/** Upgrade rules by path, with one node per path step. */
interface RuleNode {
  readonly rules: UpgradeRule[];
  readonly fields: Map<string, RuleNode>;
  /** Rules for any key, `{}`. */
  anyField?: RuleNode;
  /** Rules for any list entry, `[]`. */
  item?: RuleNode;
}

/** The upgraded file and its diagnostics, with or without those of quiet rules. */
export interface Walk {
  readonly root: Draft;
  readonly diagnostics: readonly Diagnostic[];
}

/** Visits a file once, skipping parts that no rule applies to. */
export function walk(value: Json, reportedRules: 'all' | 'old' = 'old'): Walk {
  const diagnostics: Diagnostic[] = [];
  const root = draft(value, '');
  visit(root, ruleTree, gameShape, (name, { written, message }, quiet) => {
    if (reportedRules === 'all' || !quiet)
      diagnostics.push({ severity: 'info', code: `upgrade/${name}`, message, pointer: written });
  });
  return { root, diagnostics };
}

type ReportChange = (rule: string, change: Change, quiet?: boolean) => void;

function visit(
  thing: Draft,
  node: RuleNode | undefined,
  shape: ValueShape | undefined,
  report: ReportChange,
): void {
  if (!node && !shape) return;
  if (shape) readAsMeant(thing, shape, report);
  const items = draftItemsOf(thing);
  if (items) {
    const [itemNode, itemShape] = [node?.item, shape?.item()];
    for (const item of items) visit(item, itemNode, itemShape, report);
    return;
  }
  const fields = draftFieldsOf(thing);
  if (!fields) return;
  if (shape) for (const [key, field] of fields) readByName(key, field, shape.field(key), report);
  for (const rule of node?.rules ?? [])
    for (const change of rule.apply(fields)) report(rule.name, change, rule.quiet);
  for (const [key, field] of fields)
    visit(field, node?.fields.get(key) ?? node?.anyField, shape?.field(key), report);
}

const newNode = (): RuleNode => ({ rules: [], fields: new Map() });

function plant(all: readonly UpgradeRule[]): RuleNode {
  const root = newNode();
  for (const rule of all)
    for (const path of rule.at)
      path
        .split(/\.|(?=\[\])/)
        .filter(Boolean)
        .reduce(step, root)
        .rules.push(rule);
  return root;
}

function step(node: RuleNode, name: string): RuleNode {
  if (name === '[]') {
    node.item ??= newNode();
    return node.item;
  }
  if (name === '{}') {
    node.anyField ??= newNode();
    return node.anyField;
  }
  const next = node.fields.get(name) ?? newNode();
  node.fields.set(name, next);
  return next;
}

const ruleTree = plant(rules);
