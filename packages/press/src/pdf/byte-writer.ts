import { LIMIT } from './syntax.ts';

const [SPACE, NEWLINE, MINUS, POINT, ZERO] = [0x20, 0x0a, 0x2d, 0x2e, 0x30];

const POWERS_OF_TEN = Array.from({ length: 7 }, (_, i) => 10 ** i);

/** More than any number with at most 6 decimals within the limit needs, including sign and point. */
const MAX_NUMBER_LENGTH = 20;

/**
 * A growing buffer of bytes. A page consists of hundreds of thousands of short pieces; writing them directly takes half
 * the time of joining and encoding strings.
 */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** The bytes written so far. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Only ASCII, like everything in a content stream. */
  text(ascii: string): this {
    this.#makeRoom(ascii.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < ascii.length; i++) bytes[at++] = ascii.charCodeAt(i);
    this.#length = at;
    return this;
  }

  line(ascii: string): void {
    this.text(ascii);
    this.#makeRoom(1);
    this.#bytes[this.#length++] = NEWLINE;
  }

  /** Writes a number in the format of `num`, followed by a space. */
  number(value: number, decimals: number): this {
    if (Number.isNaN(value)) throw new Error('A PDF cannot hold NaN.');
    this.#makeRoom(MAX_NUMBER_LENGTH);
    const size = Math.min(Math.abs(value), LIMIT);
    const power = POWERS_OF_TEN[decimals]!;
    let whole = size | 0;
    let part = whole === size ? 0 : Math.round((size - whole) * power);
    if (part === power) {
      whole++;
      part = 0;
    }
    const bytes = this.#bytes;
    let at = this.#length;
    if (value < 0 && (whole > 0 || part > 0)) bytes[at++] = MINUS;
    at = writeDigits(bytes, at, whole, digitsOf(whole));
    if (part > 0) {
      bytes[at++] = POINT;
      at = writeDigits(bytes, at, part, decimals);
      while (bytes[at - 1] === ZERO) at--;
    }
    bytes[at++] = SPACE;
    this.#length = at;
    return this;
  }

  #makeRoom(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, 2 * this.#bytes.length));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

const digitsOf = (whole: number): number => {
  let count = 1;
  for (let power = 10; power <= whole; power *= 10) count++;
  return count;
};

/** Writes a number of digits, with leading zeros, and returns the position after them. */
const writeDigits = (bytes: Uint8Array, start: number, whole: number, count: number): number => {
  let rest = whole | 0;
  for (let at = start + count - 1; at >= start; at--) {
    const shorter = (rest / 10) | 0;
    bytes[at] = ZERO + rest - shorter * 10;
    rest = shorter;
  }
  return start + count;
};
