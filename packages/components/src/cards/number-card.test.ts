import { expect, test } from 'vitest';
import { textNamed } from '../testing/find.ts';
import { drawNumberCard } from './number-card.ts';
import { setUpCards } from './testing/game.ts';

const [W, H] = [265.748, 173.228];
const draw = (text: string, color: string) => {
  const { look, context } = setUpCards({});
  return drawNumberCard({ text, color }, look, context);
};

test('a white number of 100 stands in the middle, its baseline 36 below it (50.6)', () => {
  const { body, ground } = draw('3', 'red');
  const number = textNamed(body, '3');
  expect(ground).toBe('#d50f31');
  expect(number).toMatchObject({ size: 100, fill: '#fff', y: expect.closeTo(H / 2 + 36) });
  expect(number.x + number.width / 2).toBeCloseTo(W / 2);
});

test('an unknown colour is gray', () => {
  expect(draw('3', 'nowhere').ground).toBe('#7e8892');
});

test('a white number that could not be read on its ground is black', () => {
  const { look } = setUpCards({});
  expect(textNamed(draw('3', 'yellow').body, '3').fill).toBe(look.color('black'));
});

test('a long text gets as small as it must', () => {
  const number = textNamed(draw('Chairwoman', 'red').body, 'Chairwoman');
  expect(number.size).toBeLessThan(60);
  expect(number.width).toBeLessThanOrEqual(W - 25 + 1e-6);
});
