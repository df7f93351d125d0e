import { expect, test } from 'vitest';
import { PANEL_FACTS } from './panel-facts.ts';
import { configValue, configValues } from './values.ts';

test('every number in the panel has a range that includes its default and respects its minimum', () => {
  for (const value of configValues) {
    if (value.control !== 'number' && value.control !== 'length') continue;
    const { range } = PANEL_FACTS[value.path] ?? {};
    expect(range, value.path).toBeDefined();
    expect(value.default, value.path).toBeGreaterThanOrEqual(range![0]);
    expect(value.default, value.path).toBeLessThanOrEqual(range![1]);
    expect(range![0], value.path).toBeGreaterThanOrEqual(
      value.minimum ?? value.exclusiveMinimum ?? -Infinity,
    );
  }
});

test('all panel metadata belongs to existing settings', () => {
  expect(Object.keys(PANEL_FACTS).filter((path) => !configValue(path))).toEqual([]);
});
