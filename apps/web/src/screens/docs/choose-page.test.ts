import { describe, expect, test } from 'vitest';
import { choosePage } from './choose-page.ts';

const FILES = new Set(['index.en.md', 'index.fr.md', 'files.en.md', 'output/pdf.en.md']);

describe('98.5.10 choice of file', () => {
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
