import { findComponent } from '@platelayer/components';
import type { Diagnostic } from '@platelayer/game';
import { expect, test } from 'vitest';
import { describeExport, type ExportSummary, statusOf } from './export-summary.ts';

const component = findComponent('tiles')!;
const summary: ExportSummary = {
  title: 'T',
  path: 't.json',
  check: 'platelayer validate t.json',
  faults: [],
  place: 'print',
  zipped: false,
  delivered: true,
  made: [
    {
      file: {
        kind: 'piece',
        name: 't-a-2.svg',
        clash: 't-a.svg',
        component,
        make: async () => undefined,
      },
      bytes: 1,
    },
  ],
  skipped: [],
  failed: [],
  diagnostics: [
    { severity: 'info', code: 'a/b', message: 'Small.', pointer: '' },
    { severity: 'warning', code: 'a/c', message: 'Wide\u001b[2J.', pointer: '' },
  ],
  warnings: [],
};

test('an export tells what is wrong in the file and what to write, at most ten faults of it', () => {
  const fault = (line: number): Diagnostic => ({
    severity: 'error',
    code: 'a/d',
    message: 'No colour.',
    hint: 'Write red.',
    pointer: '/color',
    line,
    column: 5,
  });
  const faults = Array.from({ length: 12 }, (_, index) => fault(index + 1));
  const told = describeExport({ ...summary, faults }).split('\n');
  expect(told.slice(0, 2)).toEqual([
    'error a/d: t.json:1:5: No colour. Write red.',
    'error a/d: t.json:2:5: No colour. Write red.',
  ]);
  expect(told[10]).toBe('… and 2 more: platelayer validate t.json shows them all.');
  expect(statusOf({ ...summary, faults })).toBe(0);
});

test('an export tells of warnings and renamed files; nothing in a file steers the terminal', () => {
  expect(describeExport(summary)).toBe(
    'warning a/c: Wide [2J.\nt-a-2.svg is called so because there is another t-a.svg.\n1 file in print\n',
  );
});
