import { components } from '@platelayer/components';
import { describe, expect, test } from 'vitest';
import { componentFor, filterProblems, groupProblems } from './problem-groups.ts';
import type { Problem } from './problems.ts';

const problem = (message: string, more: Partial<Problem> = {}): Problem => ({
  key: message,
  severity: 'warning',
  code: 'label/size',
  message,
  pointer: '/map/hexes/3/labels/0',
  ...more,
});

describe('groups of problems', () => {
  test('hold what differs in names and numbers only', () => {
    const groups = groupProblems([
      problem('The size of the label "OO" has no effect.'),
      problem('The size of the label "B" has no effect.'),
      problem('There is no colour "rde".', { code: 'reference/color' }),
    ]);
    expect(groups.map(({ problems }) => problems.length)).toEqual([2, 1]);
  });
  test('are headed by what their problems have in common', () => {
    const [group] = groupProblems([
      problem('`map/hexes/2/labels/0/colr` is not a field.'),
      problem('`map/hexes/2/labels/3/colr` is not a field.'),
    ]);
    expect(group?.message).toBe('`map/hexes/2/labels/…/colr` is not a field.');
    expect(groupProblems([problem('No colour "rde".')])[0]?.message).toBe('No colour "rde".');
  });
  test('keep severities apart', () => {
    expect(groupProblems([problem('A.'), problem('A.', { severity: 'info' })])).toHaveLength(2);
  });
});

describe('the filter', () => {
  const all = [
    problem('No colour "rde".', { severity: 'error', line: 12 }),
    problem('Too wide.', { pointer: '/privates/0', hint: 'Write less.' }),
  ];
  const filtered = (filter: Parameters<typeof filterProblems>[1]) =>
    filterProblems(all, filter, components).map(({ message }) => message);

  test('takes a severity, a component, and words in any order', () => {
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
])('%s is shown on %s', (pointer, id) => {
  expect(componentFor(pointer, components)?.id).toBe(id);
});
