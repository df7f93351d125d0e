import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { specTables } from './spec-tables.ts';

const root = dirname(import.meta.dirname);
const chapters = new Map(
  readdirSync(`${root}/docs/spec`).map((name) => [name, readFileSync(`${root}/docs/spec/${name}`, 'utf8')]),
);
const { update, mentions } = specTables(root);

test.each([...chapters])('the generated tables of docs/spec/%s are up to date', (_, text) => {
  expect(text, 'run npm run spec, and look at the difference').toBe(update(text));
});

test.each(mentions)('docs/spec mentions every $kind', ({ names, chapter = '' }) => {
  const text = [...chapters].flatMap(([name, each]) => (name.startsWith(chapter) ? each : [])).join('\n');
  const words = new Set(
    [...text.matchAll(/`([^`\n]+)`|<!-- generated: (.+) -->/g)].map(([, word, table]) => word ?? table),
  );
  expect(
    names.filter((name) => !words.has(name)),
    'run npm run spec; if that changes nothing, add the line <!-- generated: … --> of its table to the chapter',
  ).toEqual([]);
});

test('a chapter with an unknown table is refused', () => {
  expect(() => update('<!-- generated: nonsense -->\n<!-- end -->')).toThrow('There is no table "nonsense"');
});
