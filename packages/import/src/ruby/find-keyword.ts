import * as nodes from '@ruby/prism/src/nodes.js';
import { LIMITS } from '../limits.ts';
import type { RubyNode } from './node.ts';

/** The value of a keyword argument, anywhere in a method. */
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
