import { expect, test } from 'vitest';
import { copyBuilder } from './copying.ts';

const builder = (sources: Readonly<Record<number, number>>) => {
  const built: number[] = [];
  const circles: number[] = [];
  const build = copyBuilder<number, string>({
    sourceOf: (item) => sources[item],
    build: (item, source) => {
      built.push(item);
      return source === undefined ? `${item}` : `${item}(${source})`;
    },
    onCircle: (item) => circles.push(item),
  });
  return { build, built, circles };
};

test('a source is built before what copies it, and once', () => {
  const { build, built } = builder({ 1: 2, 2: 3, 4: 2 });
  expect(build(1)).toBe('1(2(3))');
  expect(build(4)).toBe('4(2(3))');
  expect(build(2)).toBe('2(3)');
  expect(built).toEqual([3, 2, 1, 4]);
});

test('the copy that closes a circle is left out', () => {
  const { build, circles } = builder({ 1: 2, 2: 3, 3: 1, 5: 5 });
  expect(build(1)).toBe('1(2(3))');
  expect(build(3)).toBe('3');
  expect(build(5)).toBe('5');
  expect(circles).toEqual([3, 5]);
});

test('a chain may be very long', () => {
  const depth = copyBuilder<number, number>({
    sourceOf: (item) => (item < 100_000 ? item + 1 : undefined),
    build: (_, source = 0) => source + 1,
    onCircle: () => {},
  });
  expect(depth(1)).toBe(100_000);
});
