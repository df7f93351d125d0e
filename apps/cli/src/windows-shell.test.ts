import { expect, test } from 'vitest';
import { throughCmd } from './windows-shell.ts';

const lineOf = (program: string, ...args: readonly string[]) =>
  throughCmd(program, args).at(-1)!.slice(1, -1);

test('the shell reads no settings of its own, and takes what is between the outer quotes as it stands', () => {
  expect(throughCmd('code', ['-g', 'a.json:7'])).toEqual(['/d', '/s', '/c', '"code ^"-g^" ^"a.json:7^""']);
});

test('nothing of a path has a meaning for the shell', () => {
  const paths = [
    'C:\\R&D\\100%\\%PATH%\\a^b!.json:7',
    'C:\\a" & calc.exe | more > x < y',
    'C:\\(old); new, `x` *?[1].json',
  ];
  // A caret takes the meaning of what it stands before. What is left parts the words.
  const left = lineOf('code', ...paths).replace(/\^./g, '');
  expect(left).toMatch(/^[\w\\:. ]+$/);
  expect(left.split(' ')).toHaveLength(1 + paths.length);
});

test.each([
  ['C:\\my games\\a b.json:7', '"C:\\my games\\a b.json:7"'],
  ['C:\\a^b & %c%.json', '"C:\\a^b & %c%.json"'],
  ['C:\\games\\', '"C:\\games\\\\"'],
  ['say "so"', '"say \\"so\\""'],
  ['slash\\"quote', '"slash\\\\\\"quote"'],
  ['', '""'],
])('a program gets %j as one word', (word, text) => {
  expect(lineOf('code', word).replace(/\^(.)/g, '$1')).toBe(`code ${text}`);
});

test('a program in a folder is found whichever way its path is written', () => {
  expect(lineOf('C:/Tools(x86)/edit.cmd')).toBe('C:\\Tools^(x86^)\\edit.cmd');
});
