import type { PathData, Segment } from './path.ts';

/** Arguments of each command in SVG path syntax: `n` is a number, `f` an arc flag, which needs no separator. */
const OPERANDS: Readonly<Record<string, string>> = {
  M: 'nn',
  L: 'nn',
  H: 'n',
  V: 'n',
  C: 'nnnnnn',
  S: 'nnnn',
  Q: 'nnnn',
  T: 'nn',
  A: 'nnnffnn',
  Z: '',
};

const SEPARATORS = /[\s,]*/y;
const OPERAND = { n: /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y, f: /[01]/y } as const;
const LETTER = /[a-zA-Z]/y;

/** Parses SVG path syntax into absolute segments. Like browsers, it keeps everything before the first error. */
export const parsePath = (text: string): PathData => {
  let cursor = 0;
  const take = (pattern: RegExp): string | undefined => {
    SEPARATORS.lastIndex = cursor;
    SEPARATORS.test(text);
    pattern.lastIndex = SEPARATORS.lastIndex;
    const token = pattern.exec(text)?.[0];
    if (token !== undefined) cursor = pattern.lastIndex;
    return token;
  };
  const pen = new Pen();
  let letter: string | undefined;
  for (;;) {
    const written = take(LETTER);
    letter = written ?? letter;
    const command = letter?.toUpperCase();
    const operands = command === undefined ? undefined : OPERANDS[command];
    if (operands === undefined || (written === undefined && operands === '')) return pen.segments;
    const values: number[] = [];
    for (const kind of operands) {
      const operand = take(OPERAND[kind as 'n' | 'f']);
      if (operand === undefined) return pen.segments;
      values.push(Number(operand));
    }
    if (pen.segments.length === 0 && command !== 'M') return pen.segments;
    pen.draw(command!, letter !== command, values);
    // More pairs after a move are lines.
    if (command === 'M') letter = letter === 'M' ? 'L' : 'l';
  }
};

/** Tracks the current point and the last control point, to resolve relative and shorthand commands. */
class Pen {
  readonly segments: Segment[] = [];
  #x = 0;
  #y = 0;
  #start = { x: 0, y: 0 };
  #control: { after: 'C' | 'Q'; x: number; y: number } | undefined;

  draw(command: string, relative: boolean, v: readonly number[]): void {
    const [ox, oy] = relative ? [this.#x, this.#y] : [0, 0];
    const [a, b, c, d, e, f, g] = v as [number, number, number, number, number, number, number];
    switch (command) {
      case 'M':
        this.#start = { x: ox + a, y: oy + b };
        return this.#push(['M', ox + a, oy + b], ox + a, oy + b);
      case 'L':
        return this.#push(['L', ox + a, oy + b], ox + a, oy + b);
      case 'H':
        return this.#push(['L', ox + a, this.#y], ox + a, this.#y);
      case 'V':
        return this.#push(['L', this.#x, oy + a], this.#x, oy + a);
      case 'C':
        return this.#cubic(ox + a, oy + b, ox + c, oy + d, ox + e, oy + f);
      case 'S':
        return this.#cubic(...this.#mirrored('C'), ox + a, oy + b, ox + c, oy + d);
      case 'Q':
        return this.#quadratic(ox + a, oy + b, ox + c, oy + d);
      case 'T':
        return this.#quadratic(...this.#mirrored('Q'), ox + a, oy + b);
      case 'A':
        return this.#push(
          ['A', Math.abs(a), Math.abs(b), c, d ? 1 : 0, e ? 1 : 0, ox + f, oy + g],
          ox + f,
          oy + g,
        );
      default:
        return this.#push(['Z'], this.#start.x, this.#start.y);
    }
  }

  #push(segment: Segment, x: number, y: number): void {
    this.segments.push(segment);
    this.#x = x;
    this.#y = y;
    this.#control = undefined;
  }

  #cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#push(['C', x1, y1, x2, y2, x, y], x, y);
    this.#control = { after: 'C', x: x2, y: y2 };
  }

  #quadratic(x1: number, y1: number, x: number, y: number): void {
    this.#push(['Q', x1, y1, x, y], x, y);
    this.#control = { after: 'Q', x: x1, y: y1 };
  }

  /** The last control point mirrored at the current point, for shorthand curves. */
  #mirrored(after: 'C' | 'Q'): readonly [number, number] {
    const control = this.#control;
    return control?.after === after ? [2 * this.#x - control.x, 2 * this.#y - control.y] : [this.#x, this.#y];
  }
}
