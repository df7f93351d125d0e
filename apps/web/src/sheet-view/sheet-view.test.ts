import { describe, expect, test } from 'vitest';
import { printPage, printRules } from './print-pages.ts';
import { sheetLabel } from './sheet-label.ts';
import { nextStep, scaleFor, sheetsAcross } from './zoom.ts';

const letter = { width: 850, height: 1100 };

describe('zoom of the sheets', () => {
  test('fit width: the widest sheet is as wide as the room', () => {
    const scale = scaleFor({ fit: 'width' }, [letter, { width: 1700, height: 1100 }], {
      width: 816,
      height: 300,
    });
    expect(scale).toBeCloseTo(0.5);
  });
  test('fit page: the whole sheet is seen', () => {
    expect(scaleFor({ fit: 'page' }, [letter], { width: 816, height: 528 })).toBeCloseTo(0.5);
  });
  test('a fit never blows a small drawing up beyond one and a half', () => {
    expect(scaleFor({ fit: 'width' }, [{ width: 100, height: 100 }], { width: 2000, height: 2000 })).toBe(
      1.5,
    );
  });
  test('100 % is true physical size whatever the room', () => {
    expect(scaleFor({ scale: 1 }, [letter], { width: 100, height: 100 })).toBe(1);
  });
  test('two sheets side by side fit with the gap between them', () => {
    expect(scaleFor({ fit: 'width' }, [letter, letter], { width: 844, height: 300 }, 2)).toBeCloseTo(0.5);
  });
  test('sheets lie side by side where both are then seen whole, or where that is wanted', () => {
    const [page, width, room] = [{ fit: 'page' }, { fit: 'width' }, { width: 1400, height: 800 }] as const;
    const sheets = [letter, letter];
    expect(sheetsAcross(page, sheets, room, undefined)).toBe(2);
    expect(sheetsAcross(page, sheets, { ...room, width: 900 }, undefined)).toBe(1);
    expect(sheetsAcross(width, sheets, room, undefined)).toBe(1);
    expect(sheetsAcross(width, sheets, room, true)).toBe(2);
    expect(sheetsAcross(page, sheets, room, false)).toBe(1);
    expect(sheetsAcross(page, [letter], room, true)).toBe(1);
  });
  test('steps go up and down from any scale and end at the limits', () => {
    expect(nextStep(0.6, 1)).toBe(0.67);
    expect(nextStep(0.6, -1)).toBe(0.5);
    expect(nextStep(1, 1)).toBe(1.1);
    expect(nextStep(8, 1)).toBe(8);
    expect(nextStep(0.04, -1)).toBe(0.1);
  });
});

describe('rules for printing', () => {
  test('each size of paper has one rule, in inches and without margins', () => {
    const rules = printRules([letter, letter, { width: 1234.5, height: 850 }]).split('\n');
    expect(rules.slice(1, -1)).toEqual([
      '@page sheet-850-1100 { size: 8.5in 11in; margin: 0 }',
      '@page sheet-1234_5-850 { size: 12.345in 8.5in; margin: 0 }',
    ]);
    expect(printPage(letter)).toBe('sheet-850-1100');
  });
  test('the page without a name is large enough for every sheet', () => {
    expect(printRules([letter])).toMatch('@page { size: 8.5in 11in; margin: 0 }\n');
    expect(printRules([letter, { width: 1200, height: 700 }])).toMatch(
      '@page { size: 12in 8.5in; margin: 0 }\n',
    );
  });
  test('the body ends on the page of the last sheet', () => {
    expect(printRules([letter, { width: 1200, height: 700 }])).toMatch(/\nbody { page: sheet-1200-700 }$/);
  });
  test('there are no rules without sheets', () => {
    expect(printRules([])).toBe('');
  });
});

const label = (title: string, page: number, pages: number) =>
  sheetLabel(title, page, pages, (values) => `${values.title} · page ${values.page} of ${values.pages}`);

test('a label tells which of how many sheets it is, once', () => {
  expect(label('Tokens', 1, 1)).toBe('Tokens');
  expect(label('Alpha, Beta', 2, 3)).toBe('Alpha, Beta · page 2 of 3');
  expect(label('Cards 2', 2, 7)).toBe('Cards · page 2 of 7');
  expect(label('Game - Map - page 1 of 4 - A1', 1, 4)).toBe('Game - Map - page 1 of 4 - A1');
});
