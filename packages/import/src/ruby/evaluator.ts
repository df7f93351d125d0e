import * as nodes from '@ruby/prism/src/nodes.js';
import { LIMITS } from '../limits.ts';
import { baseConstant, GETTERS, isMade, madeOf, StandardTiles, THE_BANK, TILE_TABLE } from './base-class.ts';
import {
  BLOCK,
  Break,
  type Following,
  type Frame,
  IT,
  type Locals,
  Next,
  noLocals,
  Return,
  SELF,
  setLocal,
} from './frame.ts';
import { formatted } from './method-call.ts';
import { callMethod, KINDS } from './methods.ts';
import type { RubyNode } from './parser.ts';
import { type Definition, RubyModule } from './program.ts';
import { BASE, type RubySources, TITLES } from './sources.ts';
import { EVALUATE, type NodeClass, partByRange } from './syntax.ts';
import { placeOf, Unfollowed } from './unfollowed.ts';
import { Callable, listOf, RubyHash, RubySymbol, symbol, type Value } from './value.ts';

/** Methods a title may call whose result is known before the game starts. */
export interface Setup {
  readonly players: number;
  readonly options: readonly string[];
}

/**
 * Evaluates constants and getters of a title without running Ruby. It supports values, some methods of lists, maps and
 * strings, and the title's own methods. Anything else throws `Unfollowed`.
 */
export class Evaluator implements Following {
  readonly sources: RubySources;
  readonly title: RubyModule;
  readonly #setup: Setup;
  readonly #constants = new Map<Definition, Value | 'evaluating'>();
  readonly #instance = new Map<string, Value>();
  readonly #paid: Value[] = [];
  #askedForPlayers = false;
  readonly #ancestors: readonly RubyModule[];
  #steps = 0;
  #calls = 0;
  #nesting = 0;

  constructor(sources: RubySources, title: RubyModule, ancestors: readonly RubyModule[], setup: Setup) {
    this.sources = sources;
    this.title = title;
    this.#ancestors = ancestors;
    this.#setup = setup;
  }

  /** The number of players that was assumed, if an evaluation depended on it. */
  get assumedPlayers(): number | undefined {
    return this.#askedForPlayers ? this.#setup.players : undefined;
  }

  /** The definition of a constant in the title, the modules it includes and the titles it is based on. */
  find(name: string): Definition | undefined {
    for (const module of this.#ancestors) {
      const definition = module.constants.get(name);
      if (definition) return definition;
    }
    return undefined;
  }

  /** A method of the title, unless only the base class defines it. */
  findMethod(name: string): Definition<nodes.DefNode> | undefined {
    for (const module of this.#ancestors) {
      const definition = module.methods.get(name);
      if (definition) return definition;
    }
    return undefined;
  }

  /** A copy of a constant's value, which may be changed. Starts a new count towards the limits. */
  constant(definition: Definition): Value {
    this.#restart();
    return this.#valueOf(definition);
  }

  /** The return value of a method of the title. Starts a new count towards the limits. */
  call(name: string, ...args: Value[]): Value {
    this.#restart();
    this.#instance.clear();
    // Counts what a copy contains, because a list can contain another many times.
    return this.copy(this.#send(name, args, undefined, undefined, undefined));
  }

  /** The payments that a method of the title makes from the bank, in order. */
  payments(name: string, ...args: Value[]): readonly Value[] {
    this.#paid.length = 0;
    this.call(name, ...args);
    return [...this.#paid];
  }

  /**
   * Evaluates an expression inside a method, such as the value of a keyword. `names` are the variables of the
   * surrounding block.
   */
  expression({ node, file, scope }: Definition, names: ReadonlyMap<string, Value> = new Map()): Value {
    this.#restart();
    const locals = noLocals();
    for (const [name, value] of names) locals.values.set(name, value);
    return this.#eval(node, { file, scope, self: SELF, locals });
  }

  /** Counts the cost of an operation. */
  charge(cost: number): void {
    this.#steps += cost;
    // NaN, for example from an infinite count, also exceeds the limit.
    if (!(this.#steps <= LIMITS.steps)) throw new Unfollowed('takes too many steps');
  }

  #restart(): void {
    this.#steps = 0;
    this.#calls = 0;
    this.#nesting = 0;
  }

  #valueOf(definition: Definition): Value {
    const known = this.#constants.get(definition);
    if (known === 'evaluating')
      throw new Unfollowed('refers to itself', placeOf(definition.node, definition.file));
    if (known !== undefined) return this.copy(known);
    this.#constants.set(definition, 'evaluating');
    try {
      const { node, file, scope } = definition;
      const value = this.#deeper(() => this.#eval(node, { file, scope, self: scope, locals: noLocals() }));
      this.#constants.set(definition, value);
      return this.copy(value);
    } catch (error) {
      this.#constants.delete(definition);
      throw error;
    }
  }

  /** Lists and maps of constants are copied, because methods may change them. */
  copy(value: Value): Value {
    this.charge(1);
    if (Array.isArray(value)) return value.map((entry) => this.copy(entry));
    if (value instanceof RubyHash) {
      const copied = RubyHash.of(value.entries().map(([key, entry]) => [key, this.copy(entry)]));
      copied.fallback = value.fallback;
      return copied;
    }
    return value;
  }

  #deeper<T>(run: () => T): T {
    this.#calls += 1;
    if (this.#calls > LIMITS.calls) throw new Unfollowed('calls itself too often');
    try {
      return run();
    } finally {
      this.#calls -= 1;
    }
  }

  #eval(node: RubyNode | null, frame: Frame): Value {
    if (node === null) return null;
    this.charge(1);
    const evaluate = EVALUATE.get(node.constructor as NodeClass);
    if (!evaluate)
      throw new Unfollowed('uses Ruby that the importer does not support', placeOf(node, frame.file));
    this.#nesting += 1;
    if (this.#nesting > LIMITS.nesting)
      throw new Unfollowed('is nested too deeply', placeOf(node, frame.file));
    try {
      return evaluate.call(this, node, frame);
    } catch (error) {
      // Reports the location of the innermost expression that failed.
      if (error instanceof Unfollowed && !error.place)
        throw new Unfollowed(error.message, placeOf(node, frame.file), error.missingTitle);
      throw error;
    } finally {
      this.#nesting -= 1;
    }
  }

  eval(node: RubyNode | null, frame: Frame): Value {
    return this.#eval(node, frame);
  }

  /** Arguments of a call, with splats expanded and keywords as a map at the end. */
  args(list: readonly RubyNode[], frame: Frame): Value[] {
    const args: Value[] = [];
    for (const node of list) {
      if (node instanceof nodes.SplatNode) args.push(...listOf(this.#eval(node.expression, frame)));
      else args.push(this.#eval(node, frame));
    }
    this.charge(args.length);
    return args;
  }

  callNode(node: nodes.CallNode, frame: Frame): Value {
    const args = () => this.args((node.arguments_?.arguments_ ?? []) as RubyNode[], frame);
    const block = this.#blockOf(node.block, frame);
    if (node.receiver === null || node.receiver instanceof nodes.SelfNode) {
      if (frame.self instanceof RubyModule) return this.#sendTo(frame.self, node.name, args(), block);
      if (node.name === 'respond_to?') return this.#responds(node, args());
      return this.#send(node.name, args(), block, undefined, frame);
    }
    const receiver = this.#eval(node.receiver, frame);
    if (receiver === null && node.isSafeNavigation()) return null;
    return this.#catchBreak(frame.locals, () =>
      this.sendValue(receiver, node.name, partByRange(this, node, receiver, frame) ?? args(), block),
    );
  }

  sendValue(receiver: Value, name: string, args: Value[], block: Callable | undefined): Value {
    if (receiver === SELF) {
      if (name === 'class') return this.title;
      return this.#send(name, args, block, undefined, undefined);
    }
    if (receiver instanceof RubyModule) return this.#sendTo(receiver, name, args, block);
    if (receiver === THE_BANK && name === 'spend') {
      this.#paid.push(args[0] ?? null);
      return null;
    }
    if (name === 'send' || name === 'public_send') {
      const [called, ...rest] = args;
      const method = nameIn(called);
      if (method !== undefined) return this.sendValue(receiver, method, rest, block);
    }
    return callMethod(this, receiver, name, args, block);
  }

  /**
   * Whether the title has a method. The base class, which is not read, may have one with a plain name, but none whose
   * name a title puts together.
   */
  #responds({ arguments_ }: nodes.CallNode, [asked]: readonly Value[]): Value {
    const name = nameIn(asked);
    if (name !== undefined && (GETTERS.has(name) || this.findMethod(name))) return true;
    const [written] = arguments_?.arguments_ ?? [];
    if (name !== undefined && written instanceof nodes.InterpolatedStringNode) return false;
    throw new Unfollowed(`tests whether ${name === undefined ? 'a method' : `the method ${name}`} exists`);
  }

  #catchBreak(locals: Locals, run: () => Value): Value {
    try {
      return run();
    } catch (thrown) {
      if (thrown instanceof Break && thrown.locals.outer === locals) return thrown.value;
      throw thrown;
    }
  }

  /** Calls a method of the game. `super` continues after the module `after`. */
  #send(
    name: string,
    args: readonly Value[],
    block: Callable | undefined,
    after: RubyModule | undefined,
    frame: Frame | undefined,
  ): Value {
    const from = after ? this.#ancestors.indexOf(after) + 1 : 0;
    for (const owner of this.#ancestors.slice(from)) {
      const method = owner.methods.get(name);
      if (method) return this.#run(method, owner, SELF, args, block);
    }
    return this.#baseMethod(name, args, block, frame);
  }

  #baseMethod(
    name: string,
    args: readonly Value[],
    block: Callable | undefined,
    frame: Frame | undefined,
  ): Value {
    const constant = GETTERS.get(name);
    if (constant !== undefined) {
      const definition = this.find(constant);
      if (!definition) return this.#unknown(constant, [...this.sources.missing][0]);
      return this.#valueOf(definition);
    }
    switch (name) {
      case 'optional_hexes':
        return this.#send('game_hexes', [], undefined, undefined, frame);
      case 'location_name': {
        const names = this.#send('game_location_names', [], undefined, undefined, frame);
        return names instanceof RubyHash ? names.get(args[0] ?? null) : null;
      }
      case 'init_companies':
        return this.#send('game_companies', [], undefined, undefined, frame);
      case 'init_corporations':
        return this.#send('game_corporations', [], undefined, undefined, frame);
      case 'init_minors':
        return this.#send('game_minors', [], undefined, undefined, frame);
      case 'init_tiles':
        return listOf(this.#send('game_tiles', [], undefined, undefined, frame));
      case 'init_tile':
        return [[args[0] ?? null, args[1] ?? null]];
      case 'corporation_opts':
        return new RubyHash();
      case 'init_bank':
        return this.#forPlayers('BANK_CASH');
      case 'init_starting_cash': {
        const sum = this.#forPlayers('STARTING_CASH');
        for (const _ of listOf(args[0] ?? null)) this.#paid.push(sum);
        return null;
      }
      case 'players':
      case 'optional_rules':
        return this.instanceVariable(`@${name}`);
      case 'two_player?':
        this.#askedForPlayers = true;
        return this.#setup.players === 2;
      case 'class':
        return this.title;
      case 'send':
      case 'public_send': {
        const [called, ...rest] = args;
        const method = nameIn(called);
        if (method !== undefined) return this.#send(method, rest, block, undefined, frame);
        break;
      }
    }
    return this.#kernel(name, args, block);
  }

  /** A constant that may have an entry for each number of players. */
  #forPlayers(constant: string): Value {
    const definition = this.find(constant);
    if (!definition) return this.#unknown(constant, [...this.sources.missing][0]);
    const value = this.#valueOf(definition);
    return value instanceof RubyHash ? value.get(this.#setup.players) : value;
  }

  #kernel(name: string, args: readonly Value[], block: Callable | undefined): Value {
    if (name === 'Array') return listOf(args[0] ?? null);
    if (name === 'Integer' && typeof args[0] === 'number') return args[0];
    if (name === 'format' || name === 'sprintf') {
      const [pattern, ...values] = args;
      if (typeof pattern === 'string') return formatted(pattern, values);
    }
    if ((name === 'lambda' || name === 'proc') && block) return block;
    throw new Unfollowed(`calls ${name}, which the importer cannot evaluate`);
  }

  #sendTo(module: RubyModule, name: string, args: readonly Value[], block: Callable | undefined): Value {
    const made = name === 'new' ? madeOf(module, args) : undefined;
    if (made !== undefined) return made;
    if (module.name === 'Array' && name === 'new') {
      const [size = 0, value = null] = args;
      if (Array.isArray(size)) return [...size];
      if (typeof size !== 'number')
        throw new Unfollowed('creates a list in a way that the importer does not support');
      this.charge(Math.max(0, size));
      return Array.from({ length: Math.max(0, size) }, (_, index) => (block ? block.call([index]) : value));
    }
    if (module.name === 'Hash' && name === 'new' && !block) {
      const hash = new RubyHash();
      hash.fallback = args[0] ?? null;
      return hash;
    }
    for (const owner of this.sources.ancestors(module)) {
      const method = owner.ownMethods.get(name) ?? (owner === module ? owner.methods.get(name) : undefined);
      if (method) return this.#run(method, owner, module, args, block);
    }
    return this.#kernel(name, args, block);
  }

  #run(
    { node, file, scope }: Definition<nodes.DefNode>,
    owner: RubyModule,
    self: Frame['self'],
    args: readonly Value[],
    block: Callable | undefined,
  ): Value {
    const locals = noLocals();
    const frame: Frame = { file, scope, self, locals, method: { name: node.name, owner, args } };
    if (block) locals.values.set(BLOCK, block);
    return this.#deeper(() => {
      this.#bind(node.parameters, args, frame);
      try {
        return this.#eval(node.body, frame);
      } catch (thrown) {
        if (thrown instanceof Return && thrown.frame === frame.method) return thrown.value;
        throw thrown;
      }
    });
  }

  callSuper(args: readonly Value[] | undefined, block: Callable | undefined, frame: Frame): Value {
    const { method } = frame;
    if (!method || frame.self !== SELF) throw new Unfollowed('calls super without a parent method');
    return this.#send(method.name, args ?? method.args, block, method.owner, frame);
  }

  /** Binds arguments to the parameters of a method or block. */
  #bind(parameters: nodes.ParametersNode | null, given: readonly Value[], frame: Frame): void {
    if (!parameters) return;
    const { requireds, optionals, rest, posts, keywords, keywordRest } = parameters;
    const args = [...given];
    const named = keywords.length > 0 || keywordRest ? args.at(-1) : undefined;
    const options = named instanceof RubyHash ? (args.pop() as RubyHash) : new RubyHash();
    const optional = Math.max(0, args.length - requireds.length - posts.length);
    for (const parameter of requireds) this.assign(parameter, args.shift() ?? null, frame);
    optionals.forEach((parameter, index) => {
      const { name, value } = parameter as nodes.OptionalParameterNode;
      frame.locals.values.set(name, index < optional ? (args.shift() ?? null) : this.#eval(value, frame));
    });
    if (rest instanceof nodes.RestParameterNode) {
      const taken = args.splice(0, args.length - posts.length);
      if (rest.name) frame.locals.values.set(rest.name, taken);
    }
    for (const parameter of posts) this.assign(parameter, args.shift() ?? null, frame);
    for (const parameter of keywords) {
      const { name } = parameter as nodes.OptionalKeywordParameterNode;
      const key = symbol(name);
      const fallback = parameter instanceof nodes.OptionalKeywordParameterNode ? parameter.value : null;
      frame.locals.values.set(name, options.has(key) ? options.delete(key) : this.#eval(fallback, frame));
    }
    if (keywordRest instanceof nodes.KeywordRestParameterNode && keywordRest.name)
      frame.locals.values.set(keywordRest.name, options);
  }

  /** Assigns a value to a target, with destructuring. */
  assign(target: RubyNode, value: Value, frame: Frame): void {
    if (target instanceof nodes.RequiredParameterNode) frame.locals.values.set(target.name, value);
    else if (target instanceof nodes.LocalVariableTargetNode)
      setLocal(frame, target.name, target.depth, value);
    else if (target instanceof nodes.InstanceVariableTargetNode) this.#instance.set(target.name, value);
    else if (target instanceof nodes.MultiTargetNode || target instanceof nodes.MultiWriteNode) {
      const list = [...listOf(value)];
      const { lefts, rest, rights } = target;
      for (const left of lefts) this.assign(left, list.shift() ?? null, frame);
      const middle = list.splice(0, rest ? Math.max(0, list.length - rights.length) : 0);
      if (rest instanceof nodes.SplatNode && rest.expression) this.assign(rest.expression, middle, frame);
      for (const right of rights) this.assign(right, list.shift() ?? null, frame);
    } else
      throw new Unfollowed(
        'assigns to something that the importer does not support',
        placeOf(target, frame.file),
      );
  }

  #blockOf(node: RubyNode | null, frame: Frame): Callable | undefined {
    if (node === null) return undefined;
    if (node instanceof nodes.BlockNode) return this.closure(node, frame);
    if (node instanceof nodes.BlockArgumentNode) {
      const value = node.expression ? this.#eval(node.expression, frame) : frame.locals.values.get(BLOCK);
      if (value instanceof Callable) return value;
      if (value instanceof RubySymbol)
        return new Callable(([first = null, ...rest]) => this.sendValue(first, value.name, rest, undefined));
      if (value === undefined || value === null) return undefined;
    }
    throw new Unfollowed('passes a block that the importer does not support', placeOf(node, frame.file));
  }

  closure(node: nodes.BlockNode | nodes.LambdaNode, frame: Frame): Callable {
    return new Callable((given) => {
      this.charge(1);
      const inner: Frame = { ...frame, locals: { values: new Map(), outer: frame.locals } };
      const { parameters } = node;
      if (parameters instanceof nodes.BlockParametersNode)
        this.#bind(parameters.parameters, spread(given, parameters.parameters), inner);
      else if (parameters instanceof nodes.NumberedParametersNode) {
        const args = parameters.maximum > 1 && given.length === 1 ? listOf(given[0] ?? null) : given;
        for (let n = 1; n <= parameters.maximum; n++) inner.locals.values.set(`_${n}`, args[n - 1] ?? null);
      } else if (parameters instanceof nodes.ItParametersNode) inner.locals.values.set(IT, given[0] ?? null);
      try {
        return this.#deeper(() => this.#eval(node.body, inner));
      } catch (thrown) {
        if (thrown instanceof Next) return thrown.value;
        throw thrown;
      }
    });
  }

  yieldBlock(args: Value[], frame: Frame): Value {
    for (let locals: Locals | undefined = frame.locals; locals; locals = locals.outer) {
      const block = locals.values.get(BLOCK);
      if (block instanceof Callable) return block.call(args);
    }
    throw new Unfollowed('yields to a block that was not given');
  }

  /** Resolves a name in an expression: in the surrounding modules, then like the title does. */
  constantNamed(name: string, frame: Frame): Value {
    const scopes: RubyModule[] = [];
    for (let scope: RubyModule | undefined = frame.scope; scope; scope = scope.parent) scopes.push(scope);
    for (const module of [...scopes, ...this.sources.ancestors(frame.scope), ...this.#ancestors]) {
      const found = this.#constantIn(module, name);
      if (found !== undefined) return found;
    }
    if (KINDS.has(name) || name === 'Base' || isMade(name)) return new RubyModule(name);
    return this.#unknown(name);
  }

  /** Resolves a name after `::`. */
  constantOf(parent: Value, name: string): Value {
    if (!(parent instanceof RubyModule))
      throw new Unfollowed(`looks up ${name} in something that is not a module`);
    const modules = parent === this.title ? this.#ancestors : this.sources.ancestors(parent);
    for (const module of modules) {
      const found = this.#constantIn(module, name);
      if (found !== undefined) return found;
    }
    const base = baseConstant(name);
    if (base !== undefined) return base;
    const path = `${parent.opaque}::${name}`;
    if (TILE_TABLE === path || TILE_TABLE.startsWith(`${path}::`)) return new RubyModule(name, parent);
    if (parent.opaque === TILE_TABLE) return new StandardTiles();
    if (parent.opaque === TITLES && /^G[A-Z0-9]/.test(name)) return this.#unknown(name);
    // The base class is not read, so it has no data.
    if (isMade(name)) return new RubyModule(name, parent);
    if (name === 'Base' || name === 'Meta') return new RubyModule(name, parent);
    return this.#unknown(name);
  }

  #constantIn(module: RubyModule, name: string): Value | undefined {
    if (module.opaque === BASE) return undefined;
    const definition = module.constants.get(name);
    return definition ? this.#valueOf(definition) : this.sources.child(module, name);
  }

  #unknown(name: string, missing = this.sources.missing.has(name) ? name : undefined): never {
    throw new Unfollowed(
      missing ? `needs the title ${missing.slice(1)}` : `needs ${name}, which is not in the files`,
      undefined,
      missing,
    );
  }

  instanceVariable(name: string): Value {
    const known = this.#instance.get(name);
    if (known !== undefined) return known;
    if (name === '@optional_rules') return this.#setup.options.map(symbol);
    if (name === '@log') return null;
    if (name === '@players') {
      this.#askedForPlayers = true;
      return Array.from({ length: this.#setup.players }, () => null);
    }
    const method = this.#methodThatKeeps(name);
    if (method !== undefined) return this.#send(method, [], undefined, undefined, undefined);
    throw new Unfollowed(`depends on ${name}, which is known only while the game is played`);
  }

  /** Finds the method that only sets a variable on first use: `@x ||= …`. */
  #methodThatKeeps(variable: string): string | undefined {
    for (const { methods } of this.#ancestors)
      for (const [name, { node }] of methods) {
        const { body, parameters } = node;
        const [only, more] = body instanceof nodes.StatementsNode ? body.body : [];
        if (more || parameters || !(only instanceof nodes.InstanceVariableOrWriteNode)) continue;
        if (only.name === variable) return name;
      }
    return undefined;
  }

  setInstanceVariable(name: string, value: Value): Value {
    this.#instance.set(name, value);
    return value;
  }

  hasInstanceVariable(name: string): boolean {
    return this.#instance.has(name);
  }
}

/** A method name, given as a string or a symbol. */
const nameIn = (value: Value | undefined): string | undefined => {
  if (value instanceof RubySymbol) return value.name;
  return typeof value === 'string' ? value : undefined;
};

/** A block with several parameters destructures a single list. */
const spread = (given: Value[], parameters: nodes.ParametersNode | null): Value[] => {
  const [only] = given;
  if (!parameters || given.length !== 1 || !Array.isArray(only)) return given;
  const { requireds, optionals, posts, rest } = parameters;
  const several =
    requireds.length + optionals.length + posts.length > 1 || (rest !== null && requireds.length > 0);
  return several ? only : given;
};
