import { expect, test } from 'vitest';
import { textNamed } from '../testing/find.ts';
import { drawNumberCard } from './number-card.ts';
import { setUpCards } from './testing/game.ts';

const [W, H] = [265.748, 173.228];
const draw = (text: string, color: string) => {
  const { look, context } = setUpCards({});
  return drawNumberCard({ text, color }, look, context);
};

test('draws a white number of size 100 in the centre, its baseline 36 below it (50.6)', () => {
  const { body, ground } = draw('3', 'red');
  const number = textNamed(body, '3');
  expect(ground).toBe('#d50f31');
  expect(number).toMatchObject({ size: 100, fill: '#fff', y: expect.closeTo(H / 2 + 36) });
  expect(number.x + number.width / 2).toBeCloseTo(W / 2);
});

test('draws an unknown colour as grey', () => {
  expect(draw('3', 'nowhere').ground).toBe('#7e8892');
});

test('draws the number in black if white would not be legible', () => {
  const { look } = setUpCards({});
  expect(textNamed(draw('3', 'yellow').body, '3').fill).toBe(look.color('black'));
});

test('shrinks a long text to fit', () => {
  const number = textNamed(draw('Chairwoman', 'red').body, 'Chairwoman');
  expect(number.size).toBeLessThan(60);
  expect(number.width).toBeLessThanOrEqual(W - 25 + 1e-6);
});
