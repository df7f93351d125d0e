import { zipFiles } from '@platelayer/export';
import { expect, test } from 'vitest';
import { fakeFile, fakeFolder } from './testing/fakes.ts';
import { titleFilesAmong, titleFilesIn } from './title-files.ts';

const zip = (name: string, files: Readonly<Record<string, string>>) => {
  const bytes = Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  return new File([Uint8Array.from(zipFiles(new Map(bytes), { level: 0 }))], name);
};

test('a zip is imported if it has Ruby files, judged by their names only', async () => {
  const title = zip('title.zip', { 'g_1/map.RB': '' });
  const game = zip('game.zip', { 'game.json': '{ "info": { "title": "see lib/map.rb" } }' });
  const broken = new File(['PK\u0003\u0004 map.rb'], 'broken.zip');
  const found = await titleFilesAmong([title, game, broken, new File([], 'a.rb'), new File([], 'a.json')]);
  expect([...found.keys()]).toEqual(['title.zip', 'a.rb']);
});

test('skips folders of rules only next to the files of a title', async () => {
  const rules = fakeFolder('round', fakeFile('', 'buy.rb'));
  const title = fakeFolder('g_1', rules, fakeFile('', 'map.rb'), fakeFile('', 'notes.txt'));
  const found = await titleFilesIn(fakeFolder('mine', fakeFolder('round', title), fakeFolder('.git', rules)));
  expect([...found.keys()]).toEqual(['mine/round/g_1/map.rb']);
});
