import { expect, test } from 'vitest';
import { decodeText } from './read-text.ts';

test('names the format or encoding of a file that is not UTF-8', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);
  expect(decodeText(png)).toEqual({ reason: 'is a PNG picture, not a JSON file' });
  expect(decodeText(Buffer.from('PK\x03\x04'))).toEqual({
    reason: 'is a zip; unpack it and name the file in it',
  });
  expect(decodeText(Buffer.from('{\n"title": "Z\xfcrich"}', 'latin1'))).toEqual({
    reason: 'is not UTF-8 text (line 2, column 12); save it again with the encoding UTF-8',
  });
  expect(decodeText(Buffer.from('\ufeff{ "info": {} }', 'utf16le'))).toEqual({
    reason: 'is UTF-16 text; save it again with the encoding UTF-8',
  });
});

test('refuses a file of more than 32 MB', () => {
  expect(decodeText(new Uint8Array(32e6).fill(0x20))).toHaveProperty('text');
  expect(decodeText(new Uint8Array(600e6))).toEqual({ reason: 'is larger than 32 MB' });
});
