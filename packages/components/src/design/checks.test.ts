import { type Diagnostic, defaults, type Json, resolve } from '@platelayer/game';
import { library } from '@platelayer/library';
import { expect, test } from 'vitest';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { noArtwork } from '../artwork/artwork.ts';
import { lookOf } from '../look.ts';
import { designChecks } from './checks.ts';

const fonts = await bundledFonts();

const remarks = (file: Json): readonly string[] => {
  const { game } = resolve(file, library);
  const found: Diagnostic[] = [];
  const report = (one: Diagnostic) => void found.push(one);
  const look = lookOf(game, { config: defaults, fonts, artwork: noArtwork, report });
  for (const check of designChecks(game)) check(look);
  return found.map(({ code, pointer }) => `${code} ${pointer}`);
};

const city = { size: 2 };
const label = (percent: number) => ({ label: 'OO', angle: 0, percent });

test('reports a label on a city once for the whole group, at its location in the file', () => {
  const map = { hexes: [{ cities: [city], labels: [label(0.1)], hexes: ['A1', 'B2', 'C3'] }] };
  expect(remarks({ info: { title: 'T' }, map })).toEqual(['layout/overlap /map/hexes/0/labels/0']);
});

test('checks the game’s own tiles, but not those of the library', () => {
  const tiles = {
    57: 1,
    Own: { color: 'green', quantity: 1, cities: [city], values: [{ value: 30, angle: 0, percent: 0.1 }] },
  };
  expect(remarks({ info: { title: 'T' }, tiles })).toEqual(['layout/overlap /tiles/Own/values/0']);
});

test('reports nothing for a hex without problems', () => {
  const map = { hexes: [{ cities: [{}], labels: [{ label: 'B' }], hexes: ['A1'] }] };
  expect(remarks({ info: { title: 'T' }, map })).toEqual([]);
});
