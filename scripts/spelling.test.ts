import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/** American spellings, with the British ones that we use (-ise, not -ize). */
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

/** Habits that are never right here, with the words to write instead. CONTRIBUTING.md has the rules of style. */
const HABITS: readonly (readonly [habit: RegExp, better: string])[] = [
  [/\b(?:is|are|was|were|be|been|being) told\b(?! apart)/gi, 'write who shows, reports or passes it'],
  [/\btold of\b/gi, 'reported, listed or mentioned'],
  [/\b(?:bring(?:s|ing)?|brought|taken?|takes) (?:\w+ )?along\b/gi, 'includes, contains or comes with'],
  [/\bmend(?:s|ed|ing)?\b/gi, 'fix'],
  [/\bremarks?\b/gi, 'problem, error, warning or note'],
  [/\ban? (?:\w+ )?\w+ of (?:its|their|your|one's) own\b/gi, 'its own X, or a separate X'],
  [/\bmeanwhile\b/gi, 'delete it, or keep …ing'],
  [/, too\b(?=[\s]*[.;:)]|[\s*]*$)/g, 'also, or as well'],
  [/\bnobody knows\b/gi, 'unknown'],
];

/** Applies to comments only. */
const COMMENT_HABITS: typeof HABITS = [
  [/(?<=^[\s*]*)What\b(?![^.:]*\?)/g, 'start with the noun or with a verb'],
];

/** Folders whose wording is not checked yet. Empty this list. */
const UNCHECKED_WORDING: readonly string[] = [
  'apps/web/',
  'apps/cli/',
  'packages/export/',
  'docs/spec/',
  'scripts/engines/',
];

interface Prose {
  readonly text: string;
  /** Offset in the file. */
  readonly start: number;
  readonly isComment?: boolean;
}

/** Text that is not prose: words in quotation marks or capitals, parameters, tags, options, paths and addresses. */
const NAMES =
  /`[^`]*`|"[^"\n]*"|“[^”\n]*”|'[^'\s]*'|\{\{\w+\}\}|<\/?\w+>|\b[A-Z]{2,}\b|(?<!\w)--\w[\w-]*|\b\w+(?:-\w+){2,}|\/\w+|\w+(?:\.\w+)+\b|https?:\S+/g;

/** Lists wrong spellings and habits with their lines. */
const wrongWords = (source: string, prose: readonly Prose[], checksWording: boolean): readonly string[] =>
  prose.flatMap(({ text, start, isComment }) => {
    const words = text.replaceAll(NAMES, (name) => '·'.repeat(name.length));
    const habits = checksWording ? [...HABITS, ...(isComment ? COMMENT_HABITS : [])] : [];
    return [...AMERICAN, ...habits].flatMap(([wrong, better]) =>
      [...words.matchAll(wrong)].map(({ 0: word, index }) => {
        const line = source.slice(0, start + index).split('\n').length;
        return `line ${line}: ${word.trim()} (${better})`;
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
  [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 1: text = '', index }) => ({
    text,
    start: index + 2,
    isComment: true,
  }));

/** Comments on lines of their own; a comment of several lines is one text. */
const proseOfRust = (source: string): readonly Prose[] =>
  [...source.matchAll(/^\s*\/\/[/!]?.*(?:\n\s*\/\/.*)*/gm)].map(({ 0: text, index }) => ({
    text: text.replaceAll(/\/\/[/!]?/g, (slashes) => ' '.repeat(slashes.length)),
    start: index,
    isComment: true,
  }));

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Keys of strings that are always for readers, even a single word. */
const TITLES: ReadonlySet<string> = new Set(['title', 'description', 'message', 'hint', 'label', 'caption']);

/** Used for every key in files that contain only strings for readers. */
const EVERY = 'title';

const nameOf = (key: unknown): string => (isNode(key) ? String(key.name ?? key.value) : '');

/** Type syntax, except expressions such as `as const`, which contain values. */
const TYPES = /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/;

/** Sentences among the strings of a program: several words that do not look like code. */
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
    ...comments.map(({ value, start }) => ({ text: value, start: start + 2, isComment: true })),
    ...(isTest(path) ? [] : sentencesIn(program, path.includes('/i18n/') ? EVERY : '')),
  ];
};

const READERS: Readonly<Record<string, (source: string, path: string) => readonly Prose[]>> = {
  md: proseOfMarkdown,
  css: proseOfStyle,
  ts: proseOfProgram,
  tsx: proseOfProgram,
  mjs: proseOfProgram,
  rs: proseOfRust,
};

const ROOT = join(import.meta.dirname, '..');
const LEFT_OUT = new Set(['node_modules', 'dist', 'public', 'target', 'test-results']);

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || LEFT_OUT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [relative(ROOT, path).replaceAll(sep, '/')];
  });

/** Files with package names, CSS colours and the lists above. */
const NOT_OURS = new Set([
  'THIRD-PARTY.md',
  'apps/desktop/CRATES.md',
  'packages/scene/src/css-colors.ts',
  'scripts/spelling.test.ts',
]);

const found = (source: string, path: string): readonly string[] => {
  const read = READERS[path.split('.').at(-1) ?? ''];
  const checksWording = !UNCHECKED_WORDING.some((folder) => path.startsWith(folder));
  // Most files need no parsing.
  const isSuspect = (wrong: RegExp) => source.search(wrong) >= 0;
  return read &&
    (AMERICAN.some(([american]) => isSuspect(american)) ||
      (checksWording && (HABITS.some(([habit]) => isSuspect(habit)) || /[*/]\s*What\b/.test(source))))
    ? wrongWords(source, read(source, path), checksWording)
    : [];
};

test('strings, comments and documents are in plain British English', () => {
  const faults = filesBelow(ROOT)
    .filter((path) => !NOT_OURS.has(path))
    .flatMap((path) =>
      found(readFileSync(join(ROOT, path), 'utf8'), path).map((fault) => `${path}, ${fault}`),
    );
  expect(faults).toEqual([]);
});

describe('the check', () => {
  test('reports habits and suggests better words', () => {
    const source = [
      '/** What the user is told. */',
      '// The key of what a game brings along.',
      '// Reports "remarks", and `mend`. Why? What else?',
      "report({ hint: 'Mend the remark first.' });",
    ].join('\n');
    expect(found(source, 'a.ts').map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'line 1: is told',
      'line 1: What',
      'line 2: brings along',
      'line 4: Mend',
      'line 4: remark',
    ]);
    expect(found('//! Files are told of.\nfn a() {}', 'a.rs')).toHaveLength(2);
    expect(found(source, 'apps/web/src/a.ts')).toEqual([]);
  });

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
