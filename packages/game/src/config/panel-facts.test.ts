import { expect, test } from 'vitest';
import { PANEL_FACTS } from './panel-facts.ts';
import { configValue, configValues } from './values.ts';

test('every number of the panel has a range, with its default and its least value in or below it', () => {
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

test('the panel has facts of settings that there are', () => {
  expect(Object.keys(PANEL_FACTS).filter((path) => !configValue(path))).toEqual([]);
});
