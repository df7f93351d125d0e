import { components } from '@platelayer/components';
import { describe, expect, test } from 'vitest';
import { componentFor, filterProblems, groupProblems } from './problem-groups.ts';
import { type Problem, problemsOf, problemText } from './problems.ts';

const problem = (message: string, more: Partial<Problem> = {}): Problem => ({
  key: message,
  severity: 'warning',
  code: 'label/size',
  message,
  pointer: '/map/hexes/3/labels/0',
  ...more,
});

describe('groupProblems', () => {
  test('groups problems that differ only in names and numbers', () => {
    const groups = groupProblems([
      problem('The size of the label "OO" has no effect.'),
      problem('The size of the label "B" has no effect.'),
      problem('There is no colour "rde".', { code: 'reference/color' }),
    ]);
    expect(groups.map(({ problems }) => problems.length)).toEqual([2, 1]);
  });
  test('titles a group with the common part of its messages', () => {
    const [group] = groupProblems([
      problem('`map/hexes/2/labels/0/colr` is not a field.'),
      problem('`map/hexes/2/labels/3/colr` is not a field.'),
    ]);
    expect(group?.message).toBe('`map/hexes/2/labels/…/colr` is not a field.');
    expect(groupProblems([problem('No colour "rde".')])[0]?.message).toBe('No colour "rde".');
  });
  test('does not mix severities', () => {
    expect(groupProblems([problem('A.'), problem('A.', { severity: 'info' })])).toHaveLength(2);
  });
});

describe('filterProblems', () => {
  const all = [
    problem('No colour "rde".', { severity: 'error', line: 12 }),
    problem('Too wide.', { pointer: '/privates/0', hint: 'Write less.' }),
  ];
  const filtered = (filter: Parameters<typeof filterProblems>[1]) =>
    filterProblems(all, filter, components).map(({ message }) => message);

  test('filters by severity, component, and words in any order', () => {
    expect(filtered({ search: '', severity: 'error' })).toEqual(['No colour "rde".']);
    expect(filtered({ search: '', component: 'cards' })).toEqual(['Too wide.']);
    expect(filtered({ search: 'LESS wide' })).toEqual(['Too wide.']);
    expect(filtered({ search: 'rde wide' })).toEqual([]);
  });
});

test.each([
  ['/map/hexes/0', 'map'],
  ['/companies/2/color', 'charters'],
  ['/trains/0', 'cards'],
  ['/stock/market/0', 'market'],
  ['/tiles/57', 'tiles'],
  ['', undefined],
  ['/colors/red', undefined],
])('componentFor(%j) is %s', (pointer, id) => {
  expect(componentFor(pointer, components)?.id).toBe(id);
});

const note = { severity: 'info', code: 'layout/tight', message: 'Tight.', pointer: '/map' } as const;
const error = {
  severity: 'error',
  code: 'json/syntax',
  message: 'A comma is missing.',
  pointer: '',
  line: 3,
  column: 7,
  hint: 'Put a comma here.',
} as const;

describe('problems of a game', () => {
  test('are sorted by severity, without duplicates', () => {
    const problems = problemsOf({ broken: { diagnostics: [error], lines: [] }, diagnostics: [note] }, [note]);
    expect(problems.map(({ code }) => code)).toEqual(['json/syntax', 'layout/tight']);
  });
  test('are copied with message, location and hint', () => {
    expect(problemText(error)).toBe('error json/syntax: A comma is missing.\nat / (3:7)\nPut a comma here.');
    expect(problemText(note)).toBe('info layout/tight: Tight.\nat /map');
  });
});
