import { expect, test } from 'vitest';
import { printPage, printRules } from './print-pages.ts';

test('each size of paper has one rule, in inches and without margins', () => {
  const letter = { width: 850, height: 1100 };
  expect(printRules([letter, letter, { width: 1234.5, height: 850 }])).toBe(
    '@page sheet-850-1100 { size: 8.5in 11in; margin: 0 }\n' +
      '@page sheet-1234_5-850 { size: 12.345in 8.5in; margin: 0 }',
  );
  expect(printPage(letter)).toBe('sheet-850-1100');
});
