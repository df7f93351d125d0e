import type { Diagnostic } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import { readByName } from './by-name.ts';
import { type Draft, draft, draftFieldsOf, draftItemsOf } from './draft.ts';
import { readAsMeant } from './meaning.ts';
import type { Change, UpgradeRule } from './rule.ts';
import { rules } from './rules.ts';
import { gameShape, type ValueShape } from './shape.ts';

/** The rules by place, one node per step of their paths. */
interface RuleNode {
  readonly rules: UpgradeRule[];
  readonly fields: Map<string, RuleNode>;
  /** For `{}`, any key. */
  anyField?: RuleNode;
  /** For `[]`, any entry of a list. */
  item?: RuleNode;
}

/** The whole file brought to today's spelling, with a remark for each change, or for those that are no quiet ones. */
export interface Walk {
  readonly root: Draft;
  readonly diagnostics: readonly Diagnostic[];
}

/** Goes through a file once, and only to places where something may be spelt the old way. */
export function walk(value: Json, tells: 'all' | 'old' = 'old'): Walk {
  const diagnostics: Diagnostic[] = [];
  const root = draft(value, '');
  visit(root, ruleTree, gameShape, (name, { written, message }, quiet) => {
    if (tells === 'all' || !quiet)
      diagnostics.push({ severity: 'info', code: `upgrade/${name}`, message, pointer: written });
  });
  return { root, diagnostics };
}

type Tell = (rule: string, change: Change, quiet?: boolean) => void;

function visit(thing: Draft, node: RuleNode | undefined, shape: ValueShape | undefined, tell: Tell): void {
  if (!node && !shape) return;
  if (shape) readAsMeant(thing, shape, tell);
  const items = draftItemsOf(thing);
  if (items) {
    const [itemNode, itemShape] = [node?.item, shape?.item()];
    for (const item of items) visit(item, itemNode, itemShape, tell);
    return;
  }
  const fields = draftFieldsOf(thing);
  if (!fields) return;
  if (shape) for (const [key, field] of fields) readByName(key, field, shape.field(key), tell);
  for (const rule of node?.rules ?? [])
    for (const change of rule.apply(fields)) tell(rule.name, change, rule.quiet);
  for (const [key, field] of fields)
    visit(field, node?.fields.get(key) ?? node?.anyField, shape?.field(key), tell);
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
