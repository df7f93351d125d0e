import { describe, expect, test } from 'vitest';
import { expandPattern } from './expand-pattern.ts';
import { memoryTerminal } from './testing/memory-terminal.ts';

const terminal = memoryTerminal({
  'a.json': '',
  'b.json': '',
  '.c.json': '',
  'x/d.json': '',
  'x/y/e.json': '',
});

describe('file patterns', () => {
  test.each([
    ['a.json', ['a.json']],
    ['none.json', ['none.json']],
    ['*.json', ['a.json', 'b.json']],
    ['?.json', ['a.json', 'b.json']],
    ['x/*.json', ['x/d.json']],
    ['*/*.json', ['x/d.json']],
    ['**/*.json', ['a.json', 'b.json', 'x/d.json', 'x/y/e.json']],
    ['.*', ['.c.json']],
    ['z*', ['z*']],
  ])('%s matches %j', async (pattern, files) => {
    expect(await expandPattern(pattern, terminal)).toEqual(files);
  });
});
