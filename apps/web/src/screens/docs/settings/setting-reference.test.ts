import { configValues, urlLayer } from '@platelayer/game';
import { expect, test } from 'vitest';
import { choicesOf, defaultOf, settingAddress } from './setting-reference.ts';

test.each(configValues.map((value) => [value.path, value] as const))(
  'the example address of %s is valid',
  (_, value) => {
    const { part, diagnostics } = urlLayer(new URLSearchParams(settingAddress(value)));
    expect(diagnostics).toEqual([]);
    expect(part).not.toEqual({});
  },
);

const setting = (path: string) => configValues.find((value) => value.path === path)!;

test('example addresses use a value other than the default if there are choices', () => {
  expect(settingAddress(setting('tokens.layout'))).toBe('?config.tokens.layout=gsp');
  expect(settingAddress(setting('tokens.bleed'))).toBe('?config.tokens.bleed=false');
  expect(settingAddress(setting('overrideSelection'))).toBe('?config.overrideSelection=0,2');
});

test('lists themes as choices, and defaults as JSON', () => {
  expect(choicesOf(setting('theme'))?.map(([word]) => word)).toContain('gmt');
  expect(choicesOf(setting('paper.width'))).toBeUndefined();
  expect(defaultOf(setting('theme'))).toBe('"gmt"');
  expect(defaultOf(setting('overrideSelection'))).toBe('[]');
});
