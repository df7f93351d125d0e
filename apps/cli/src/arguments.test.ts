import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { quoteArgument } from './arguments.ts';

const ODD_NAMES = [
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

test.skipIf(process.platform === 'win32').each(ODD_NAMES)(
  'a shell reads the quoted argument %j unchanged',
  (text) => {
    const read = execFileSync('sh', ['-c', `printf %s ${quoteArgument(text)}`], { encoding: 'utf8' });
    expect(read).toBe(text.startsWith('-') ? `./${text}` : text);
  },
);

test.each([
  ['linux', 'game.json', 'game.json'],
  ['linux', 'my games/a.json', '"my games/a.json"'],
  ['win32', 'C:\\games\\a.json', 'C:\\games\\a.json'],
  ['win32', 'C:\\my games\\a.json', '"C:\\my games\\a.json"'],
] as const)('on %s the argument %s is written as %s', (platform, text, quoted) => {
  expect(quoteArgument(text, platform)).toBe(quoted);
});
