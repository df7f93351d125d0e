import { expect, test } from 'vitest';
import { upgradeFile } from './upgrade-file.ts';

const old = `{
  "info": {
    "title": "Hill Line",
    "subTitleSize": 20
  },
  "map": { "hexes": [
    { "hexes": ["A1"], "mountain": { "cost": 40 } }
  ] }
}
`;

test('lists the changed lines of an upgrade side by side', () => {
  const { text, changes } = upgradeFile(old);
  expect(text).toContain('"subtitleFontSize": 20');
  expect(changes.map(({ line, removed, added }) => [line, removed.length, added.length])).toEqual([
    [4, 1, 1],
    [7, 1, expect.any(Number)],
  ]);
  expect(changes[0]).toMatchObject({
    removed: ['    "subTitleSize": 20'],
    added: ['    "subtitleFontSize": 20'],
  });
});

test('changes nothing in an up-to-date file', () => {
  const today = '{ "info": { "title": "T" } }';
  expect(upgradeFile(today)).toEqual({ text: today, changes: [] });
});
