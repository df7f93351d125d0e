import { describe, expect, test } from 'vitest';
import { nextStep, scaleFor } from './zoom.ts';

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
  test('steps go up and down from any scale and end at the limits', () => {
    expect(nextStep(0.6, 1)).toBe(0.67);
    expect(nextStep(0.6, -1)).toBe(0.5);
    expect(nextStep(1, 1)).toBe(1.1);
    expect(nextStep(8, 1)).toBe(8);
    expect(nextStep(0.04, -1)).toBe(0.1);
  });
});
