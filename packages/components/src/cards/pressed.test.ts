import { toPdf } from '@platelayer/press';
import { expect, test } from 'vitest';
import { formOrigins } from '../../../../scripts/testing/pdf-forms.ts';
import { bundledSubsetter } from '../../../../scripts/testing/subsetter.ts';
import { cardDrawings } from './drawings.ts';
import { setUpCards } from './testing/game.ts';

test('nine mini Euro cards are printed where 50.8.4 says, to a hundredth of an inch', async () => {
  const { game, look } = setUpCards({ trains: [{ name: '2', color: 'yellow', quantity: 9 }] });
  const options = { fonts: look.fonts, subsetter: await bundledSubsetter() };
  const pdf = await toPdf({ title: 'Cards', pages: cardDrawings.pages(game, look, {}) }, options);
  const printed = formOrigins(pdf, 850 * 0.72);
  const expected = [25, 273.228, 521.456].flatMap((y) =>
    [25, 365.748, 706.496].map((x) => ({ x: x + 37.5, y: y + 37.5 })),
  );
  expect(printed).toHaveLength(9);
  printed.forEach(({ x, y }, i) => {
    expect(Math.abs(x - expected[i]!.x / 100)).toBeLessThan(0.01);
    expect(Math.abs(y - expected[i]!.y / 100)).toBeLessThan(0.01);
  });
});
