import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Numbers of chapters, as the names of their files begin. */
const CHAPTERS = readdirSync(join(ROOT, 'docs/spec')).flatMap((name) => name.match(/^\d\d(?=-)/)?.[0] ?? []);

/** `20.8.5.3`, `20.A`: a section of a chapter. A digit before or a unit behind it make it a plain number. */
const SECTION = new RegExp(`(?<![\\d.#-])(?:${CHAPTERS.join('|')})\\.(?:\\d+(?:\\.\\d+)*|[A-Z]\\b)`, 'g');

/** What is cited stands in brackets, after "chapter", "see", or at the beginning of a test's name. */
const CITED =
  /\(([^()]*)\)|(?:[Cc]hapter|[Ss]ee|of|by|to|as|and|',|['"`]) (?=\d\d\.)([\d.A-Z]+)|['"`]([\d.]+) /g;

/** Items of lists that the chapters no longer have, such as `20.14, Q3`, `70.14, 20`, `95.9 check 4`. */
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

/** Comments and the names of tests; numbers of the code itself are none of our business. */
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
