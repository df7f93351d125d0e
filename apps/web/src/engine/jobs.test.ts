import { defaults } from '@platelayer/game';
import { expect, test } from 'vitest';
import { jobs } from './jobs.ts';
import type { JobContext } from './values.ts';

const context: JobContext = { signal: new AbortController().signal, onProgress: () => undefined };
const bytes = (text: string) => new TextEncoder().encode(text);

test('a broken picture is reported with the game if the game names it, else by the check in the background', async () => {
  const game = { info: { title: 'T' }, tokens: [{ logo: 'used' }] };
  const folder = new Map([
    ['game.json', bytes(JSON.stringify(game))],
    ...['used', 'unused'].map((name) => [`logos/${name}.svg`, bytes('no picture')] as const),
  ]);
  const broken = (found: readonly { readonly code: string; readonly message: string }[]) =>
    found.filter(({ code }) => code === 'artwork/svg').map(({ message }) => message.split(':')[0]);
  const { diagnostics } = await jobs.open({ name: 'mine', folder });
  expect(broken(diagnostics)).toEqual(['logos/used.svg']);
  const checked = await jobs.design({ config: defaults }, context);
  expect(broken(checked)).toEqual(['logos/unused.svg', 'logos/used.svg']);
});
