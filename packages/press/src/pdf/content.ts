import { type Box, type Color, type Matrix, outlineOf, plainPath, type Shape } from '@platelayer/scene';
import { ByteWriter } from './byte-writer.ts';
import { type Ink, plainInk } from './pdfx.ts';
import type { ObjectStore } from './store.ts';
import { array, dict, num, type Ref } from './syntax.ts';

/** The parts of the graphics state. Each is written only when it changes. */
const SLOTS = [
  'fill',
  'stroke',
  'ca',
  'CA',
  'width',
  'cap',
  'join',
  'miter',
  'dash',
  'font',
  'tracking',
  'rendering',
  'rise',
] as const;

type Slot = (typeof SLOTS)[number];

const INDEX = Object.fromEntries(SLOTS.map((slot, i) => [slot, i])) as Readonly<Record<Slot, number>>;

/** The instruction that set each slot, by its index. An array, because states are copied more often than read. */
type Slots = (string | undefined)[];

/** The state at the start of a content stream, which is set again before a form is placed. */
const DEFAULTS = {
  ca: '/ca1 gs',
  CA: '/CA1 gs',
  dash: '[]0 d',
  tracking: '0 Tc',
  rendering: '0 Tr',
  rise: '0 Ts',
} satisfies Partial<Record<Slot, string>>;

const INITIAL_SLOTS: Readonly<Slots> = SLOTS.map((slot) => (DEFAULTS as Partial<Record<Slot, string>>)[slot]);

type ResourceKind = 'Font' | 'XObject' | 'ExtGState' | 'Shading';

/** How a drawing is placed on the paper. */
export interface Placement {
  /** How much the drawing is enlarged. Determines the number of decimals. */
  readonly scale: number;
  /** Whether the axes are parallel to the paper's edges, as they are for the text that programs read best. */
  readonly upright: boolean;
}

interface State {
  readonly slots: Slots;
  /** Whether the slots belong to the outer state, which must not be changed. */
  readonly inherited: boolean;
  readonly placement: Placement;
}

/** The instructions that draw one page or form, in scene coordinates. */
export class Content {
  readonly #resources = new Map<ResourceKind, Map<string, string>>();
  readonly #saved: State[] = [];
  #state: State;
  #decimals: number;
  readonly #writer = new ByteWriter();

  readonly #ink: Ink;

  constructor(placement: Placement = { scale: 1, upright: true }, ink: Ink = plainInk) {
    this.#ink = ink;
    this.#state = { slots: [...INITIAL_SLOTS], inherited: false, placement };
    this.#decimals = decimalsFor(placement);
  }

  get bytes(): Uint8Array {
    return this.#writer.bytes;
  }

  /** The dictionary of all objects that the instructions refer to by name. */
  get resources(): string {
    const kinds = [...this.#resources].map(([kind, entries]) => [kind, dict(Object.fromEntries(entries))]);
    const { defaultRgb } = this.#ink;
    const spaces = defaultRgb && dict({ DefaultRGB: defaultRgb });
    return dict({ ...Object.fromEntries(kinds), ColorSpace: spaces });
  }

  get placement(): Placement {
    return this.#state.placement;
  }

  write(instruction: string): void {
    this.#writer.line(instruction);
  }

  /** Writes operands and their operator. */
  writeNumbers(operator: string, ...values: readonly number[]): void {
    for (const value of values) this.#writer.number(value, this.#decimals);
    this.#writer.line(operator);
  }

  num(value: number): string {
    return num(value, this.#decimals);
  }

  /** The name under which the instructions refer to an object of the file. */
  nameOf(kind: ResourceKind, ref: Ref): string {
    return this.#named(kind, kind[0] + ref.slice(0, ref.indexOf(' ')), ref);
  }

  #named(kind: ResourceKind, name: string, value: string): string {
    let entries = this.#resources.get(kind);
    if (!entries) {
      entries = new Map();
      this.#resources.set(kind, entries);
    }
    entries.set(name, value);
    return `/${name}`;
  }

  save(): void {
    this.#saved.push(this.#state);
    this.#state = { slots: this.#state.slots, inherited: true, placement: this.#state.placement };
    this.write('q');
  }

  restore(): void {
    this.#state = this.#saved.pop()!;
    this.#decimals = decimalsFor(this.#state.placement);
    this.write('Q');
  }

  transform([a, b, c, d, e, f]: Matrix): void {
    const moves = a === 1 && b === 0 && c === 0 && d === 1;
    if (moves) this.#writer.text('1 0 0 1 ');
    else this.#writer.number(a, 6).number(b, 6).number(c, 6).number(d, 6);
    this.writeNumbers('cm', e, f);
    if (moves) return;
    const { slots, inherited, placement: outer } = this.#state;
    const { scale, upright } = outer;
    const placement = {
      scale: scale * Math.sqrt(Math.abs(a * d - b * c)),
      upright: upright && ((a === 0 && d === 0) || (b === 0 && c === 0)),
    };
    this.#state = { slots, inherited, placement };
    this.#decimals = decimalsFor(placement);
  }

  /** Writes an instruction that sets a part of the state, unless it is already set. */
  set(slot: Slot, instruction: string): void {
    const { slots, inherited, placement } = this.#state;
    const index = INDEX[slot];
    if (slots[index] === instruction) return;
    if (inherited) {
      const own = slots.slice();
      own[index] = instruction;
      this.#state = { slots: own, inherited: false, placement };
    } else slots[index] = instruction;
    this.write(instruction);
  }

  /** Sets the opacity of fills, pictures and forms (`ca`) or of strokes (`CA`). */
  setAlpha(kind: 'ca' | 'CA', alpha: number): void {
    const name = kind + num(alpha);
    if (this.#state.slots[INDEX[kind]] === `/${name} gs`) return;
    this.set(kind, `${this.#named('ExtGState', name, dict({ [kind]: alpha }))} gs`);
  }

  setFill(color: Color): void {
    const { fill, alpha } = this.#ink.color(color);
    this.set('fill', fill);
    this.setAlpha('ca', alpha);
  }

  setStroke(color: Color): void {
    const { stroke, alpha } = this.#ink.color(color);
    this.set('stroke', stroke);
    this.setAlpha('CA', alpha);
  }

  /** Makes the outline of a shape the current path. */
  outline(shape: Shape): void {
    if (shape.kind === 'rect' && !shape.radius)
      return this.writeNumbers('re', shape.x, shape.y, shape.width, shape.height);
    const writer = this.#writer;
    for (const segment of plainPath(outlineOf(shape))) {
      for (let i = 1; i < segment.length; i++) writer.number(segment[i] as number, this.#decimals);
      writer.line(OPERATORS[segment[0]]);
    }
  }

  /** Clips everything that follows to the shape, until the state is restored. */
  clip(shape: Shape): void {
    this.outline(shape);
    this.write(isEvenOdd(shape) ? 'W* n' : 'W n');
  }

  /** Resets the state to the one that forms start with. */
  resetState(): void {
    this.setAlpha('ca', 1);
    this.setAlpha('CA', 1);
    for (const slot of ['dash', 'tracking', 'rendering', 'rise'] as const) this.set(slot, DEFAULTS[slot]);
  }
}

const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;

/** Three decimals at actual size, and more inside an enlarged drawing so that it is as exact on paper. */
const decimalsFor = ({ scale }: Placement): number =>
  Math.min(6, Math.max(3, 3 + Math.ceil(Math.log10(scale) - 0.5)));

export const isEvenOdd = (shape: Shape): boolean => shape.kind === 'path' && shape.fillRule === 'evenodd';

/** Colour space of a transparency group, as PDF syntax. */
export type GroupColorSpace = string;

/** A separate drawing that pages and other forms can place. With `colorSpace` it is an isolated transparency group. */
export const addForm = (store: ObjectStore, box: Box, content: Content, colorSpace?: GroupColorSpace): Ref =>
  store.addStream(
    {
      Type: '/XObject',
      Subtype: '/Form',
      BBox: array([box.x, box.y, box.x + box.width, box.y + box.height]),
      Resources: content.resources,
      Group: colorSpace && transparencyGroup(colorSpace),
    },
    content.bytes,
  );

export const transparencyGroup = (colorSpace: GroupColorSpace): string =>
  dict({ Type: '/Group', S: '/Transparency', CS: colorSpace, I: 'true' });
