import { describe, expect, test } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { resolveInfo } from './info.ts';

describe('fields of info (10.4.1)', () => {
  test('have built-in defaults', () => {
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

  test('accept a list of one word, even for a choice (10.1)', () => {
    expect(resolveInfo({ title: ['Narrow Valley'], orientation: ['horizontal'] })).toMatchObject({
      title: 'Narrow Valley',
      orientation: 'horizontal',
    });
  });

  test('use the title font for subtitle and designer', () => {
    const info = resolveInfo({
      titleFontFamily: 'serif',
      titleFontWeight: 300,
      designerFontFamily: 'sans-serif',
    });
    expect(info.subtitleFontFamily).toBe('serif');
    expect(info.designerFontFamily).toBe('sans-serif');
    expect(info.subtitleFontWeight).toBe(300);
  });

  test('are cut with a warning if they are too long', () => {
    const found: Diagnostic[] = [];
    const { title } = resolveInfo({ title: 'W'.repeat(5e6) }, (diagnostic) => found.push(diagnostic));
    expect(title).toBe(`${'W'.repeat(300)}…`);
    expect(found).toMatchObject([{ severity: 'warning', code: 'info/long', pointer: '/info/title' }]);
  });

  test('accept 0 market tokens (10.20.1)', () => {
    expect(resolveInfo({ marketTokens: 0 }).marketTokens).toBe(0);
  });

  test('ignore a currency without #, which would hide the amount', () => {
    expect(resolveInfo({ currency: '#kr' }).currency).toBe('#kr');
    expect(resolveInfo({ currency: 'kr' }).currency).toBe('$#');
  });
});

describe('game-wide settings (10.4.2)', () => {
  test('are undefined if the default depends on the element', () => {
    const info = resolveInfo({});
    expect([info.valueFontSize, info.borderWidth, info.townWidth]).toEqual([undefined, undefined, undefined]);
  });

  test.each(['reversed', 'numbersHorizontal', 'lettersVertical'])('swap the coordinates for %s', (word) => {
    expect(resolveInfo({ mapCoordinates: word }).mapCoordinates).toBe('reversed');
  });

  test.each(['numbersVertical', 'lettersHorizontal', 'sideways'])(
    'keep the standard coordinates for %s',
    (word) => {
      expect(resolveInfo({ mapCoordinates: word }).mapCoordinates).toBe('standard');
    },
  );
});
