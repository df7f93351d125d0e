import { describe, expect, test } from 'vitest';
import { printPage, printRules, sheetLabel } from './paper.ts';
import { nextStep, scaleFor, sheetsAcross } from './zoom.ts';

const letter = { width: 850, height: 1100 };

describe('zoom', () => {
  test('fit width makes the widest sheet as wide as the view', () => {
    const scale = scaleFor({ fit: 'width' }, [letter, { width: 1700, height: 1100 }], {
      width: 816,
      height: 300,
    });
    expect(scale).toBeCloseTo(0.5);
  });
  test('fit page shows the whole sheet', () => {
    expect(scaleFor({ fit: 'page' }, [letter], { width: 816, height: 528 })).toBeCloseTo(0.5);
  });
  test('a fit never enlarges a small drawing above 150%', () => {
    expect(scaleFor({ fit: 'width' }, [{ width: 100, height: 100 }], { width: 2000, height: 2000 })).toBe(
      1.5,
    );
  });
  test('100% is the physical size, whatever the size of the view', () => {
    expect(scaleFor({ scale: 1 }, [letter], { width: 100, height: 100 })).toBe(1);
  });
  test('a fit with two sheets side by side includes the gap between them', () => {
    expect(scaleFor({ fit: 'width' }, [letter, letter], { width: 844, height: 300 }, 2)).toBeCloseTo(0.5);
  });
  test('sheets are side by side if both are fully visible, or if the user chose so', () => {
    const [page, width, view] = [{ fit: 'page' }, { fit: 'width' }, { width: 1400, height: 800 }] as const;
    const sheets = [letter, letter];
    expect(sheetsAcross(page, sheets, view, undefined)).toBe(2);
    expect(sheetsAcross(page, sheets, { ...view, width: 900 }, undefined)).toBe(1);
    expect(sheetsAcross(width, sheets, view, undefined)).toBe(1);
    expect(sheetsAcross(width, sheets, view, true)).toBe(2);
    expect(sheetsAcross(page, sheets, view, false)).toBe(1);
    expect(sheetsAcross(page, [letter], view, true)).toBe(1);
  });
  test('steps go up and down from any scale and stop at the limits', () => {
    expect(nextStep(0.6, 1)).toBe(0.67);
    expect(nextStep(0.6, -1)).toBe(0.5);
    expect(nextStep(1, 1)).toBe(1.1);
    expect(nextStep(8, 1)).toBe(8);
    expect(nextStep(0.04, -1)).toBe(0.1);
  });
});

describe('printRules', () => {
  test('has one rule per paper size, in inches and without margins', () => {
    const rules = printRules([letter, letter, { width: 1234.5, height: 850 }]).split('\n');
    expect(rules.slice(1, -1)).toEqual([
      '@page sheet-850-1100 { size: 8.5in 11in; margin: 0 }',
      '@page sheet-1234_5-850 { size: 12.345in 8.5in; margin: 0 }',
    ]);
    expect(printPage(letter)).toBe('sheet-850-1100');
  });
  test('has an unnamed page large enough for every sheet', () => {
    expect(printRules([letter])).toMatch('@page { size: 8.5in 11in; margin: 0 }\n');
    expect(printRules([letter, { width: 1200, height: 700 }])).toMatch(
      '@page { size: 12in 8.5in; margin: 0 }\n',
    );
  });
  test('puts the end of the body on the page of the last sheet', () => {
    expect(printRules([letter, { width: 1200, height: 700 }])).toMatch(/\nbody { page: sheet-1200-700 }$/);
  });
  test('is empty without sheets', () => {
    expect(printRules([])).toBe('');
  });
});

const label = (title: string, page: number, pages: number) =>
  sheetLabel(title, page, pages, (values) => `${values.title} · page ${values.page} of ${values.pages}`);

test('a label has the page number and the number of pages exactly once', () => {
  expect(label('Tokens', 1, 1)).toBe('Tokens');
  expect(label('Alpha, Beta', 2, 3)).toBe('Alpha, Beta · page 2 of 3');
  expect(label('Cards 2', 2, 7)).toBe('Cards · page 2 of 7');
  expect(label('Game - Map - page 1 of 4 - A1', 1, 4)).toBe('Game - Map - page 1 of 4 - A1');
});
