import { components } from '@platelayer/components';
import { BUNDLED_GAMES, bundledGame } from '@platelayer/library';
import { pixelSize } from '@platelayer/press';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Settings } from '../../drawings.ts';
import { planExport } from '../../plan.ts';
import { drawingsOf, press } from '../../testing/drawings.ts';
import { pngHeader } from '../../testing/inspect.ts';
import { type InventoryPiece, playCount } from '../inventory.ts';
import { sheetGrid } from './card-sheet.ts';
import type { TableObject } from './objects.ts';
import { type ImagePlace, imageAddress } from './table-maker.ts';
import { buildTable } from './tts.ts';

const BY_NAME: ImagePlace = { kind: 'name' };

const tableOf = async (
  file: object,
  images: ImagePlace | undefined = BY_NAME,
  { splitShares = false, longest = 4096, settings = [] as Settings } = {},
) => {
  const drawings = drawingsOf(file, settings);
  const wanted = components.filter((component) => component.available(drawings.game));
  const fileName = (name: string, extension: string) => `g-${name}.${extension}`;
  return buildTable({ drawings, components: wanted, fileName }, { images, longest, splitShares });
};

interface Deck {
  readonly NumWidth: number;
  readonly NumHeight: number;
  readonly FaceURL: string;
  readonly BackURL: string;
}

/** Returns all objects, including those in bags and decks. */
const flat = (objects: readonly TableObject[]): readonly TableObject[] =>
  objects.flatMap((object) => [object, ...flat((object.ContainedObjects as TableObject[]) ?? [])]);

const KINDS = ['Bag', 'Card', 'Custom_Tile', 'Custom_Tile_Stack', 'Deck', 'Infinite_Bag'];

const checkRules = (objects: readonly TableObject[], files: ReadonlySet<string>) => {
  const every = flat(objects);
  expect(new Set(every.map(({ GUID }) => GUID)).size).toBe(every.length);
  const keys = new Set<string>();
  for (const object of every) {
    expect(KINDS).toContain(object.Name);
    expect(object.GUID).toMatch(/^[0-9a-f]{6}$/);
    expect(Object.keys(object.Transform)).toHaveLength(9);
    expect(Object.values(object.Transform).every(Number.isFinite)).toBe(true);
    expect(object.Transform.scaleY).toBe(1);
    const {
      CustomImage: image,
      CustomDeck: decks,
      ContainedObjects: inside = [],
    } = object as {
      CustomImage?: { ImageURL: string; ImageSecondaryURL: string };
      CustomDeck?: Record<string, Deck>;
      ContainedObjects?: TableObject[];
    };
    const addresses = [
      ...(image ? [image.ImageURL, image.ImageSecondaryURL] : []),
      ...Object.values(decks ?? {}).flatMap(({ FaceURL, BackURL }) => [FaceURL, BackURL]),
    ];
    expect(addresses.filter((address) => address !== '' && !files.has(address))).toEqual([]);
    if (object.Name === 'Infinite_Bag') expect(inside).toHaveLength(1);
    if (object.Name === 'Custom_Tile_Stack') expect(object.Number).toBeGreaterThan(1);
    if (object.Name !== 'Deck') continue;
    const ids = object.DeckIDs as number[];
    expect(ids.length).toBeGreaterThan(1);
    expect(inside.map(({ CardID }) => CardID)).toEqual(ids);
    for (const [key, { NumWidth, NumHeight }] of Object.entries(decks!)) {
      expect(keys.has(key)).toBe(false);
      keys.add(key);
      expect(NumWidth >= 2 && NumWidth <= 10 && NumHeight >= 2 && NumHeight <= 7).toBe(true);
      const used = ids.filter((id) => Math.floor(id / 100) === Number(key)).map((id) => id % 100);
      // The last cell is shown to others instead of a hidden card.
      expect(Math.max(...used)).toBeLessThan(NumWidth * NumHeight - 1);
    }
  }
};

/** Counts the copies of each piece on the table by name. */
const counts = (objects: readonly TableObject[], all: readonly InventoryPiece[]) => {
  const titles = new Map<string, number>();
  for (const { Name, Nickname, Number: stack } of flat(objects)) {
    if (!['Card', 'Custom_Tile', 'Custom_Tile_Stack'].includes(Name)) continue;
    titles.set(Nickname, (titles.get(Nickname) ?? 0) + ((stack as number) ?? 1));
  }
  const expected = new Map<string, number>();
  for (const piece of all) {
    const count = piece.play === '∞' && piece.component.id !== 'cards' ? 1 : playCount(piece);
    if (count > 0) expected.set(piece.title, (expected.get(piece.title) ?? 0) + count);
  }
  return { titles, expected };
};

test.each(BUNDLED_GAMES.map(({ id }) => id))('%s follows every rule of the format (86.3.5)', async (id) => {
  const file = JSON.parse((await bundledGame(id)) ?? '');
  const { objects, pictures, all } = await tableOf(file);
  checkRules(objects, new Set(pictures.keys()));
  const { titles, expected } = counts(objects, all);
  expect(titles).toEqual(expected);
  const piece = all.find(({ name }) => name.startsWith('map'))!;
  const map = objects.find(({ Nickname }) => Nickname === piece.title);
  const scale = map!.Transform.scaleX;
  const points = map!.AttachedSnapPoints as { Position: { x: number; y: number; z: number } }[];
  expect(points).toHaveLength(piece.spots!.length);
  for (const [i, { Position }] of points.entries()) {
    const spot = piece.spots![i]!;
    // Converted back to the picture: at the centre of the hex to a hundredth of an inch.
    expect(Math.abs(-Position.x * scale * 100 + piece.width / 2 - spot.x)).toBeLessThan(0.1);
    expect(Math.abs(Position.z * scale * 100 + piece.height / 2 - spot.y)).toBeLessThan(0.1);
  }
  const sheets = [...pictures].filter(([name]) => name.startsWith('g-cards-'));
  expect(sheets.length).toBeGreaterThan(1);
  const [name, { dpi, page }] = sheets[0]!;
  const deck = flat(objects).find(({ Name }) => Name === 'Deck')!.CustomDeck as Record<string, Deck>;
  const { NumWidth, NumHeight } = Object.values(deck).find(({ FaceURL }) => FaceURL === name)!;
  const size = pixelSize(await page(), dpi);
  expect([size.width % NumWidth, size.height % NumHeight]).toEqual([0, 0]);
  expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(4096);
});

const small = {
  info: { title: 'Withy' },
  privates: [{ name: 'Tram' }],
  trains: [
    { name: '2', quantity: 2, color: 'yellow' },
    { name: '9', quantity: 4, print: 0, color: 'red' },
    { name: 'D', quantity: '∞', print: 3, color: 'gray' },
  ],
  companies: [
    {
      name: 'Great Salt',
      abbrev: 'G',
      color: 'red',
      tokens: ['', ''],
      shares: [{ quantity: 2, percent: 10 }],
    },
  ],
  tiles: { 8: 2, 57: '∞' },
};

describe('a table for Tabletop Simulator (86.8.2)', () => {
  test('has a mini card, a tile and a station token in their real sizes (86.3.6)', async () => {
    const { objects } = await tableOf(small);
    const scale = (title: string) =>
      flat(objects).find(({ Nickname }) => Nickname === title)?.Transform.scaleX;
    expect(scale('train')).toBe(0.5588);
    expect(scale('Tile 8')).toBe(0.8661);
    expect(scale('Great Salt, station token')).toBe(0.1875);
  });

  test('has an endless bag of unlimited tiles, and also has pieces that are not printed', async () => {
    const { objects } = await tableOf(small);
    const endless = flat(objects).filter(({ Name }) => Name === 'Infinite_Bag');
    expect(endless.map(({ Nickname }) => Nickname)).toEqual(['Tile 57']);
    expect(flat(objects).filter(({ Nickname }) => Nickname === 'Train 9')).toHaveLength(4);
  });

  test('has tokens that do not snap, locked boards, and face-down decks', async () => {
    const { objects } = await tableOf({ ...small, stock: { market: [[10, 20]] } });
    const token = flat(objects).find(({ Nickname }) => Nickname.endsWith('station token'));
    expect(token).toMatchObject({ Snap: false, Name: 'Custom_Tile_Stack', Number: 2 });
    const market = objects.find(({ Nickname }) => Nickname === 'Market')!;
    expect(market).toMatchObject({ Locked: true, Sticky: false });
    expect(market.AttachedSnapPoints).toHaveLength(2);
    expect(objects.find(({ Name }) => Name === 'Deck')?.Transform.rotZ).toBe(180);
  });

  test('can have shares in the bags of their companies', async () => {
    const { objects } = await tableOf(small, BY_NAME, { splitShares: true });
    const bag = objects.find(({ Nickname }) => Nickname === 'Great Salt')!;
    expect((bag.ContainedObjects as TableObject[]).map(({ Name }) => Name)).toContain('Deck');
    expect(objects.map(({ Nickname }) => Nickname)).not.toContain('share');
  });

  test('has separate sheets of shares for companies whose abbreviations differ only in punctuation', async () => {
    const shares = [{ quantity: 2, percent: 50 }];
    const companies = ['A/A', 'A:A', '東', '京'].map((abbrev) => ({ name: abbrev, abbrev, shares }));
    const { objects, pictures } = await tableOf({ ...small, companies }, BY_NAME, { splitShares: true });
    checkRules(objects, new Set(pictures.keys()));
    const sheets = [...pictures.keys()].filter((name) => name.startsWith('g-cards-share'));
    expect(sheets).toHaveLength(4);
    expect(sheets.every((name) => /^[\w.-]+$/.test(name))).toBe(true);
  });

  test('turns the tiles of a map with pointy-topped hexes by 30 degrees', async () => {
    const turned = { ...small, info: { title: 'Withy', orientation: 'vertical' } };
    const { objects } = await tableOf(turned);
    expect(flat(objects).find(({ Nickname }) => Nickname === 'Tile 8')?.Transform.rotY).toBe(210);
  });

  test('has the saved object, its pictures, the list and instructions, with the same bytes for the same game', async () => {
    const make = async () => {
      const request = {
        scope: { kind: 'game' },
        formats: ['tts'],
        options: { imagesUrl: 'https://a.example/g/' },
      } as const;
      const { files } = await planExport(drawingsOf(small), request);
      expect(files.map(({ name }) => name)).toEqual(['withy-tts.zip']);
      return (await files[0]!.make(press))!;
    };
    const zip = await make();
    expect(await make()).toEqual(zip);
    const inside = unzipSync(zip);
    expect(Object.keys(inside)).toEqual(
      expect.arrayContaining([
        'withy-tts/Saves/Saved Objects/withy.json',
        'withy-tts/Saves/Saved Objects/withy.png',
        'withy-tts/Mods/Images/withy-cards-train-1.png',
        'withy-tts/Mods/Images/withy-back-train.png',
        'withy-tts/Mods/Images/withy-tile-57.png',
        'withy-tts/Mods/Images/withy-token-1-G-market-front.png',
        'withy-tts/withy-list.csv',
        'withy-tts/READ-ME.txt',
      ]),
    );
    expect(pngHeader(inside['withy-tts/Saves/Saved Objects/withy.png']!)).toMatchObject({
      width: 256,
      height: 256,
    });
    const saved = JSON.parse(new TextDecoder().decode(inside['withy-tts/Saves/Saved Objects/withy.json']));
    expect(JSON.stringify(saved)).toContain('https://a.example/g/withy-cards-train-1.png');
  });

  test.each([
    [53, { columns: 7, rows: 8 }],
    [3, { columns: 2, rows: 2 }],
    [69, { columns: 10, rows: 7 }],
  ])('has a sheet for %d cards and a free cell', (cards) => {
    const { columns, rows, pixels } = sheetGrid(cards, { width: 265.748, height: 173.228 }, 4096);
    expect(columns * rows).toBeGreaterThan(cards);
    expect(Math.max(columns * pixels.width, rows * pixels.height)).toBeLessThanOrEqual(4096);
  });
});

describe('messages (86.9)', () => {
  const text = async (...args: Parameters<typeof tableOf>) =>
    (await tableOf(...args)).notes.map((note) => note.text).join('\n');

  test('1: draws a picture that would be too large at a lower resolution', async () => {
    const { notes, pictures } = await tableOf({ ...small, stock: { market: [Array(40).fill(10)] } });
    expect(notes.map((note) => note.text).join('\n')).toMatch(
      /^Market would be too large .* drawn at \d+ dots an inch/m,
    );
    const { dpi, page } = pictures.get('g-market.png')!;
    expect(pixelSize(await page(), dpi).width).toBeLessThanOrEqual(4096);
    expect(
      await text({ ...small, stock: { market: [Array(40).fill(10)] } }, BY_NAME, { longest: 8192 }),
    ).not.toContain('Market would');
  });

  test('2: puts more than 69 different cards on a second sheet, without a message', async () => {
    const trains = Array.from({ length: 75 }, (_, i) => ({ name: `T${i}`, quantity: 1, color: 'yellow' }));
    const { objects, pictures, notes } = await tableOf({ info: { title: 'T' }, trains });
    expect([...pictures.keys()].filter((name) => name.startsWith('g-cards-train'))).toHaveLength(2);
    checkRules(objects, new Set(pictures.keys()));
    expect(notes.map(({ code }) => code)).not.toContain('pack/sheet');
  });

  test('3: makes separate decks for cards of different sizes', async () => {
    const settings: Settings = [
      ['cards.layout', 'free'],
      ['cards.sizes.trains.width', '350'],
      ['cards.sizes.trains.height', '250'],
    ];
    const { objects } = await tableOf(small, BY_NAME, { settings });
    const scale = (title: string) => objects.find(({ Nickname }) => Nickname === title)?.Transform.scaleX;
    expect(scale('train')).toBe(0.8065);
    expect(scale('share')).toBe(0.5588);
  });

  test('7: has as many copies of an unlimited card as are printed', async () => {
    const { objects, entries } = await tableOf(small);
    expect(flat(objects).filter(({ Nickname }) => Nickname === 'Train D')).toHaveLength(3);
    expect(entries.get('train-Dx3')?.notes?.join()).toContain('as many as are printed, 3');
  });

  test('21: limits a piece to 1000 copies and reports it', async () => {
    const many = { ...small, tiles: { 8: 5000 }, trains: [{ name: '2', quantity: 1001, color: 'yellow' }] };
    expect(await text(many)).toContain(
      'No table takes more than 1000 of a piece; there are 1000 instead of 1001 × Train 2, 5000 × Tile 8.',
    );
    expect(await text({ ...small, tiles: { 8: 1000 } })).not.toContain('No table takes');
  });

  test('12: reports a game without a map', async () => {
    expect(await text(small)).toContain('The game has no map');
  });

  test('15: refuses a pack without a location for its pictures', async () => {
    const drawings = drawingsOf(small);
    const { files } = await planExport(drawings, { scope: { kind: 'game' }, formats: ['tts'] });
    await expect(files[0]!.make(press)).rejects.toThrow(
      /Set a location for the pictures: .*--images-url.*--images-folder/,
    );
  });

  test('16: warns about an address that other players cannot reach', async () => {
    expect(await text(small, { kind: 'address', address: 'http://localhost/x' })).toContain(
      'other players will not see',
    );
    expect(await text(small, { kind: 'address', address: 'https://a.example' })).not.toContain(
      'other players',
    );
  });

  test('17: makes a single card instead of a deck of one', async () => {
    const { objects } = await tableOf(small);
    expect(objects.find(({ Nickname }) => Nickname === 'Tram')?.Name).toBe('Card');
  });
});

test.each([
  [{ kind: 'address', address: 'https://a.example/b/' }, 'https://a.example/b/x.png'],
  [{ kind: 'folder', folder: 'C:\\Users\\me\\Images' }, 'file:///C:/Users/me/Images/x.png'],
  [{ kind: 'folder', folder: '/home/me/Images/' }, 'file:///home/me/Images/x.png'],
  [{ kind: 'name' }, 'x.png'],
] as const)('%j is the address %s', (place, address) => {
  expect(imageAddress(place, 'x.png')).toBe(address);
});
