import { BUNDLED_GAMES, bundledGame } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { planExport } from '../plan.ts';
import { drawingsOf, press } from '../testing/drawings.ts';
import { inventoryOf } from './inventory.ts';
import { type ListRow, type ListTotal, listCsv } from './list.ts';

const game = {
  info: { title: 'Withy' },
  privates: [{ name: '=HYPERLINK("x")' }, { name: 'Withy & Reed Tram' }],
  trains: [
    { name: '2', quantity: 6, print: 8, color: 'yellow' },
    { name: 'D', quantity: '∞', color: 'gray' },
    { name: '9', quantity: 0, color: 'red' },
  ],
  companies: [
    {
      name: 'Great Salt',
      abbrev: 'GSR',
      tokens: ['', 40],
      extraStationTokens: 1,
      marketTokens: 2,
      shares: [{ quantity: 1, label: 'President', percent: 20 }],
    },
  ],
  tokens: [
    { label: 'bank', quantity: 3 },
    { label: 'never', quantity: 0 },
  ],
  tiles: { 8: 4, 57: { quantity: '∞', print: 5 }, nothing: 2 },
};

const listOf = async (file: object) => {
  const { files } = await planExport(drawingsOf(file), { scope: { kind: 'game' }, formats: ['list'] });
  expect(files.map(({ name }) => name.replace(/^.*-list/, 'list'))).toEqual(['list.csv', 'list.json']);
  const [csv, json] = await Promise.all(files.map((each) => each.make(press)));
  return {
    csv: new TextDecoder('utf-8', { ignoreBOM: true }).decode(csv),
    ...(JSON.parse(new TextDecoder().decode(json)) as { pieces: ListRow[]; totals: ListTotal[] }),
  };
};

describe('the list of pieces (86.7)', () => {
  test('has the counts of every piece in the game and printed (86.2.2)', async () => {
    const { pieces } = await listOf(game);
    const counts = Object.fromEntries(pieces.map(({ name, play, print }) => [name, [play, print]]));
    expect(counts).toMatchObject({
      'card-private-2-withy-reed-tram': [1, 1],
      'share-GSR-president-20': [1, 1],
      'train-2x8': [6, 8],
      'train-Dx1': ['∞', 1],
      'token-1-GSR-market': [2, 2],
      'token-1-GSR-station': [3, 3],
      'token-2-bank': [3, 3],
      'tile-8': [4, 4],
      'tile-57': ['∞', 5],
    });
  });

  test('has the picture of a back if there is one (50.8.8)', async () => {
    const backs = async (setting: 'none' | 'plain') => {
      const trains = [{ name: '2', color: 'red', quantity: 1, back: {} }, ...game.trains.slice(1, 2)];
      const { pieces } = await listOf({ info: game.info, trains, config: { cards: { backs: setting } } });
      return pieces.flatMap(({ component, back }) => (component === 'cards' ? [back] : []));
    };
    expect(await backs('plain')).toEqual(['withy-train-2x1-back.png', '']);
    expect(await backs('none')).toEqual(['', '']);
  });

  test('leaves out unknown tiles and tokens with quantity 0 (86.9)', async () => {
    const { pieces } = await listOf(game);
    expect(pieces.map(({ name }) => name)).not.toContain('tile-nothing');
    expect(pieces.map(({ title }) => title)).not.toContain('never');
    expect(pieces.find(({ name }) => name === 'train-9x0')?.note).toBe('left out: there are none');
  });

  test('escapes formulas and doubles quotes', async () => {
    const { csv } = await listOf(game);
    expect(csv.startsWith('\uFEFFcomponent,kind,name,title,play,print,')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    const row = { title: 'a' } as unknown as ListRow;
    for (const start of ['=', '+', '-', '@', '\t', '\r'])
      expect(new TextDecoder().decode(listCsv([{ ...row, title: `${start}1` }]))).toContain(`'${start}1`);
    expect(
      csv
        .split('\r\n')
        .slice(0, -1)
        .every((line) => !/(?:^|,)[=+@]/.test(line)),
    ).toBe(true);
  });

  test('sums up components and kinds', async () => {
    const { totals } = await listOf(game);
    expect(totals).toContainEqual({
      component: 'cards',
      kind: 'train',
      different: 3,
      play: 6,
      unlimited: 1,
      print: 9,
    });
  });

  test('has no file names that start with a hyphen or a dot', async () => {
    const { pieces } = await listOf({ ...game, info: { title: '-18.' } });
    expect(pieces.filter(({ name, front }) => /^[-.]/.test(name) || /^[-.]/.test(front))).toEqual([]);
  });

  test.each(BUNDLED_GAMES.map(({ id }) => id))('has the same pieces as the game file of %s', async (id) => {
    const file = JSON.parse((await bundledGame(id)) ?? '');
    const { pieces, totals } = await listOf(file);
    const drawings = drawingsOf(file);
    const { game } = drawings;
    const sum = (component: string, kind?: string) =>
      totals
        .filter((total) => total.component === component && (!kind || total.kind === kind))
        .reduce((all, { print }) => all + print, 0);
    const added = (counts: readonly { readonly copies: number }[]) =>
      counts.reduce((all, { copies }) => all + copies, 0);
    const ownTrains = game.companies.flatMap(({ ownTrains }) => ownTrains.map(({ train }) => train));
    expect(sum('cards', 'train')).toBe(added([...game.trains, ...ownTrains]));
    expect(sum('cards', 'share')).toBe(added(game.companies.flatMap(({ shares }) => shares)));
    expect(sum('cards', 'private')).toBe(game.privates.length);
    expect(sum('tiles')).toBe(added(game.tiles.filter(({ source }) => source !== 'missing')));
    const stations = game.companies.map(
      ({ stations, extraStationTokens }) => stations.length + extraStationTokens,
    );
    expect(sum('tokens', 'station')).toBe(stations.reduce((all, count) => all + count, 0));
    expect(sum('tokens', 'general')).toBe(added(game.tokens.filter(({ quantity }) => quantity !== 0)));
    expect(new Set(pieces.map(({ name }) => name.toLowerCase())).size).toBe(pieces.length);
    expect(pieces.filter(({ name }) => !/^[A-Za-z][\w-]*$/.test(name))).toEqual([]);
    const { components } = await import('@platelayer/components');
    const available = components.filter((component) => component.available(game));
    expect(await inventoryOf({ drawings, components: available })).toHaveLength(pieces.length);
  });
});

/** Reads cells like a spreadsheet. */
const readCsv = (text: string): readonly (readonly string[])[] => {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n|$)/g)) {
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') lines.push([]);
    if (end === '') break;
  }
  return lines.slice(0, -1);
};

test.each(BUNDLED_GAMES.map(({ id }) => id))(
  'the CSV of %s is read back as the same table, without formulas',
  async (id) => {
    const { csv, pieces } = await listOf(JSON.parse((await bundledGame(id)) ?? ''));
    const [header, ...lines] = readCsv(csv.slice(1));
    expect(header).toHaveLength(13);
    expect(lines).toHaveLength(pieces.length);
    expect(lines.map((cells) => [cells.length, cells[2]])).toEqual(pieces.map(({ name }) => [13, name]));
    expect(lines.flat().filter((cell) => /^[=+@\t\r]|^-(?!$)/.test(cell))).toEqual([]);
  },
);
