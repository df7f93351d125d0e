import { crc32 } from '@platelayer/scene';
import { concat } from '../deflate.ts';
import type { Deflater } from './deflater.ts';

/** PNG files written band by band, so that a wall map at 1200 dpi is never in memory as a whole. */

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly alpha: boolean;
  readonly dpi: number;
}

/** Accepts rows of RGBA from top to bottom. `finish` returns the file. */
export class PngEncoder {
  readonly #header: PngHeader;
  readonly #deflater: Deflater;
  readonly #chunks: Uint8Array[] = [];
  /** The previous row, as the canvas returned it. */
  #above: Uint8ClampedArray;

  constructor(header: PngHeader, deflater: Deflater) {
    this.#header = header;
    this.#deflater = deflater;
    this.#above = new Uint8ClampedArray(header.width * 4);
  }

  /** Adds rows of RGBA at full width, as canvases return them. */
  async write(rgba: Uint8ClampedArray, rows: number): Promise<void> {
    const [channels, stride] = [this.#channels, 4 * this.#header.width];
    const filtered = new Uint8Array(rows * (this.#header.width * channels + 1));
    let above = this.#above;
    let out = 0;
    for (let row = 0; row < rows; row++) {
      const current = rgba.subarray(row * stride, (row + 1) * stride);
      // Filter "up", because flat art repeats from row to row.
      filtered[out++] = 2;
      out = subtractRow(current, above, filtered, out, channels);
      above = current;
    }
    this.#above = above.slice();
    this.#keep(await this.#deflater.write(filtered));
  }

  async finish(): Promise<Uint8Array> {
    this.#keep(await this.#deflater.finish());
    return concat([SIGNATURE, this.#ihdr(), this.#phys(), ...this.#chunks, chunk('IEND', new Uint8Array(0))]);
  }

  /** Abandons an unfinished file. */
  abort(): Promise<void> {
    return this.#deflater.abort();
  }

  #keep(parts: readonly Uint8Array[]): void {
    for (const part of parts) this.#chunks.push(chunk('IDAT', part));
  }

  get #channels(): 3 | 4 {
    return this.#header.alpha ? 4 : 3;
  }

  #ihdr(): Uint8Array {
    const data = new Uint8Array(13);
    const view = new DataView(data.buffer);
    view.setUint32(0, this.#header.width);
    view.setUint32(4, this.#header.height);
    data.set([8, this.#header.alpha ? 6 : 2, 0, 0, 0], 8);
    return chunk('IHDR', data);
  }

  /** Pixels per metre. Without this chunk, programs open a 300-dpi file at 72 dpi. */
  #phys(): Uint8Array {
    const data = new Uint8Array(9);
    const view = new DataView(data.buffer);
    const perMetre = Math.round(this.#header.dpi / 0.0254);
    view.setUint32(0, perMetre);
    view.setUint32(4, perMetre);
    data[8] = 1;
    return chunk('pHYs', data);
  }
}

/**
 * Writes the difference from the row above and returns the position after it. Most pixels do not differ, so they stay
 * 0.
 */
const subtractRow = (
  row: Uint8ClampedArray,
  above: Uint8ClampedArray,
  into: Uint8Array,
  start: number,
  channels: number,
): number => {
  const [pixels, pixelsAbove] = [pixelsOf(row), pixelsOf(above)];
  for (let x = 0; x < pixels.length; x++) {
    if (pixels[x] === pixelsAbove[x]) continue;
    const [from, to] = [4 * x, start + channels * x];
    into[to] = row[from]! - above[from]!;
    into[to + 1] = row[from + 1]! - above[from + 1]!;
    into[to + 2] = row[from + 2]! - above[from + 2]!;
    if (channels === 4) into[to + 3] = row[from + 3]! - above[from + 3]!;
  }
  return start + channels * pixels.length;
};

const pixelsOf = ({ buffer, byteOffset, length }: Uint8ClampedArray): Int32Array =>
  new Int32Array(buffer, byteOffset, length / 4);

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
};
