import { describe, expect, test } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { resolveInfo } from './info.ts';

describe('10.4.1 fields of info', () => {
  test('a game without settings has the built-in defaults', () => {
    expect(resolveInfo({ title: 'Narrow Valley' })).toMatchObject({
      title: 'Narrow Valley',
      orientation: 'vertical',
      currency: '$#',
      marketTokens: 3,
      extraStationTokens: 0,
      subtitleFontSize: 30,
      designerFontSize: 20,
      titleFontFamily: 'display',
      titleFontWeight: 'bold',
      trackWidth: 12,
    });
  });

  test('a list of one word is that word, also where only some are known (10.1)', () => {
    expect(resolveInfo({ title: ['Narrow Valley'], orientation: ['horizontal'] })).toMatchObject({
      title: 'Narrow Valley',
      orientation: 'horizontal',
    });
  });

  test('subtitle and designer follow the font of the title', () => {
    const info = resolveInfo({
      titleFontFamily: 'serif',
      titleFontWeight: 300,
      designerFontFamily: 'sans-serif',
    });
    expect(info.subtitleFontFamily).toBe('serif');
    expect(info.designerFontFamily).toBe('sans-serif');
    expect(info.subtitleFontWeight).toBe(300);
  });

  test('a title without end is cut and told of', () => {
    const found: Diagnostic[] = [];
    const { title } = resolveInfo({ title: 'W'.repeat(5e6) }, (diagnostic) => found.push(diagnostic));
    expect(title).toBe(`${'W'.repeat(300)}…`);
    expect(found).toMatchObject([{ severity: 'warning', code: 'info/long', pointer: '/info/title' }]);
  });

  test('no market tokens means none (10.20.1)', () => {
    expect(resolveInfo({ marketTokens: 0 }).marketTokens).toBe(0);
  });

  test('a currency without # would swallow the amount and is not used', () => {
    expect(resolveInfo({ currency: '#kr' }).currency).toBe('#kr');
    expect(resolveInfo({ currency: 'kr' }).currency).toBe('$#');
  });
});

describe('10.4.2 game-wide settings', () => {
  test('where the default differs per element, nothing is filled in', () => {
    const info = resolveInfo({});
    expect([info.valueFontSize, info.borderWidth, info.townWidth]).toEqual([undefined, undefined, undefined]);
  });

  test.each(['reversed', 'numbersHorizontal', 'lettersVertical'])(
    '%s turns the coordinates round',
    (word) => {
      expect(resolveInfo({ mapCoordinates: word }).mapCoordinates).toBe('reversed');
    },
  );

  test.each(['numbersVertical', 'lettersHorizontal', 'sideways'])('%s keeps them as usual', (word) => {
    expect(resolveInfo({ mapCoordinates: word }).mapCoordinates).toBe('standard');
  });
});
