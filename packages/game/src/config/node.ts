import type { SectionId } from './sections.ts';
import type { ConfigChoice, ConfigUnit } from './value.ts';

/** The schema as this folder's functions read it: JSON Schema keywords and our annotations. */
export type ConfigNode = GroupNode | FormsNode | ValueNode;

export interface GroupNode {
  readonly type: 'object';
  readonly title?: string;
  readonly description?: string;
  readonly properties: Readonly<Record<string, ConfigNode>>;
  readonly required: readonly string[];
  /** Unknown keys: refused, ignored, or each a group like this one, referenced by its definition. */
  readonly additionalProperties: boolean | { readonly $ref: string };
}

/** A value with two forms: one that panel and address offer, and one that only files may use. */
export interface FormsNode {
  readonly anyOf: readonly [offered: NumberNode, inFiles: GroupNode];
}

export type ValueNode = SwitchNode | ChoiceNode | NameNode | TextNode | NumberNode | ListNode;

interface Annotated<Value> {
  readonly section: SectionId;
  readonly title: string;
  readonly description: string;
  readonly default: Value;
  readonly unit: ConfigUnit;
  /** Set for a value without a control in the panel. */
  readonly panel?: false;
}

export interface SwitchNode extends Annotated<boolean> {
  readonly control: 'switch';
  readonly type: 'boolean';
}

export interface ChoiceNode extends Annotated<string> {
  readonly control: 'choice';
  readonly type: 'string';
  readonly enum: readonly string[];
  readonly choices: readonly ConfigChoice[];
}

/** Named choices; a game may add more. */
export interface NameNode extends Annotated<string> {
  readonly control: 'company-set';
  readonly type: 'string';
  readonly choices: readonly ConfigChoice[];
}

export interface TextNode extends Annotated<string> {
  readonly control: 'map-theme' | 'company-theme' | 'text';
  readonly type: 'string';
}

export interface NumberNode extends Annotated<number> {
  readonly control: 'number' | 'length';
  readonly type: 'integer' | 'number';
  readonly minimum?: number;
  /** The minimum itself is not allowed. */
  readonly exclusiveMinimum?: number;
  /** Files may use a group instead, but panel and address may not. */
  readonly groupInFiles?: true;
}

export interface ListNode extends Annotated<readonly number[]> {
  readonly control: 'list';
  readonly type: 'array';
  readonly items: Scalar;
}

/** The constraints of a single value, without annotations. */
export interface Scalar {
  readonly type: 'boolean' | 'integer' | 'number' | 'string';
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
}

export const hasForms = (node: ConfigNode): node is FormsNode => 'anyOf' in node;

export const isGroup = (node: ConfigNode): node is GroupNode => !hasForms(node) && node.type === 'object';

/** The form of a value that panel and address offer. */
export const offeredForm = (node: FormsNode | ValueNode): ValueNode =>
  hasForms(node) ? node.anyOf[0] : node;

/**
 * Returns a node without required keys. Forms that only files may use are kept, or refused with a message.
 */
export const asPart = (node: ConfigNode, fileForms: 'kept' | 'refused'): ConfigNode => {
  if (hasForms(node)) return fileForms === 'kept' ? node : { ...node.anyOf[0], groupInFiles: true };
  if (!isGroup(node)) return node;
  const properties = Object.entries(node.properties).map(
    ([key, child]) => [key, asPart(child, fileForms)] as const,
  );
  return { ...node, properties: Object.fromEntries(properties), required: [] };
};
