import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { quotedArgument } from './arguments.ts';

const ODD = [
  'a.json',
  'my games/ä.json',
  "it's.json",
  "it's $HOME.json",
  '`x`.json',
  'a"b!.json',
  'a\\b',
  '-x.json',
  '',
];

test.skipIf(process.platform === 'win32').each(ODD)('a shell reads %j as it was given', (text) => {
  const read = execFileSync('sh', ['-c', `printf %s ${quotedArgument(text)}`], { encoding: 'utf8' });
  expect(read).toBe(text.startsWith('-') ? `./${text}` : text);
});

test.each([
  ['linux', 'game.json', 'game.json'],
  ['linux', 'my games/a.json', '"my games/a.json"'],
  ['win32', 'C:\\games\\a.json', 'C:\\games\\a.json'],
  ['win32', 'C:\\my games\\a.json', '"C:\\my games\\a.json"'],
] as const)('on %s %s is written %s', (platform, text, written) => {
  expect(quotedArgument(text, platform)).toBe(written);
});
