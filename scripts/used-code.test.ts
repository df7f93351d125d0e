import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

const isCode = (path: string) =>
  /\.(tsx?|mjs)$/.test(path) && !/(^|\/)(node_modules|dist[\w-]*)\//.test(path);
const isTest = (path: string) => /\.(test|spec)\.tsx?$|(^|\/)(testing|tests)\//.test(path);

/** The words of each file of the program, and how often each is in it. */
const program = new Map(
  ['apps', 'packages', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isCode(path) && !isTest(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

/** Who names a word. What leaves a package by its index is not used by that alone. */
const users = new Map<string, Set<string>>();
for (const [path, text] of program)
  if (!path.endsWith('/src/index.ts'))
    for (const [word] of text.matchAll(/[\w$]+/g)) users.set(word, (users.get(word) ?? new Set()).add(path));

/** For whoever adds tiles to the catalogue; its tests print every line of it. */
const FOR_AUTHORS = ['printTile'];

const EXPORTED = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm;

test('what a file exports is used by the program, not by tests alone', () => {
  const unused = [...program].flatMap(([path, text]) =>
    [...text.matchAll(EXPORTED)]
      .map(([, name = '']) => name)
      .filter((name) => users.get(name)?.size === 1 && text.split(new RegExp(`\\b${name}\\b`)).length === 2)
      .filter((name) => !FOR_AUTHORS.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unused).toEqual([]);
});
