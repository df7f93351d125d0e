import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

const isCode = (path: string) =>
  /\.(tsx?|[cm]js)$/.test(path) && !/(^|\/)(node_modules|dist[\w-]*)\//.test(path);
const isTest = (path: string) => /\.(test|spec)\.tsx?$|(^|\/)(testing|tests)\//.test(path);

const files = new Map(
  ['apps', 'packages', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isCode)
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

/** Files that contain each word. Exporting something from an index does not count as using it. */
const users = new Map<string, string[]>();
for (const [path, text] of files)
  if (!path.endsWith('/src/index.ts'))
    for (const word of new Set(text.match(/[\w$]+/g))) {
      const known = users.get(word);
      if (known) known.push(path);
      else users.set(word, [path]);
    }

const EXPORTED = /^export (?:async )?(const|function|class|interface|type) (\w+)/gm;

/** Exports of the program's files, with the other files that contain the word. */
const exported = [...files]
  .filter(([path]) => !isTest(path) && !path.endsWith('.d.ts'))
  .flatMap(([path, text]) =>
    [...text.matchAll(EXPORTED)].map(([, kind, name = '']) => ({
      name,
      place: `${path}: ${name}`,
      isType: kind === 'interface' || kind === 'type',
      isUsedHere: text.split(new RegExp(`\\b${name}\\b`)).length > 2,
      others: (users.get(name) ?? []).filter((other) => other !== path),
    })),
  );

test('no export is only for tests', () => {
  const unused = exported.filter(({ isUsedHere, others }) => !isUsedHere && others.every(isTest));
  expect(unused.map(({ place }) => place)).toEqual([]);
});

test('no export is unused by other files, except types of exports', () => {
  const own = exported.filter(({ isType, others }) => !isType && others.length === 0);
  expect(own.map(({ place }) => place)).toEqual([]);
});
