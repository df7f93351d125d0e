import { findComponent } from '@platelayer/components';
import type { Diagnostic } from '@platelayer/game';
import { expect, test } from 'vitest';
import { describeExport, type ExportSummary, exportStatus } from './export-summary.ts';

const component = findComponent('tiles')!;
const summary: ExportSummary = {
  title: 'T',
  path: 't.json',
  check: 'platelayer validate t.json',
  gameDiagnostics: [],
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

test('an export shows the first ten problems of the game file with their hints', () => {
  const error = (line: number): Diagnostic => ({
    severity: 'error',
    code: 'a/d',
    message: 'No colour.',
    hint: 'Write red.',
    pointer: '/color',
    line,
    column: 5,
  });
  const gameDiagnostics = Array.from({ length: 12 }, (_, index) => error(index + 1));
  const lines = describeExport({ ...summary, gameDiagnostics }).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'error a/d: t.json:1:5: No colour. Write red.',
    'error a/d: t.json:2:5: No colour. Write red.',
  ]);
  expect(lines[10]).toBe('… and 2 more. To see them all, run: platelayer validate t.json');
  expect(exportStatus({ ...summary, gameDiagnostics })).toBe(0);
});

test('an export reports warnings and renamed files without control characters', () => {
  expect(describeExport(summary)).toBe(
    'warning a/c: Wide [2J.\nt-a-2.svg was renamed because this export also has t-a.svg.\n1 file in print\n',
  );
});
