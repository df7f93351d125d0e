import * as nodes from '@ruby/prism/src/nodes.js';
import { LIMITS } from '../limits.ts';
import { Break, type Following, type Frame, getLocal, IT, Next, Return, setLocal } from './frame.ts';
import type { RubyNode } from './parser.ts';
import { Unfollowed } from './unfollowed.ts';
import { identity, isTrue, RubyHash, symbol, textOf, type Value } from './value.ts';

export type NodeClass = new (...args: never[]) => RubyNode;
type Evaluate = (this: Following, node: RubyNode, frame: Frame) => Value;

/** Evaluates each kind of node. Kinds that are not listed are not supported. */
export const EVALUATE = new Map<NodeClass, Evaluate>();

const on = <N extends RubyNode>(
  kind: new (...args: never[]) => N,
  evaluate: (this: Following, node: N, frame: Frame) => Value,
): void => void EVALUATE.set(kind as NodeClass, evaluate as unknown as Evaluate);

on(nodes.StatementsNode, function ({ body }, frame) {
  let value: Value = null;
  for (const statement of body) value = this.eval(statement, frame);
  return value;
});
on(nodes.ParenthesesNode, function ({ body }, frame) {
  return this.eval(body, frame);
});
on(nodes.BeginNode, function (node, frame) {
  if (node.rescueClause || node.ensureClause) throw new Unfollowed('handles an exception');
  return this.eval(node.statements, frame);
});
on(nodes.NilNode, () => null);
on(nodes.TrueNode, () => true);
on(nodes.FalseNode, () => false);
on(nodes.IntegerNode, ({ value }) => Number(value));
on(nodes.FloatNode, ({ value }) => value);
on(nodes.StringNode, ({ unescaped }) => unescaped.value);
on(nodes.SymbolNode, ({ unescaped }) => symbol(unescaped.value));
on(nodes.InterpolatedStringNode, function ({ parts }, frame) {
  return joinParts(this, parts, frame);
});
on(nodes.InterpolatedSymbolNode, function ({ parts }, frame) {
  return symbol(joinParts(this, parts, frame));
});
on(nodes.EmbeddedStatementsNode, function ({ statements }, frame) {
  return this.eval(statements, frame);
});
on(nodes.ArrayNode, function ({ elements }, frame) {
  return this.args(elements, frame);
});
on(nodes.HashNode, function ({ elements }, frame) {
  return hashOf(this, elements, frame);
});
on(nodes.KeywordHashNode, function ({ elements }, frame) {
  return hashOf(this, elements, frame);
});
on(nodes.ImplicitNode, function ({ value }, frame) {
  return this.eval(value, frame);
});
on(nodes.RangeNode, function (node, frame) {
  const [from, to] = [this.eval(node.left, frame), this.eval(node.right, frame)];
  if (!Number.isInteger(from) || !Number.isInteger(to))
    throw new Unfollowed('has a range that is not of whole numbers');
  const [first, last] = [from as number, (to as number) - (node.isExcludeEnd() ? 1 : 0)];
  this.charge(Math.max(0, last - first));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
});
on(nodes.ConstantReadNode, function ({ name }, frame) {
  return this.constantNamed(name, frame);
});
on(nodes.ConstantPathNode, function (node, frame) {
  const { name } = node;
  if (name === null) throw new Unfollowed('names nothing');
  return this.constantOf(node.parent ? this.eval(node.parent, frame) : this.sources.top, name);
});
on(nodes.SelfNode, (_, { self }) => self);
on(nodes.CallNode, function (node, frame) {
  return this.callNode(node, frame);
});
on(nodes.SuperNode, function (node, frame) {
  return this.callSuper(this.args(node.arguments_?.arguments_ ?? [], frame), undefined, frame);
});
on(nodes.ForwardingSuperNode, function (_, frame) {
  return this.callSuper(undefined, undefined, frame);
});
on(nodes.YieldNode, function (node, frame) {
  return this.yieldBlock(this.args(node.arguments_?.arguments_ ?? [], frame), frame);
});
on(nodes.LambdaNode, function (node, frame) {
  return this.closure(node, frame);
});
on(nodes.IfNode, function (node, frame) {
  return isTrue(this.eval(node.predicate, frame))
    ? this.eval(node.statements, frame)
    : this.eval(node.subsequent, frame);
});
on(nodes.UnlessNode, function (node, frame) {
  return isTrue(this.eval(node.predicate, frame))
    ? this.eval(node.elseClause, frame)
    : this.eval(node.statements, frame);
});
on(nodes.ElseNode, function ({ statements }, frame) {
  return this.eval(statements, frame);
});
on(nodes.CaseNode, function (node, frame) {
  const subject = node.predicate ? this.eval(node.predicate, frame) : undefined;
  for (const when of node.conditions as nodes.WhenNode[])
    for (const condition of this.args(when.conditions, frame))
      if (subject === undefined ? isTrue(condition) : matches(condition, subject))
        return this.eval(when.statements, frame);
  return this.eval(node.elseClause, frame);
});
on(nodes.AndNode, function ({ left, right }, frame) {
  const value = this.eval(left, frame);
  return isTrue(value) ? this.eval(right, frame) : value;
});
on(nodes.OrNode, function ({ left, right }, frame) {
  const value = this.eval(left, frame);
  return isTrue(value) ? value : this.eval(right, frame);
});
on(nodes.ReturnNode, function (node, frame) {
  throw new Return(oneOf(this.args(node.arguments_?.arguments_ ?? [], frame)), frame.method);
});
on(nodes.NextNode, function (node, frame) {
  throw new Next(oneOf(this.args(node.arguments_?.arguments_ ?? [], frame)));
});
on(nodes.BreakNode, function (node, frame) {
  throw new Break(oneOf(this.args(node.arguments_?.arguments_ ?? [], frame)), frame.locals);
});
on(nodes.LocalVariableReadNode, (node, frame) => getLocal(frame, node.name, node.depth));
on(nodes.ItLocalVariableReadNode, (_, frame) => frame.locals.values.get(IT) ?? null);
on(nodes.LocalVariableWriteNode, function (node, frame) {
  return setLocal(frame, node.name, node.depth, this.eval(node.value, frame));
});
on(nodes.LocalVariableOrWriteNode, function (node, frame) {
  const known = getLocal(frame, node.name, node.depth);
  return isTrue(known) ? known : setLocal(frame, node.name, node.depth, this.eval(node.value, frame));
});
on(nodes.LocalVariableOperatorWriteNode, function (node, frame) {
  const known = getLocal(frame, node.name, node.depth);
  const value = this.sendValue(known, node.binaryOperator, [this.eval(node.value, frame)], undefined);
  return setLocal(frame, node.name, node.depth, value);
});
on(nodes.InstanceVariableReadNode, function ({ name }) {
  return this.instanceVariable(name);
});
on(nodes.InstanceVariableWriteNode, function ({ name, value }, frame) {
  return this.setInstanceVariable(name, this.eval(value, frame));
});
on(nodes.InstanceVariableOrWriteNode, function ({ name, value }, frame) {
  return this.hasInstanceVariable(name)
    ? this.instanceVariable(name)
    : this.setInstanceVariable(name, this.eval(value, frame));
});
on(nodes.MultiWriteNode, function (node, frame) {
  const value = this.eval(node.value, frame);
  this.assign(node, value, frame);
  return value;
});
on(nodes.IndexOperatorWriteNode, function (node, frame) {
  const receiver = this.eval(node.receiver, frame);
  const keys = this.args(node.arguments_?.arguments_ ?? [], frame);
  const known = this.sendValue(receiver, '[]', keys, undefined);
  const value = this.sendValue(known, node.binaryOperator, [this.eval(node.value, frame)], undefined);
  return this.sendValue(receiver, '[]=', [...keys, value], undefined);
});
on(nodes.IndexOrWriteNode, function (node, frame) {
  const receiver = this.eval(node.receiver, frame);
  const keys = this.args(node.arguments_?.arguments_ ?? [], frame);
  const known = this.sendValue(receiver, '[]', keys, undefined);
  return isTrue(known)
    ? known
    : this.sendValue(receiver, '[]=', [...keys, this.eval(node.value, frame)], undefined);
});

/** Converts a range, as in `[1..-1]`, to the arguments of `[from, length]`. */
export const partByRange = (
  following: Following,
  { name, arguments_ }: nodes.CallNode,
  whole: Value,
  frame: Frame,
): Value[] | undefined => {
  const [range, more] = arguments_?.arguments_ ?? [];
  if (!(range instanceof nodes.RangeNode) || more || (name !== '[]' && name !== 'slice')) return undefined;
  if (!Array.isArray(whole) && typeof whole !== 'string') return undefined;
  const placeOf = (node: RubyNode | null, otherwise: number): number => {
    const place = node ? following.eval(node, frame) : otherwise;
    if (typeof place !== 'number') throw new Unfollowed('has a range that is not of whole numbers');
    return place < 0 ? whole.length + place : place;
  };
  const [first, last] = [placeOf(range.left, 0), placeOf(range.right, -1)];
  const end = range.right && range.isExcludeEnd() ? last : last + 1;
  // There is nothing before the first entry, as after the last.
  return [first < 0 ? whole.length + 1 : first, Math.max(0, end - first)];
};

const oneOf = (values: Value[]): Value => (values.length > 1 ? values : (values[0] ?? null));

/** Whether a value matches a `when`: it is equal, or a number in its range. */
const matches = (condition: Value, subject: Value): boolean =>
  Array.isArray(condition) && !Array.isArray(subject)
    ? condition.some((entry) => identity(entry) === identity(subject))
    : identity(condition) === identity(subject);

const joinParts = (following: Following, parts: readonly RubyNode[], frame: Frame): string => {
  const text = parts.map((part) => textOf(following.eval(part, frame))).join('');
  following.charge(text.length >> 6);
  return text;
};

const hashOf = (following: Following, elements: readonly RubyNode[], frame: Frame): RubyHash => {
  const hash = new RubyHash();
  for (const element of elements) {
    if (element instanceof nodes.AssocNode)
      hash.set(following.eval(element.key, frame), following.eval(element.value, frame));
    else if (element instanceof nodes.AssocSplatNode) {
      const more = following.eval(element.value, frame);
      if (more instanceof RubyHash) for (const [key, value] of more.entries()) hash.set(key, value);
      else if (more !== null) throw new Unfollowed('expands something that is not a map');
      following.charge(more instanceof RubyHash ? more.size : 0);
    }
  }
  return hash;
};

/** The value of a keyword argument anywhere in a method. */
export const findKeyword = (node: RubyNode, name: string): RubyNode | undefined => {
  const queue: RubyNode[] = [node];
  for (let steps = 0; queue.length > 0 && steps < LIMITS.steps; steps++) {
    const next = queue.shift() as RubyNode & { compactChildNodes(): RubyNode[] };
    if (
      next instanceof nodes.AssocNode &&
      next.key instanceof nodes.SymbolNode &&
      next.key.unescaped.value === name
    )
      return next.value;
    queue.push(...next.compactChildNodes());
  }
  return undefined;
};

/** The value of a keyword argument inside a block with one parameter, and the name of that parameter. */
export const findInBlock = (
  node: RubyNode,
  keyword: string,
): { readonly parameter: string; readonly value: RubyNode } | undefined => {
  if (node instanceof nodes.BlockNode) {
    const value = node.body ? findKeyword(node.body as RubyNode, keyword) : undefined;
    const list = node.parameters instanceof nodes.BlockParametersNode ? node.parameters.parameters : null;
    const [first, second] = list?.requireds ?? [];
    if (value && !second && first instanceof nodes.RequiredParameterNode)
      return { parameter: first.name, value };
  }
  for (const inner of (node as RubyNode & { compactChildNodes(): RubyNode[] }).compactChildNodes()) {
    const found = findInBlock(inner, keyword);
    if (found) return found;
  }
  return undefined;
};
