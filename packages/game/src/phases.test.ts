import { describe, expect, test } from 'vitest';
import { resolveTrains, type Train } from './cards/train.ts';
import type { Json } from './json.ts';
import { type RemovedTrain, resolvePhases } from './phases.ts';
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
const removedNames = (list: readonly RemovedTrain[] | undefined) => names(list?.map(({ train }) => train));

describe('rows of the phase chart (60.7.2)', () => {
  test('list trains in the order of the game, not of the phase', () => {
    const [phase] = resolve([{ name: 'II', train: ['3E', '3'], limit: '3/2', tiles: 'green' }]);
    expect(names(phase?.trains)).toEqual(['3', '3E']);
    expect(phase).toMatchObject({ limit: '3/2', tiles: 'green', namesTrains: true });
  });

  test('use the phase name as the train name by default', () => {
    const [phase] = resolve([{ name: '3', limit: 4 }]);
    expect(names(phase?.trains)).toEqual(['3']);
    expect(phase).toMatchObject({ limit: '4', namesTrains: false });
  });

  test('split a phase name of several trains joined by /', () => {
    const [phase] = resolve([{ name: '3 / 3E', limit: 3 }]);
    expect(names(phase?.trains)).toEqual(['3', '3E']);
    expect(names(resolve([{ name: '3/7', limit: 3 }])[0]?.trains)).toEqual([]);
    const ended = resolve([{ name: '3/5', limit: 3 }])[0];
    expect(removedNames(ended?.ends.rust)).toEqual(['3E']);
  });

  test('find a train by a shorter name, in phases and removals (10.20.11)', () => {
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
    expect(removedNames(phase?.ends.rust)).toEqual(['4']);
  });

  test('list the trains that the phase removes, whatever the position in their events', () => {
    const [phase] = resolve([{ train: '5' }]);
    expect(removedNames(phase?.ends.phased)).toEqual(['3E']);
    expect(removedNames(phase?.ends.rust)).toEqual(['3E']);
    expect(removedNames(phase?.ends.obsolete)).toEqual([]);
    expect(phase?.ends.phased[0]?.by).toEqual({ train: '5' });
    expect(phase?.ends.rust[0]?.by).toEqual({ train: '5', position: 2 });
  });

  test('omit trains with phase false', () => {
    const [phase] = resolve([{ train: ['X', '5'] }]);
    expect(names(phase?.trains)).toEqual(['5']);
  });
});

test('adds notes after the written ones, in the order buy, close, remove (60.7.1)', () => {
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
