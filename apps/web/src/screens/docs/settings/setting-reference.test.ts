import { configValues, urlLayer } from '@platelayer/game';
import { expect, test } from 'vitest';
import { addressOf, defaultOf, wordsOf } from './setting-reference.ts';

test.each(configValues.map((value) => [value.path, value] as const))(
  'the address of %s works',
  (_, value) => {
    const { part, diagnostics } = urlLayer(new URLSearchParams(addressOf(value)));
    expect(diagnostics).toEqual([]);
    expect(part).not.toEqual({});
  },
);

const setting = (path: string) => configValues.find((value) => value.path === path)!;

test('an address shows a value other than the default where there is a list of them', () => {
  expect(addressOf(setting('tokens.layout'))).toBe('?config.tokens.layout=gsp');
  expect(addressOf(setting('tokens.bleed'))).toBe('?config.tokens.bleed=false');
  expect(addressOf(setting('overrideSelection'))).toBe('?config.overrideSelection=0,2');
});

test('themes are listed like choices, defaults as in a file', () => {
  expect(wordsOf(setting('theme'))?.map(([word]) => word)).toContain('gmt');
  expect(wordsOf(setting('paper.width'))).toBeUndefined();
  expect(defaultOf(setting('theme'))).toBe('"gmt"');
  expect(defaultOf(setting('overrideSelection'))).toBe('[]');
});
