import { expect, test } from 'vitest';
import { readHostFacts } from '../apps/desktop/plugin-facts.ts';
import { formats } from '../packages/export/src/formats/index.ts';
import { planExport } from '../packages/export/src/plan.ts';
import { drawingsOf } from '../packages/export/src/testing/drawings.ts';

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);

test('the desktop application may write the files of every export', async () => {
  const drawings = drawingsOf({
    info: { title: 'Valley' },
    companies: [{ name: 'Hill Line', abbrev: 'HL', color: 'red', tokens: ['Home'] }],
    tiles: { 8: 2 },
    map: { hexes: [{ color: 'plain', hexes: ['A1'] }] },
  });
  const { FILE_ENDINGS } = await readHostFacts();
  for (const { id } of formats) {
    const options = { boxVersion: '2', author: 'Ada', imagesByName: true };
    const { files } = await planExport(drawings, { scope: { kind: 'game' }, formats: [id], options });
    expect(files, id).not.toEqual([]);
    expect(FILE_ENDINGS, id).toEqual(expect.arrayContaining(files.map(({ name }) => endingOf(name))));
  }
});
