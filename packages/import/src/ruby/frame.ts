import type * as nodes from '@ruby/prism/src/nodes.js';
import type { RubyFile, RubyNode } from './parser.ts';
import type { RubyModule } from './program.ts';
import type { RubySources } from './sources.ts';
import type { Callable, Value } from './value.ts';

/** The game object, which is `self` in the methods of a title. */
export const SELF = { opaque: 'the game' } as const;

/** Local variables of a method or block. A block also sees those around it. */
export interface Locals {
  readonly values: Map<string, Value>;
  readonly outer: Locals | undefined;
}

/** A method, block or constant that is being evaluated. */
export interface Frame {
  readonly file: RubyFile;
  readonly scope: RubyModule;
  readonly self: typeof SELF | RubyModule;
  readonly locals: Locals;
  readonly method?: { readonly name: string; readonly owner: RubyModule; readonly args: readonly Value[] };
}

export class Return {
  readonly value: Value;
  readonly frame: Frame['method'];
  constructor(value: Value, frame: Frame['method']) {
    this.value = value;
    this.frame = frame;
  }
}
export class Next {
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}
export class Break {
  readonly value: Value;
  readonly locals: Locals;
  constructor(value: Value, locals: Locals) {
    this.value = value;
    this.locals = locals;
  }
}

export const BLOCK = '&';
export const IT = 'it';

export const noLocals = (): Locals => ({ values: new Map(), outer: undefined });

const localsAt = (frame: Frame, depth: number): Locals | undefined => {
  let locals: Locals | undefined = frame.locals;
  for (let n = 0; n < depth && locals; n++) locals = locals.outer;
  return locals;
};

export const setLocal = (frame: Frame, name: string, depth: number, value: Value): Value => {
  localsAt(frame, depth)?.values.set(name, value);
  return value;
};

export const getLocal = (frame: Frame, name: string, depth: number): Value =>
  localsAt(frame, depth)?.values.get(name) ?? null;

/** The interface that evaluating a syntax node needs. */
export interface Following {
  readonly sources: RubySources;
  eval(node: RubyNode | null, frame: Frame): Value;
  /** Arguments of a call, with splats expanded and keywords as a map at the end. */
  args(list: readonly RubyNode[], frame: Frame): Value[];
  /** Counts work and throws if the limit is exceeded. */
  charge(cost: number): void;
  assign(target: RubyNode, value: Value, frame: Frame): void;
  callNode(node: nodes.CallNode, frame: Frame): Value;
  callSuper(args: readonly Value[] | undefined, block: Callable | undefined, frame: Frame): Value;
  yieldBlock(args: Value[], frame: Frame): Value;
  closure(node: nodes.BlockNode | nodes.LambdaNode, frame: Frame): Callable;
  sendValue(receiver: Value, name: string, args: Value[], block: Callable | undefined): Value;
  constantNamed(name: string, frame: Frame): Value;
  constantOf(parent: Value, name: string): Value;
  instanceVariable(name: string): Value;
  setInstanceVariable(name: string, value: Value): Value;
  hasInstanceVariable(name: string): boolean;
}
