import { expect, test } from '@playwright/test';
import { keep } from './game-page.ts';

const game = (title: string, publisher: string) => ({ info: { title, publisher }, map: { hexes: [] } });

test('the list links the name and wordmark of publishers, but has none for own games (98.5.2)', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'showOpenFilePicker', { value: undefined }));
  await keep(page, game('Trunk Line', 'gtg'));
  await keep(page, game('Own Line', 'self'));
  await keep(page, game('Odd Line', 'nobody'));
  await page.goto('/games');
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  const trunk = row('Trunk Line');
  const address = 'https://www.grandtrunkgames.com/';
  await expect(trunk.getByRole('link', { name: /^Grand Trunk Games(?! Logo)/ })).toHaveAttribute(
    'href',
    address,
  );
  const wordmark = trunk.getByRole('img', { name: 'Grand Trunk Games Logo' });
  await expect(wordmark).toHaveText('GRAND TRUNKGAMES');
  await expect(trunk.getByRole('link', { name: 'Grand Trunk Games Logo' })).toHaveAttribute('href', address);
  await expect(row('Own Line')).toContainText('Self Published');
  await expect(row('Own Line').getByRole('img')).toHaveCount(0);
  await expect(row('Odd Line').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: 'Publisher' })).toHaveAttribute('colspan', '2');
});
