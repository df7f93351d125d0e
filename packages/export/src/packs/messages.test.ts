import { components } from '@platelayer/components';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { GameDrawings } from '../drawings.ts';
import type { OptionValues } from '../formats/options.ts';
import { planExport } from '../plan.ts';
import { drawingsOf, press } from '../testing/drawings.ts';
import { findProfile, planShop } from './shop/index.ts';
import type { TableObject } from './tts/objects.ts';
import { buildTable } from './tts/tts.ts';
import { buildModule } from './vassal/vassal.ts';

/** Messages of 86.9 for several packs, by their numbers. Messages of a single pack are tested with that pack. */

const game = {
  info: { title: 'Withy' },
  trains: [
    { name: '2', quantity: 2, color: 'yellow' },
    { name: '3', quantity: 1, color: 'green' },
    { name: '3!', quantity: 1, color: 'green' },
    { name: '9', quantity: 0, color: 'red' },
  ],
  companies: [{ name: 'Great Salt', abbrev: 'G', color: 'red', tokens: [], marketTokens: 0 }],
  stock: {},
  tiles: { 8: 2, nothing: 3 },
};

const withSecondSide = {
  ...game,
  trains: game.trains.map((train) =>
    train.name === '2' ? { ...train, back: { text: 'Turned over' } } : train,
  ),
};

const contextOf = (drawings: GameDrawings) => ({
  drawings,
  components: components.filter((component) => component.available(drawings.game)),
  fileName: (name: string, extension: string) => `g-${name}.${extension}`,
});

const TABLE = { images: { kind: 'name' }, longest: 4096, splitShares: false } as const;
const textsOf = (notes: readonly { readonly text: string }[]) => notes.map(({ text }) => text).join('\n');

const packOf = async (drawings: GameDrawings, format: string, options: OptionValues) => {
  const request = { scope: { kind: 'game' }, formats: [format], options } as const;
  const { files } = await planExport(drawings, request);
  const inside = unzipSync((await files[0]!.make(press))!);
  return new Map(Object.entries(inside).map(([path, bytes]) => [path.slice(path.indexOf('/') + 1), bytes]));
};

describe('6: cards with a second side among cards with a common back', () => {
  const Message =
    '1 train card has a second side, while the others share a back: they are a deck of their own.';
  const drawings = () => drawingsOf(withSecondSide);

  test('are a deck with a picture or page of each side for a shop', async () => {
    const { notes } = await planShop(contextOf(drawings()), findProfile('generic'));
    expect(textsOf(notes)).toContain(Message);
    const files = [...(await packOf(drawings(), 'shop', { shop: 'generic' })).keys()];
    const trains = files.filter((path) => path.includes('/train'));
    expect(trains.map((path) => path.replace(/^.*mm\//, '')).toSorted()).toEqual([
      'train-two-sided/train-2x2-back.png',
      'train-two-sided/train-2x2-front.png',
      'train/back.png',
      'train/train-3x1-2-front.png',
      'train/train-3x1-front.png',
    ]);
    const documents = await packOf(drawings(), 'shop', { shop: 'dtc' });
    const pages = (path: string) =>
      [...new TextDecoder('latin1').decode(documents.get(path)).matchAll(/\/MediaBox/g)].length;
    expect([pages('cards-train-two-sided.pdf'), pages('cards-train.pdf')]).toEqual([4, 4]);
  });

  test('are a deck with a sheet of backs for Tabletop Simulator', async () => {
    const { objects, notes, pictures } = await buildTable(contextOf(drawings()), TABLE);
    expect(textsOf(notes)).toContain(Message);
    const sheets = objects
      .filter(({ Name }) => Name === 'Deck')
      .flatMap(({ CustomDeck }) => Object.values(CustomDeck as Record<string, TableObject>));
    expect(sheets).toEqual([
      expect.objectContaining({ UniqueBack: true, BackURL: 'g-cards-train-two-sided-1-back.png' }),
      expect.objectContaining({ UniqueBack: false, BackURL: 'g-back-train.png' }),
    ]);
    const size = async (name: string) => {
      const { width, height } = await pictures.get(name)!.page();
      return [width, height];
    };
    expect(await size('g-cards-train-two-sided-1-back.png')).toEqual(
      await size('g-cards-train-two-sided-1.png'),
    );
  });

  test('are pieces to turn over for VASSAL', async () => {
    const { build, notes, images } = await buildModule(contextOf(drawings()), '1');
    expect(textsOf(notes)).toContain(Message);
    expect([...images.keys()].filter((name) => name.startsWith('train-2x2'))).toEqual([
      'train-2x2.png',
      'train-2x2-back.png',
    ]);
    expect(JSON.stringify(build)).toContain(
      'emb2;;2;;Turn over;2;;;2;;;;1;false;0;0;train-2x2.png,train-2x2-back.png',
    );
  });

  test('are not reported if there are none', async () => {
    for (const { notes } of [
      await planShop(contextOf(drawingsOf(game)), findProfile('generic')),
      await buildTable(contextOf(drawingsOf(game)), TABLE),
      await buildModule(contextOf(drawingsOf(game)), '1'),
    ])
      expect(textsOf(notes)).not.toContain('second side');
  });
});

describe('left-out pieces and equal names', () => {
  const list = async () => {
    const { files } = await planExport(drawingsOf(game), { scope: { kind: 'game' }, formats: ['list'] });
    const { pieces } = JSON.parse(new TextDecoder().decode(await files[1]!.make(press)));
    return pieces as readonly { readonly name: string; readonly note: string; readonly component: string }[];
  };

  test('4: notes a drawn back in the list', async () => {
    const { entries } = await buildTable(contextOf(drawingsOf(game)), TABLE);
    const notes = [...entries].filter(([name]) => /^train-[23]/.test(name)).map(([, entry]) => entry.notes);
    expect(notes.flat()).toEqual(Array(3).fill('no back given: the drawn back is used'));
  });

  test('8: lists a piece with quantity 0 with a note, but has it in no pack', async () => {
    expect((await list()).find(({ name }) => name === 'train-9x0')?.note).toBe('left out: there are none');
    const { build } = await buildModule(contextOf(drawingsOf(game)), '1');
    expect(JSON.stringify(build)).not.toContain('Train 9');
    const { objects } = await buildTable(contextOf(drawingsOf(game)), TABLE);
    expect(JSON.stringify(objects)).not.toContain('Train 9');
  });

  test('13: leaves out a market without cells, a company without tokens and an unknown tile', async () => {
    const pieces = await list();
    expect(pieces.filter(({ component }) => component === 'tokens')).toEqual([]);
    expect(pieces.filter(({ component }) => component === 'tiles').map(({ name }) => name)).toEqual([
      'tile-8',
    ]);
    const { objects } = await buildTable(contextOf(drawingsOf(game)), TABLE);
    expect(objects.map(({ Nickname }) => Nickname)).not.toContain('Market');
    expect(objects.map(({ Nickname }) => Nickname)).toContain('Tiles');
  });

  test('14: numbers two pieces with the same name', async () => {
    const names = (await list()).map(({ name }) => name).filter((name) => name.startsWith('train-3'));
    expect(names).toEqual(['train-3x1', 'train-3x1-2']);
  });
});
