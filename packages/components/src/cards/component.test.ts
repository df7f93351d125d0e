import type { ConfigPart } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import type { CardGroup } from '../component.ts';
import { contentsOf, cutPieces } from '../testing/find.ts';
import * as component from './component.ts';
import { cardDrawings } from './drawings.ts';
import { singleCard } from './single-card.ts';
import { ALL_CARDS } from './testing/all-cards.ts';
import { setUpCards } from './testing/game.ts';

const { game, look } = setUpCards(ALL_CARDS);
const titles = (...hidden: readonly CardGroup[]) =>
  cardDrawings
    .pages(game, look, { hide: new Set(hidden) })
    .flatMap(({ children }) => cutPieces(children).map(({ group }) => group.title));

const privates = ['Ferry Company', 'Harbour', 'Tramway', 'Works'];
const shares = ['Loch Line, Chairman', 'Loch Line', 'Loch Line', 'Loch Line', 'Bank'];
const trains = ['Train 2', 'Train 2', 'Train 4', 'Train D', 'Train D', 'Train 3H'];
const numbers = ['Number 1', 'Number 2', 'Number 3', 'Number 4'];

describe('the cards of a game (50.2)', () => {
  test('are privates, shares, trains and numbers, with copies next to each other', () => {
    expect(titles()).toEqual([...privates, ...shares, ...trains, ...numbers]);
  });

  test.each([
    ['privates', [...shares, ...trains, ...numbers]],
    ['shares', [...privates, ...trains, ...numbers]],
    ['trains', [...privates, ...shares, ...numbers]],
    ['numbers', [...privates, ...shares, ...trains]],
  ] as const)('can exclude %s', (group, rest) => {
    expect(titles(group)).toEqual(rest);
  });

  test('can all be excluded', () => {
    expect(titles('privates', 'shares', 'trains', 'numbers')).toEqual([]);
  });

  test('are unavailable if there are none (98.3.4)', () => {
    const has = (game: Parameters<typeof setUpCards>[0]) =>
      component.cardsComponent.available(setUpCards(game).game);
    expect(has({})).toBe(false);
    expect(has({ privates: [{ name: 'Ferry' }] })).toBe(true);
    expect(has({ trains: [{ name: '2', quantity: 1, price: 80 }] })).toBe(true);
    expect(has({ companies: [{ abbrev: 'A', trains: [{ name: '2', color: 'red' }] }] })).toBe(true);
    expect(has({ companies: [{ abbrev: 'A', trains: ['2'] }] })).toBe(false);
  });
});

describe('trains that companies own (50.2.3)', () => {
  const file = {
    trains: [{ name: '2', color: 'yellow', price: 80, variant: 'long game' }],
    phases: [{ name: '2' }],
    companies: [
      { name: 'Loch Line', abbrev: 'LL', trains: ['2', { name: '3', color: 'green', quantity: 2 }] },
      { name: 'Vale', abbrev: 'V', trains: ['2'] },
    ],
  };
  const { game, look } = setUpCards(file);

  test('follow the trains of the supply and show their owner', () => {
    expect(
      cardDrawings
        .pages(game, look, {})
        .flatMap(({ children }) => cutPieces(children).map(({ group }) => group.title)),
    ).toEqual(['Train 2', 'Train 2, Loch Line', ...Array(2).fill('Train 3, Loch Line'), 'Train 2, Vale']);
    const pieces = cardDrawings.pieces(game, look);
    expect(pieces.map(({ name, address }) => [name, address])).toEqual([
      ['train-2x1', 'train/0'],
      ['train-LL-2x1', 'train/1'],
      ['train-LL-3x2', 'train/2'],
      ['train-V-2x1', 'train/3'],
    ]);
    expect(pieces.map(({ children }) => contentsOf(children).at(-1))).toEqual([
      ...['long game', 'long game · Loch Line', 'Loch Line', 'long game · Vale'],
    ]);
    for (const style of ['standard', 'certificate'] as const) {
      const styled = setUpCards(file, { style });
      expect(contentsOf(cardDrawings.pieces(styled.game, styled.look)[2]!.children)).toContain('Loch Line');
    }
  });

  test('are not in the list of trains', () => {
    expect(game.trains).toHaveLength(1);
    expect(game.phases[0]!.trains).toEqual(game.trains);
  });
});

describe('single cards (50.7)', () => {
  const pieces = cardDrawings.pieces(game, look);

  test('are numbers, privates, trains and shares, without copies', () => {
    expect(pieces.map(({ name }) => name)).toEqual([
      ...['card-number-1', 'card-number-2', 'card-number-3', 'card-number-4'],
      ...['card-private-1-ferry-company', 'card-private-2-harbour'],
      ...['card-private-3-tramway', 'card-private-4-works'],
      ...['train-2x2', 'train-4x1', 'train-Dx2', 'train-3Hx1'],
      ...['share-LL-chairman-20', 'share-LL-10', 'share-LL-1', 'share-BK'],
    ]);
  });

  test('have the trimmed size', () => {
    expect(pieces.every(({ width, height }) => width === 265.748 && height === 173.228)).toBe(true);
    const die = setUpCards(ALL_CARDS, { cards: { layout: 'dtgDie', dtgPadding: 10 } });
    expect(cardDrawings.pieces(die.game, die.look)[0]).toMatchObject({ width: 250, height: 150 });
  });

  test('have names that are safe for files, and distinct names for numbers of several colours (50.9.25)', () => {
    const unsafe = setUpCards({
      numberCards: ['red', 'blue'],
      players: [{ number: 1 }],
      trains: [{ name: '4/6 long E' }],
      companies: [{ abbrev: 'B&O', shares: [{}] }],
    });
    expect(cardDrawings.pieces(unsafe.game, unsafe.look).map(({ name }) => name)).toEqual([
      'card-number-1',
      'card-number-1-2',
      'train-4-6-long-Ex1',
      'share-B-O',
    ]);
  });

  test('report a cut text once, however many cards repeat it', () => {
    const long = setUpCards({ companies: [{ abbrev: 'A', name: 'Donaudampf'.repeat(9), shares: [{}, {}] }] });
    cardDrawings.pages(long.game, long.look, {});
    expect(long.found).toHaveLength(1);
  });
});

describe('a train’s own back', () => {
  const file = {
    trains: [
      { name: '2', color: 'yellow', back: { title: 'Sold' } },
      { name: '3', color: 'green' },
    ],
  };
  const names = (config: ConfigPart) => {
    const { game, look } = setUpCards(file, config);
    return cardDrawings.pieces(game, look).map(({ name, address }) => [name, address]);
  };

  test('is a picture if backs are printed', () => {
    const front = [
      ['train-2x1', 'train/0'],
      ['train-3x1', 'train/1'],
    ];
    expect(names({})).toEqual(front);
    expect(names({ cards: { backs: 'plain' } })).toEqual([
      front[0],
      ['train-2x1-back', 'train-back/0'],
      front[1],
    ]);
  });

  test('has an address', () => {
    const { game, look } = setUpCards(file);
    const at = (index: string) => singleCard(game, look, { type: 'train-back', index });
    expect(contentsOf(at('0')!.children)).toEqual(['Sold']);
    expect(at('1')).toBeUndefined();
  });
});

describe('addresses of single cards', () => {
  const at = (type: string, index: string, color?: number) => singleCard(game, look, { type, index, color });

  test('count distinct cards from 0', () => {
    expect(at('private', '1')?.title).toBe('Harbour');
    expect(at('train', '2')?.title).toBe('Train D');
    expect(at('share', '3')?.title).toBe('Bank');
  });

  test('find nothing beyond the last card or without a number', () => {
    expect(at('private', '99')).toBeUndefined();
    expect(at('train', 'x')).toBeUndefined();
    expect(at('share', '-1')).toBeUndefined();
  });

  test('of any other type show their index on a number card', () => {
    expect(contentsOf(at('number', '12')!.children)).toEqual(['12']);
    expect(contentsOf(at('anything', 'A')!.children)).toEqual(['A']);
  });
});
