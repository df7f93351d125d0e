import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInline } from './inline.ts';
import { parseMarkdown } from './parse.ts';

const text = (words: string) => [{ kind: 'text', text: words }];
const paragraph = (words: string) => ({ kind: 'paragraph', children: text(words) });

describe('blocks', () => {
  test('headings get an address', () => {
    expect(parseMarkdown('## Map `borders` & lines')).toEqual([
      {
        kind: 'heading',
        level: 2,
        id: 'map-borders-lines',
        children: [...text('Map '), { kind: 'code', text: 'borders' }, ...text(' & lines')],
      },
    ]);
  });

  test('lines up to a blank one are a paragraph', () => {
    expect(parseMarkdown('one\ntwo\n\nthree')).toEqual([paragraph('one two'), paragraph('three')]);
  });

  test('lists with nested blocks', () => {
    expect(parseMarkdown('- one\n  more\n- two\n  - inner\n\n1. first\n2. second')).toEqual([
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

  test('tables, with bars in cells', () => {
    expect(parseMarkdown('| a | b |\n|---|---|\n| x \\| y | z |')).toEqual([
      { kind: 'table', head: [text('a'), text('b')], rows: [[text('x | y'), text('z')]] },
    ]);
  });

  test('fenced code keeps every character', () => {
    expect(parseMarkdown('Look:\n```json\n{ "a": "**b**" }\n\n```\nend')).toEqual([
      paragraph('Look:'),
      { kind: 'code', language: 'json', text: '{ "a": "**b**" }\n' },
      paragraph('end'),
    ]);
  });

  test('call-outs hold blocks', () => {
    expect(parseMarkdown('> [!TIP]\n> one\n>\n> two')).toEqual([
      { kind: 'callout', tone: 'tip', children: [paragraph('one'), paragraph('two')] },
    ]);
  });

  test('no word is lost, whatever the marks between', () => {
    const mark = fc.constantFrom(
      ' ',
      '\n',
      '\n\n',
      '\n- ',
      '\n1. ',
      '\n## ',
      '\n> ',
      '\n  ',
      ' | ',
      '\n| ',
      ' **',
      '`',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(mark, fc.stringMatching(/^[a-z]{3,8}$/))), (parts) => {
        const compiled = JSON.stringify(parseMarkdown(parts.flat().join('')));
        for (const [, word] of parts) expect(compiled).toContain(word);
      }),
    );
  });
});

describe('marks within a line', () => {
  test('links, code, strong, emphasis, images', () => {
    expect(parseInline('a [b `c`](/docs/) **d** *e* ![f](g.png)')).toEqual([
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

  test('marks in code are plain characters', () => {
    expect(parseInline('`**a** [b](c)`')).toEqual([{ kind: 'code', text: '**a** [b](c)' }]);
  });
});
