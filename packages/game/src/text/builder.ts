import { at } from '../diagnostic.ts';
import type { Json } from '../json.ts';

/** Location of a value in the text, and its parts by key or index. */
export interface SyntaxNode {
  readonly offset: number;
  /** Start of its key, or of the value if it has no key. */
  readonly keyOffset: number;
  /** Offset just after the value. */
  readonly end: number;
  readonly parts?: ReadonlyMap<string, SyntaxNode> | readonly SyntaxNode[];
}

export interface Tree {
  readonly value: Json;
  readonly node: SyntaxNode;
}

interface Span {
  readonly offset: number;
  readonly keyOffset: number;
}

interface OpenObject extends Span {
  readonly kind: 'object';
  readonly value: Record<string, Json>;
  readonly parts: Map<string, SyntaxNode>;
  /** The last key, until its value follows. */
  key: { readonly name: string; readonly offset: number } | undefined;
}

interface OpenList extends Span {
  readonly kind: 'list';
  readonly value: Json[];
  readonly parts: SyntaxNode[];
}

export type Container = OpenObject | OpenList;

/** Builds the value and the locations of its parts while the text is read. */
export class TreeBuilder {
  root: Tree | undefined;
  readonly #open: Container[] = [];

  get container(): Container | undefined {
    return this.#open.at(-1);
  }

  /** Pointer of the next value. */
  get pointer(): string {
    const keys = this.#open.map((outer) => (outer.kind === 'list' ? outer.parts.length : outer.key?.name));
    return at('', ...keys.filter((key) => key !== undefined));
  }

  begin(kind: Container['kind'], offset: number): void {
    const span = { offset, keyOffset: this.#keyOffset(offset) };
    if (kind === 'list') this.#open.push({ kind, value: [], parts: [], ...span });
    else this.#open.push({ kind, value: {}, parts: new Map(), key: undefined, ...span });
  }

  /** Ends the innermost container at this offset. */
  end(end: number): Container | undefined {
    const closed = this.#open.pop();
    if (closed) {
      const { offset, keyOffset, parts } = closed;
      this.#add(closed.value, { offset, keyOffset, end, parts });
    }
    return closed;
  }

  /** Sets the key of the next value. Returns the entry that it replaces. */
  key(name: string, offset: number): SyntaxNode | undefined {
    const outer = this.container;
    if (outer?.kind !== 'object') return undefined;
    outer.key = { name, offset };
    return outer.parts.get(name);
  }

  /** Adds a plain value. `undefined` omits an object entry and becomes `null` in a list. */
  literal(value: Json | undefined, offset: number, length: number): void {
    this.#add(value, { offset, keyOffset: this.#keyOffset(offset), end: offset + length });
  }

  #keyOffset(offset: number): number {
    const outer = this.container;
    return outer?.kind === 'object' && outer.key ? outer.key.offset : offset;
  }

  #add(value: Json | undefined, node: SyntaxNode): void {
    const outer = this.container;
    if (outer === undefined) {
      if (value !== undefined) this.root ??= { value, node };
    } else if (outer.kind === 'list') {
      outer.value.push(value ?? null);
      outer.parts.push(node);
    } else if (outer.key !== undefined) {
      const { name } = outer.key;
      outer.key = undefined;
      // Assigning `__proto__` would change the prototype instead of adding an entry.
      if (value === undefined || name === '__proto__') return;
      outer.value[name] = value;
      outer.parts.set(name, node);
    }
  }
}
