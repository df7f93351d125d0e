import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { crc32, sizeOfPng } from './png-file.ts';

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** Header fields without the size, which is 20 by 10 pixels. */
interface Header {
  readonly width?: number;
  readonly height?: number;
  readonly bits?: number;
  readonly colorType?: number;
  readonly interlace?: number;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const header = ({ width = 20, height = 10, bits = 8, colorType = 0, interlace = 0 }: Header = {}) => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bits, colorType, 0, 0, interlace], 8);
  return chunk('IHDR', data);
};

const rows = (bytes: number) => deflateSync(Buffer.alloc(bytes, 1));
const pixels = (bytes = 210) => chunk('IDAT', rows(bytes));
const END = chunk('IEND', Buffer.alloc(0));
const png = (...chunks: readonly Uint8Array[]) => new Uint8Array(Buffer.concat([SIGNATURE, ...chunks]));
const WHOLE = png(header(), pixels(), END);
const PARTS = [rows(210).subarray(0, 5), rows(210).subarray(5)].map((part) => chunk('IDAT', part));
const SIZE = { width: 20, height: 10 };

describe('a PNG picture has a size', () => {
  test.each([
    ['grey', WHOLE],
    ['in colour', png(header({ colorType: 6 }), pixels(810), END)],
    ['with samples smaller than a byte', png(header({ bits: 1 }), pixels(40), END)],
    ['interlaced', png(header({ interlace: 1 }), pixels(200 + 23), END)],
    ['with a palette', png(header({ colorType: 3 }), chunk('PLTE', Buffer.alloc(6)), pixels(), END)],
    ['in several parts', png(header(), ...PARTS, END)],
    ['without its end', png(header(), pixels())],
    ['with something after its end', png(header(), pixels(), END, Buffer.alloc(40))],
    ['with a damaged remark', png(header(), chunk('tEXt', Buffer.alloc(9)).fill(7, 10), pixels(), END)],
  ])('%s', (_, file) => expect(sizeOfPng(file)).toEqual(SIZE));
});

describe('other files and damaged PNG pictures have no size', () => {
  const changed = (at: number, byte: number) => WHOLE.with(at, byte);
  test.each([
    ['nothing', new Uint8Array()],
    ['the first two bytes of one', Uint8Array.of(0x89, 0x50, ...Array.from({ length: 60 }, () => 0))],
    ['another signature', changed(3, 0x48)],
    ['a header alone', png(header())],
    ['no header', png(pixels(), END)],
    ['no width', png(header({ width: 0 }), pixels(), END)],
    ['no height', png(header({ height: 0 }), pixels(), END)],
    ['more pixels than fit in memory', png(header({ width: 1e6, height: 1e6 }), pixels(), END)],
    ['samples of three bits', png(header({ bits: 3 }), pixels(), END)],
    ['colours that there are not', png(header({ colorType: 5 }), pixels(), END)],
    ['a palette that is not there', png(header({ colorType: 3 }), pixels(), END)],
    ['a damaged header', changed(18, 1)],
    ['a damaged picture', changed(50, 0x55)],
    ['rows that are no zlib stream', png(header(), chunk('IDAT', Buffer.alloc(40, 9)), END)],
    ['a row too few', png(header(), pixels(209), END)],
  ])('%s', (_, file) => expect(sizeOfPng(file)).toBeUndefined());

  test('a file cut anywhere before the end of its rows has no size', () => {
    const cut = Array.from({ length: WHOLE.length - END.length }, (_, length) => WHOLE.subarray(0, length));
    expect(cut.filter((file) => sizeOfPng(file))).toEqual([]);
  });
});
