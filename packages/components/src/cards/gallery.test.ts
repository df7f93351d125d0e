import type { ConfigPart } from '@platelayer/game';
import { toSvg } from '@platelayer/press';
import { expect, test } from 'vitest';
import { cardDrawings } from './drawings.ts';
import { plenty } from './testing/plenty.ts';
import { lay } from './testing/table.ts';

/** One picture for each design. */
const gallery: readonly (readonly [picture: string, card: string, config: ConfigPart])[] = [
  ['private', 'card-private-1', {}],
  ['private-notes', 'card-private-2', {}],
  ['private-big', 'card-private-2', { privates: { style: 'big' } }],
  ['train', 'card-train-3-D', {}],
  ['train-number', 'card-train-4-3H', { trains: { style: 'number' } }],
  ['share-gmt', 'card-share-1-LL', {}],
  ['share-left', 'card-share-4-BK', { cards: { shareStyle: 'left' } }],
  ['share-center', 'card-share-2-LL', { cards: { shareStyle: 'center' } }],
  ['number', 'card-number-3', {}],
];

test.each(gallery)('%s', async (picture, name, config) => {
  const { game, look } = lay(plenty, config);
  const piece = cardDrawings.pieces(game, look).find((one) => one.name === name)!;
  const svg = toSvg(piece, { fonts: look.fonts, textMode: 'reference' }).replaceAll('><', '>\n<');
  await expect(`${svg}\n`).toMatchFileSnapshot(`testing/gallery/${picture}.svg`);
});
