import * as nodes from '@ruby/prism/src/nodes.js';
import type { RubyFile, RubyNode } from './parser.ts';
import type { Opaque } from './value.ts';

/** A node that is evaluated on demand, with its location. */
export interface Definition<N extends RubyNode = RubyNode> {
  readonly node: N;
  readonly file: RubyFile;
  /** The module that contains it, where name lookup starts. */
  readonly scope: RubyModule;
}

/** A module or class, collected from all files that open it. */
export class RubyModule implements Opaque {
  readonly name: string;
  readonly parent: RubyModule | undefined;
  /** Its full name, such as `Engine::Game::G1830::Map`. */
  readonly opaque: string;
  readonly modules = new Map<string, RubyModule>();
  readonly constants = new Map<string, Definition>();
  readonly methods = new Map<string, Definition<nodes.DefNode>>();
  /** Methods of the module itself. */
  readonly ownMethods = new Map<string, Definition<nodes.DefNode>>();
  readonly includes: Definition[] = [];
  superclass: Definition | undefined;
  /** Colour names that the title registers. */
  colors: Definition | undefined;

  constructor(name: string, parent?: RubyModule) {
    this.name = name;
    this.parent = parent;
    this.opaque = parent?.opaque ? `${parent.opaque}::${name}` : name;
  }
  module(name: string): RubyModule {
    const known = this.modules.get(name);
    if (known) return known;
    const made = new RubyModule(name, this);
    this.modules.set(name, made);
    return made;
  }
}

/** Adds the definitions of a file to the tree of modules. */
export const indexFile = (root: RubyNode, file: RubyFile, top: RubyModule): void =>
  indexBody((root as nodes.ProgramNode).statements, file, top, false);

const INCLUDES = new Set(['include', 'include_meta', 'prepend']);

const indexBody = (body: RubyNode | null, file: RubyFile, scope: RubyModule, singleton: boolean): void => {
  if (!(body instanceof nodes.StatementsNode)) return;
  for (const node of body.body as RubyNode[]) {
    if (node instanceof nodes.ModuleNode) {
      indexBody(node.body, file, moduleAt(node.constantPath, scope), false);
    } else if (node instanceof nodes.ClassNode) {
      const opened = moduleAt(node.constantPath, scope);
      if (node.superclass) opened.superclass ??= { node: node.superclass, file, scope };
      indexBody(node.body, file, opened, false);
    } else if (node instanceof nodes.SingletonClassNode) {
      indexBody(node.body, file, scope, true);
    } else if (node instanceof nodes.ConstantWriteNode) {
      scope.constants.set(node.name, { node: node.value, file, scope });
    } else if (node instanceof nodes.ConstantOrWriteNode) {
      if (!scope.constants.has(node.name)) scope.constants.set(node.name, { node: node.value, file, scope });
    } else if (node instanceof nodes.DefNode) {
      const own = singleton || node.receiver instanceof nodes.SelfNode;
      (own ? scope.ownMethods : scope.methods).set(node.name, { node, file, scope });
    } else if (node instanceof nodes.CallNode && !node.receiver) {
      for (const argument of (node.arguments_?.arguments_ ?? []) as RubyNode[]) {
        if (INCLUDES.has(node.name)) scope.includes.push({ node: argument, file, scope });
        else if (node.name === 'register_colors') scope.colors = { node: argument, file, scope };
        else if (argument instanceof nodes.DefNode)
          scope.methods.set(argument.name, { node: argument, file, scope });
      }
    }
  }
};

const moduleAt = (path: RubyNode, scope: RubyModule): RubyModule =>
  pathOf(path).reduce((module, name) => module.module(name), scope);

/** The names in a path of constants, for `A::B` and `::A`. */
export const pathOf = (node: RubyNode): string[] => {
  if (node instanceof nodes.ConstantReadNode) return [node.name];
  if (node instanceof nodes.ConstantPathNode)
    return [...(node.parent ? pathOf(node.parent) : []), node.name ?? ''];
  return [];
};
