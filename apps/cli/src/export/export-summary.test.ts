import { findComponent } from '@platelayer/components';
import { expect, test } from 'vitest';
import { describeExport, type ExportSummary } from './export-summary.ts';

const component = findComponent('tiles')!;
const summary: ExportSummary = {
  title: 'T',
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

test('an export tells of warnings and renamed files; nothing in a file steers the terminal', () => {
  expect(describeExport(summary)).toBe(
    'warning a/c: Wide [2J.\nt-a-2.svg is called so because there is another t-a.svg.\n1 file in print\n',
  );
});
