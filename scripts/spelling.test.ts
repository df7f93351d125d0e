import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/** We write British English, with -ise. Each American spelling by what stands for it here. */
const AMERICAN: readonly (readonly [american: RegExp, british: string])[] = [
  [/\bcolor(?:s|ed|ing|ful|less|blind)?\b/gi, 'colour'],
  [/\bcenter(?:s|ed|ing)?\b/gi, 'centre'],
  [/\bgray(?:s|ed|ing|ish|scale)?\b/gi, 'grey'],
  [/\blicenses?\b/gi, 'licence'],
  [
    /\b(?:behavior|favor|flavor|harbor|honor|labor|neighbor|rumor)(?:s|ed|ing|al|able|ite|ites|hood)?\b/gi,
    '-our',
  ],
  [/\b(?:centi|deci|kilo|milli)?meters?\b/gi, 'metre'],
  [/\b(?:analog|catalog)s?\b/gi, '-ogue'],
  [/\b(?:defense|offense|pretense)s?\b/gi, '-ence'],
  [/\b(?:cancel|dial|fuel|label|level|model|signal|total|travel)(?:ed|ing|er)\b/gi, 'double the l'],
  [/\b(?:artifact|aluminum|fulfill|gotten|jewelry|mold|plow|skeptical)s?\b/gi, 'the British word'],
  [
    /\b(?!(?:\w*(?:size|prize|seize|maize)|\w*(?:siz|priz|seiz)(?:es|ed|ing|er))\b)\w+(?:iz|yz)(?:e[sd]?|ers?|ing|ations?)\b/gi,
    '-ise',
  ],
];

interface Prose {
  readonly text: string;
  /** Where it begins in the file. */
  readonly start: number;
}

/** What is no prose: words in quotation marks or capitals, parameters, tags, options, paths and addresses. */
const NAMES =
  /`[^`]*`|"[^"\n]*"|“[^”\n]*”|'[^'\s]*'|\{\{\w+\}\}|<\/?\w+>|\b[A-Z]{2,}\b|(?<!\w)--\w[\w-]*|\b\w+(?:-\w+){2,}|\/\w+|\w+(?:\.\w+)+\b|https?:\S+/g;

/** Spellings that are not ours, with their line. */
const misspelt = (source: string, prose: readonly Prose[]): readonly string[] =>
  prose.flatMap(({ text, start }) => {
    const words = text.replaceAll(NAMES, (name) => '·'.repeat(name.length));
    return AMERICAN.flatMap(([american, british]) =>
      [...words.matchAll(american)].map(({ 0: word, index }) => {
        const line = source.slice(0, start + index).split('\n').length;
        return `line ${line}: ${word} (${british})`;
      }),
    );
  });

/** Markdown without code, link targets and tags. */
const proseOfMarkdown = (source: string): readonly Prose[] => [
  {
    start: 0,
    text: source.replaceAll(/^```[\s\S]*?^```|\]\([^)]*\)|<[^>]*>/gm, (code) =>
      code.replaceAll(/[^\n]/g, '·'),
    ),
  },
];

const proseOfStyle = (source: string): readonly Prose[] =>
  [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => ({ text, start: index }));

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Texts that are surely for readers although they may be a single word. */
const TITLES: ReadonlySet<string> = new Set(['title', 'description', 'message', 'hint', 'label', 'caption']);

/** Stands for any key in files that hold nothing but texts. */
const EVERY = 'title';

const nameOf = (key: unknown): string => (isNode(key) ? String(key.name ?? key.value) : '');

/** What is erased; `as const` and the like hold values. */
const TYPES = /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/;

/** Sentences among the strings of a program: several words, none of which looks like code. */
const sentencesIn = (node: unknown, key = ''): readonly Prose[] => {
  if (Array.isArray(node)) return node.flatMap((one) => sentencesIn(one, key));
  if (!isNode(node)) return [];
  const { type, start, value } = node;
  if (type === 'ImportDeclaration' || TYPES.test(type)) return [];
  if (type === 'Property') return sentencesIn(node.value, key === EVERY ? key : nameOf(node.key));
  const text =
    type === 'TemplateElement'
      ? (value as { readonly raw: string }).raw
      : (type === 'Literal' || type === 'JSXText') && typeof value === 'string'
        ? value
        : undefined;
  if (text === undefined) return Object.values(node).flatMap((child) => sentencesIn(child, key));
  const isSentence =
    /[A-Za-z]{2,}[,.]? [A-Za-z]{2,}/.test(text) &&
    !/[<>{};=]|\w:\S/.test(text.replaceAll(/\{\{\w+\}\}|<\/?\w+>/g, ''));
  return isSentence || TITLES.has(key) ? [{ text, start }] : [];
};

const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/(testing|tests)\//.test(path);

const proseOfProgram = (source: string, path: string): readonly Prose[] => {
  const { program, comments } = parseSync(path, source);
  return [
    ...comments.map(({ value, start }) => ({ text: value, start: start + 2 })),
    ...(isTest(path) ? [] : sentencesIn(program, path.includes('/i18n/') ? EVERY : '')),
  ];
};

const READERS: Readonly<Record<string, (source: string, path: string) => readonly Prose[]>> = {
  md: proseOfMarkdown,
  css: proseOfStyle,
  ts: proseOfProgram,
  tsx: proseOfProgram,
  mjs: proseOfProgram,
};

const ROOT = join(import.meta.dirname, '..');
const LEFT_OUT = new Set(['node_modules', 'dist', 'public', 'target', 'test-results']);

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || LEFT_OUT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [relative(ROOT, path).replaceAll(sep, '/')];
  });

/** Names of packages, the colours of CSS, and this list. */
const NOT_OURS = new Set([
  'THIRD-PARTY.md',
  'apps/desktop/CRATES.md',
  'packages/scene/src/css-colors.ts',
  'scripts/spelling.test.ts',
]);

const found = (source: string, path: string): readonly string[] => {
  const read = READERS[path.split('.').at(-1) ?? ''];
  // Most files need no closer look.
  return read && AMERICAN.some(([american]) => source.search(american) >= 0)
    ? misspelt(source, read(source, path))
    : [];
};

test('texts, comments and documents are in British English', () => {
  const faults = filesBelow(ROOT)
    .filter((path) => !NOT_OURS.has(path))
    .flatMap((path) =>
      found(readFileSync(join(ROOT, path), 'utf8'), path).map((fault) => `${path}, ${fault}`),
    );
  expect(faults).toEqual([]);
});

describe('the check', () => {
  test('reads comments and sentences, not code', () => {
    const source = [
      '// The color of the center.',
      "import { color } from './color.ts';",
      "const color = 'gray';",
      "report({ title: 'Gray', hint: 'Use a color.' } as const);",
      'const text = `The color is unrecognized.`;',
      '/** `color` is the "color" of it; resized, analyzed. */',
    ].join('\n');
    expect(found(source, 'a.ts')).toEqual([
      'line 1: color (colour)',
      'line 1: center (centre)',
      'line 6: analyzed (-ise)',
      'line 4: Gray (grey)',
      'line 4: color (colour)',
      'line 5: color (colour)',
      'line 5: unrecognized (-ise)',
    ]);
  });

  test('reads documents without their code', () => {
    expect(found('A color, `color`\n```\ncolor\n```\nA [license](color.md)', 'a.md')).toEqual([
      'line 1: color (colour)',
      'line 5: license (licence)',
    ]);
  });
});
