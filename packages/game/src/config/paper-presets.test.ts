import { expect, test } from 'vitest';
import { defaults } from './config.ts';
import { paperPresetOf } from './paper-presets.ts';

test('a sheet is known by its two sides, upright or turned (95.6.5)', () => {
  expect(paperPresetOf(defaults.paper.width, defaults.paper.height)?.title).toBe('US Letter');
  expect(paperPresetOf(827, 1169)?.title).toBe('A4');
  expect(paperPresetOf(1700, 1100)?.title).toBe('Tabloid');
  expect(paperPresetOf(850, 1101)).toBeUndefined();
});
