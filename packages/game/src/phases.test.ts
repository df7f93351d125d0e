import { describe, expect, test } from 'vitest';
import { resolveTrains, type Train } from './cards/train.ts';
import type { Json } from './json.ts';
import { type EndedTrain, resolvePhases } from './phases.ts';
import { startReading } from './testing/reading.ts';

const trains = resolveTrains(
  [
    { name: '3', quantity: 4, color: 'green' },
    { name: '3E', quantity: 2, color: 'green', phased: '5', rust: { on: '5', index: 2 } },
    { name: '5', quantity: 3, color: 'brown', obsolete: '7' },
    { name: 'X', quantity: 1, color: 'gray', phase: false, rust: '5' },
  ],
  '/trains',
  startReading(),
);
const resolve = (phases: Json) => resolvePhases(phases, trains);
const names = (list: readonly Train[] | undefined) => list?.map(({ name }) => name);
const endedNames = (list: readonly EndedTrain[] | undefined) => names(list?.map(({ train }) => train));

describe('60.7.2 rows of the phase chart', () => {
  test('trains stand in the order of the game, not of the phase', () => {
    const [phase] = resolve([{ name: 'II', train: ['3E', '3'], limit: '3/2', tiles: 'green' }]);
    expect(names(phase?.trains)).toEqual(['3', '3E']);
    expect(phase).toMatchObject({ limit: '3/2', tiles: 'green', namesTrains: true });
  });

  test('without train the name of the phase is that of its train', () => {
    const [phase] = resolve([{ name: '3', limit: 4 }]);
    expect(names(phase?.trains)).toEqual(['3']);
    expect(phase).toMatchObject({ limit: '4', namesTrains: false });
  });

  test('a name that joins those of trains by / is that of each', () => {
    const [phase] = resolve([{ name: '3 / 3E', limit: 3 }]);
    expect(names(phase?.trains)).toEqual(['3', '3E']);
    expect(names(resolve([{ name: '3/7', limit: 3 }])[0]?.trains)).toEqual([]);
    const ended = resolve([{ name: '3/5', limit: 3 }])[0];
    expect(endedNames(ended?.ends.rust)).toEqual(['3E']);
  });

  test('a short name is that of the train it means, in phases and in what ends a train (10.20.11)', () => {
    const diesels = resolveTrains(
      [
        { name: '4', rust: 'D' },
        { name: '4D', price: 1000 },
      ],
      '/trains',
      startReading(),
    );
    const [phase] = resolvePhases([{ name: 'D', limit: 2, tiles: 'gray' }], diesels);
    expect(names(phase?.trains)).toEqual(['4D']);
    expect(endedNames(phase?.ends.rust)).toEqual(['4']);
  });

  test('a phase ends the trains whose events name its trains, whatever their position', () => {
    const [phase] = resolve([{ train: '5' }]);
    expect(endedNames(phase?.ends.phased)).toEqual(['3E']);
    expect(endedNames(phase?.ends.rust)).toEqual(['3E']);
    expect(endedNames(phase?.ends.obsolete)).toEqual([]);
    expect(phase?.ends.phased[0]?.by).toEqual({ train: '5' });
    expect(phase?.ends.rust[0]?.by).toEqual({ train: '5', position: 2 });
  });

  test('a train with phase false is left out in every respect', () => {
    const [phase] = resolve([{ train: ['X', '5'] }]);
    expect(names(phase?.trains)).toEqual(['5']);
  });
});

test('added notes follow the written ones, in the order buy, close, remove (60.7.1)', () => {
  const [phase] = resolve([
    {
      name: '3',
      notes: 'Two rounds',
      events: { removeTokens: true, closeCompanies: true, strike: true },
      buyCompanies: true,
    },
  ]);
  expect(phase?.notes).toEqual([
    'Two rounds',
    'Private companies may be purchased.',
    'Private companies close.',
    'Private tokens removed.',
  ]);
});
