import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePage } from '../../../plugin-docs.ts';
import { codeText } from '../../ui/code-piece.ts';
import type { Block, Inline } from './document.ts';

const text = (words: string) => [{ kind: 'text', text: words }];
const paragraph = (words: string) => ({ kind: 'paragraph', children: text(words) });

describe('blocks', () => {
  test('headings get an id', () => {
    expect(compilePage('## Map `borders` & lines')).toEqual([
      {
        kind: 'heading',
        level: 2,
        id: 'map-borders-lines',
        children: [...text('Map '), { kind: 'code', text: 'borders' }, ...text(' & lines')],
      },
    ]);
  });

  test('consecutive lines form a paragraph', () => {
    expect(compilePage('one\ntwo\n\nthree')).toEqual([paragraph('one two'), paragraph('three')]);
  });

  test('lists can contain nested blocks', () => {
    expect(compilePage('- one\n  more\n- two\n  - inner\n\n1. first\n2. second')).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          [paragraph('one more')],
          [paragraph('two'), { kind: 'list', ordered: false, items: [[paragraph('inner')]] }],
        ],
      },
      { kind: 'list', ordered: true, items: [[paragraph('first')], [paragraph('second')]] },
    ]);
  });

  test('table cells can contain escaped bars', () => {
    expect(compilePage('| a | b |\n|---|---|\n| x \\| y | z |')).toEqual([
      { kind: 'table', head: [text('a'), text('b')], rows: [[text('x | y'), text('z')]] },
    ]);
  });

  test('fenced code keeps every character', () => {
    expect(compilePage('Look:\n```json\n{ "a": "**b**" }\n\n```\nend')).toEqual([
      paragraph('Look:'),
      {
        kind: 'code',
        language: 'json',
        pieces: ['{ ', ['key', '"a"'], ': ', ['text', '"**b**"'], ' }\n'],
      },
      paragraph('end'),
    ]);
  });

  test('an example that adds to a file has its new part separately', () => {
    const [block] = compilePage('```json game map part\n{\n  "info": { "title": "T" },\n  "map": {}\n}\n```');
    expect(block?.kind === 'code' && block.part && codeText(block.part)).toBe('  "map": {}');
    expect(() => compilePage('```json game map part\n{ "map": {} }\n```')).toThrow('info');
  });

  test('callouts contain blocks', () => {
    expect(compilePage('> [!TIP]\n> one\n>\n> two')).toEqual([
      { kind: 'callout', tone: 'tip', children: [paragraph('one'), paragraph('two')] },
    ]);
  });

  test('unsupported Markdown stops the build', () => {
    expect(() => compilePage('one\n\n---\n\ntwo')).toThrow('A help page cannot show this yet (hr)');
    expect(() => compilePage('> [!SHOUT]\n> one')).toThrow(
      'A quote of a help page begins with one of [!note]',
    );
  });
});

const inline = (markdown: string): readonly Inline[] => {
  const [block] = compilePage(markdown);
  return block?.kind === 'paragraph' ? block.children : [];
};

describe('inline formatting', () => {
  test('supports links, code, strong, emphasis and images', () => {
    expect(inline('a [b `c`](/docs/) **d** *e* ![f](g.png)')).toEqual([
      ...text('a '),
      { kind: 'link', to: '/docs/', children: [...text('b '), { kind: 'code', text: 'c' }] },
      ...text(' '),
      { kind: 'strong', children: text('d') },
      ...text(' '),
      { kind: 'emphasis', children: text('e') },
      ...text(' '),
      { kind: 'image', source: 'g.png', alt: 'f' },
    ]);
  });

  test('ignores Markdown in code, and HTML tags', () => {
    expect(inline('`**a** [b](c)` <d> & "e"')).toEqual([
      { kind: 'code', text: '**a** [b](c)' },
      ...text(' <d> & "e"'),
    ]);
  });
});

describe('highlighted code (98.5.10)', () => {
  const pieces = (language: string, code: string) =>
    compilePage(`\`\`\`${language}\n${code}\n\`\`\``).flatMap((block: Block) =>
      block.kind === 'code' ? block.pieces : [],
    );
  const marked = (language: string, code: string) =>
    pieces(language, code).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.join(' ')]));

  test.each(['json', 'hex', 'json game map'])('%s: marks keys, strings, numbers and literals', (language) => {
    expect(marked(language, '{ "side": -1.5, "name": "A: \\"b\\"", "on": true }')).toEqual([
      'key "side"',
      'number -1.5',
      'key "name"',
      'text "A: \\"b\\""',
      'key "on"',
      'word true',
    ]);
  });

  test('marks commands, options and comments', () => {
    expect(marked('bash', 'platelayer export game.json --dpi 300 # fine')).toEqual([
      'key platelayer export',
      'word --dpi',
      'comment # fine',
    ]);
  });

  test('leaves an unknown language plain', () => {
    expect(pieces('constructor', 'a "b"')).toEqual(['a "b"']);
  });

  test('never loses or adds a character', () => {
    const languages = fc.constantFrom('json', 'hex', 'javascript', 'bash', 'xml', 'markdown', '');
    // Three backquotes would end the code block, and Markdown normalises carriage returns and tabs.
    const code = fc.string().map((any) => any.replaceAll(/[`\r\t\0]/g, ' '));
    fc.assert(
      fc.property(code, languages, (any, language) => {
        expect(codeText(pieces(language, any))).toBe(any);
      }),
    );
  });
});
