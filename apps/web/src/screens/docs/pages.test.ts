import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { components, findComponent } from '@platelayer/components';
import { formats } from '@platelayer/export';
import { type JsonObject, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { compilePage } from '../../../plugin-docs.ts';
import { codeText } from '../../ui/code-piece.ts';
import { type Block, choosePage, type Inline } from './document.ts';
import { DOCS_GROUPS } from './page-groups.ts';
import { withTables } from './tables.ts';

const FOLDER = join(import.meta.dirname, 'pages');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => relative('.', name).replaceAll(sep, '/'));
const names = new Set(files);

test('every page in the menu exists in English', () => {
  expect([...names].sort()).toEqual(
    DOCS_GROUPS.flat()
      .map((page) => `${page}.en.md`)
      .sort(),
  );
});

const inner = (block: Block): readonly Block[] =>
  block.kind === 'callout' ? block.children : block.kind === 'list' ? block.items.flat() : [];
const all = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => [block, ...all(inner(block))]);
const textsOf = (block: Block): readonly Inline[] => {
  if (block.kind === 'heading' || block.kind === 'paragraph') return block.children;
  return block.kind === 'table' ? [block.head, ...block.rows].flat(2) : [];
};
const linksIn = (inlines: readonly Inline[]): readonly string[] =>
  inlines.flatMap((inline) =>
    'children' in inline ? [...(inline.kind === 'link' ? [inline.to] : []), ...linksIn(inline.children)] : [],
  );

describe.each(files)('%s', (name) => {
  const text = withTables(readFileSync(join(FOLDER, name), 'utf8'), { components, formats });
  const blocks = all(compilePage(text));
  /** Games, each with the component drawn next to it. */
  const samples = blocks.flatMap((block) => {
    if (block.kind !== 'code') return [];
    const [word, game, component] = block.language.split(' ');
    return word === 'json' && game === 'game' ? [{ text: codeText(block.pieces), component }] : [];
  });
  const code = (language: string) =>
    blocks.flatMap((block) =>
      block.kind === 'code' && block.language === language ? codeText(block.pieces) : [],
    );

  test('starts with its only top-level heading', () => {
    expect(blocks.flatMap((block, i) => (block.kind === 'heading' && block.level === 1 ? i : []))).toEqual([
      0,
    ]);
  });

  test('links only to existing help pages', () => {
    const pages = linksIn(blocks.flatMap(textsOf)).flatMap((to) => /^\/docs\/([^#?]*)/.exec(to)?.[1] ?? []);
    for (const page of pages) expect(choosePage(page, [], names)).toBe(`${page || 'index'}.en.md`);
  });

  test('draws only components that its games have', () => {
    for (const { text, component } of samples) {
      const { game } = load(text, library);
      if (component) expect(game && findComponent(component)?.available(game)).toBe(true);
    }
  });

  test('has games and hexes without problems', () => {
    const hexes = code('hex').map((text): JsonObject => ({ ...JSON.parse(text), hexes: ['A1'] }));
    const games = [
      ...samples.map(({ text }) => text),
      ...hexes.map((hex) => JSON.stringify({ info: { title: 'T' }, map: { hexes: [hex] } })),
    ];
    for (const game of games) expect(load(game, library).diagnostics).toEqual([]);
    for (const text of code('json')) expect(() => JSON.parse(text)).not.toThrow();
  });
});

test('the complete file of the first game is the sum of its steps', () => {
  const blocks = compilePage(readFileSync(join(FOLDER, 'first-game.en.md'), 'utf8'));
  const files = blocks.flatMap((block): JsonObject[] =>
    block.kind === 'code' && block.language.startsWith('json game')
      ? [JSON.parse(codeText(block.pieces))]
      : [],
  );
  const whole = files.at(-1)!;
  const steps = Object.assign({}, ...files.slice(0, -1));
  expect(Object.keys(steps).sort()).toEqual(Object.keys(whole).sort());
  for (const key of Object.keys(steps).filter((key) => key !== 'info' && key !== 'map'))
    expect(whole[key]).toEqual(steps[key]);
  expect(whole.info).toEqual(files[0]!.info);
});

const FILES = new Set(['index.en.md', 'index.fr.md', 'files.en.md', 'output/pdf.en.md']);

describe('choosePage (98.5.10)', () => {
  test.each([
    ['', ['en'], 'index.en.md'],
    ['files/', ['en'], 'files.en.md'],
    ['output/pdf', ['en'], 'output/pdf.en.md'],
    ['', ['fr'], 'index.fr.md'],
    ['files', ['fr'], 'files.en.md'],
    ['nosuch', ['fr'], 'index.fr.md'],
    ['nosuch', ['xx'], 'index.en.md'],
    ['__proto__', [], 'index.en.md'],
  ])('%j in %j is %s', (path, languages, file) => {
    expect(choosePage(path, languages, FILES)).toBe(file);
  });
});
