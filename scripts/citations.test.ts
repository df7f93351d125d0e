import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Chapter numbers, from the file names. */
const CHAPTERS = readdirSync(join(ROOT, 'docs/spec')).flatMap((name) => name.match(/^\d\d(?=-)/)?.[0] ?? []);

/** A section such as `20.8.5.3` or `20.A`. With a digit before it or a unit after it, it is a plain number. */
const SECTION = new RegExp(`(?<![\\d.#-])(?:${CHAPTERS.join('|')})\\.(?:\\d+(?:\\.\\d+)*|[A-Z]\\b)`, 'g');

/** Citations are in brackets, after a word such as "chapter" or "see", or at the start of a test name. */
const CITED =
  /\(([^()]*)\)|(?:[Cc]hapter|[Ss]ee|of|by|to|as|and|',|['"`]) (?=\d\d\.)([\d.A-Z]+)|['"`]([\d.]+) /g;

/** List items, which the chapters no longer have, such as `20.14, Q3`, `70.14, 20`, `95.9 check 4`. */
const SHORTHAND = /\bQ\d+[a-z]?\b|\b\d\d\.\d+(?:,| checks?) \d+(?![\d.])/g;

/** Numbers of headings, and numbers in bold within a paragraph, which mark a single rule. */
const HEADINGS = new Set(
  readdirSync(join(ROOT, 'docs/spec')).flatMap((name) =>
    [
      ...readFileSync(join(ROOT, 'docs/spec', name), 'utf8').matchAll(
        /^#+ (\d\d(?:\.[\dA-Z]+)*)|\*\*(\d\d(?:\.[\dA-Z]+)+)\*\*/gm,
      ),
    ].map(([, heading, rule]) => heading ?? rule),
  ),
);

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : /\.(?:ts|tsx|mjs|css)$/.test(entry.name) ? [path] : [];
  });

/** Comments and test names, without the numbers in the code. */
const textsIn = (line: string): string =>
  /^\s*(?:\/?\*|\/\/)/.test(line) || /\b(?:test|describe)(?:\.\w+)*[(`]/.test(line)
    ? line
    : (line.match(/\/\/.*$/)?.[0] ?? '');

test('every citation in code and tests is a heading of docs/spec', () => {
  const dangling = ['packages', 'apps', 'scripts']
    .flatMap((top) => filesBelow(join(ROOT, top)))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...textsIn(line).matchAll(CITED)]
            .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
            .flatMap((cited) => [
              ...(cited.match(SECTION) ?? []).filter((section) => !HEADINGS.has(section)),
              ...(cited.match(SHORTHAND) ?? []),
            ])
            .map((section) => `${relative(ROOT, file)}:${index + 1} cites ${section}`),
        ),
    );
  expect(dangling, 'correct the number, or write the section in docs/spec').toEqual([]);
});
