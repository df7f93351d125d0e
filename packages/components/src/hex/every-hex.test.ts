import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coordinateName, effectiveConfig, type Game, type Json, load } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, library } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { allFonts } from '../../../../scripts/testing/fallback.ts';
import { missingCharacters } from '../../../../scripts/testing/missing-characters.ts';
import { openArtwork } from '../artwork/open.ts';
import { type Look, withLook } from '../look.ts';
import { textsIn } from '../testing/find.ts';
import { drawHex } from './hex.ts';
import type { HexOptions } from './hex-options.ts';
import { type Collision, collisionsOn } from './testing/collisions.ts';
import { galleryGame, hexOf } from './testing/draw.ts';

/** Text problems on a hex: collisions and missing glyphs. */
const faultsOn = (hex: Parameters<typeof drawHex>[0], look: Look, options: HexOptions) => ({
  collisions: collisionsOn(hex, look, options),
  missing: [...new Set(textsIn(drawHex(hex, look, options)))].filter(
    (text) => missingCharacters(look.fonts, text).length > 0,
  ),
});

const openGame = (text: string): Game => {
  const { game } = load(text, library);
  if (!game) throw new Error('This is no game.');
  return game;
};

interface HexFaults {
  readonly place: string;
  readonly collisions: readonly Collision[];
  readonly missing: readonly string[];
}

/** Problems of all map hexes and tiles of a game, checking equal hexes once. */
const faultsOf = async (text: string): Promise<readonly HexFaults[]> => {
  const game = openGame(text);
  const orientation = game.info.orientation === 'horizontal' ? 0 : 90;
  const materials = {
    config: effectiveConfig({ game: game.config }),
    fonts: await allFonts(text),
    artwork: openArtwork(),
    report: () => undefined,
  };
  return withLook(game, materials, (look) => {
    const ofMap = new Map(
      game.maps.flatMap(({ hexes }) => hexes.map(({ hex, coordinate }) => [hex, coordinateName(coordinate)])),
    );
    const faults = [
      ...[...ofMap].map(([hex, place]) => ({
        place,
        ...faultsOn(hex, look, { context: 'map', orientation, outline: true }),
      })),
      ...game.tiles.map(({ hex, id }) => ({
        place: `tile ${id}`,
        ...faultsOn(hex, look, { context: 'tile', orientation: 0, outline: false, id: { base: id } }),
      })),
    ];
    return faults.filter(({ collisions, missing }) => collisions.length > 0 || missing.length > 0);
  });
};

const describeFaults = ({ place, collisions, missing }: HexFaults): readonly string[] => [
  ...collisions.map(({ kind, message }) => `${place}: ${kind}, ${message}`),
  ...missing.map((text) => `${place}: no glyph, ${text}`),
];

test.each(BUNDLED_GAMES)(
  '$id: no text covers text or track, crosses the edge or lacks a glyph',
  async ({ id }) => {
    const faults = await faultsOf((await bundledGame(id)) ?? '');
    expect(faults.flatMap(describeFaults)).toEqual([]);
  },
);

/** Hexes whose default positions are covered. */
const HARD: Readonly<Record<string, Json>> = {
  'wide values': { values: [{ value: 1450 }, { value: '40/40' }] },
  'a word as value': { values: [{ value: 'Castle' }], cities: [{}] },
  'a name under a track from the top': {
    cities: [{ name: { name: 'Quarrow' } }],
    track: [{ side: 4 }, { side: 1 }],
  },
  'a name among track from all sides': {
    cities: [{ name: { name: 'Quarrow' } }],
    track: [1, 2, 3, 4, 5, 6],
  },
  'two slots, track, label and value': {
    cities: [{ size: 2, name: { name: 'Windmere' } }],
    track: [2, 3, 5, 6],
    labels: ['B'],
    values: [40],
  },
  'three slots, track, label and value': {
    cities: [{ size: 3, name: { name: 'Windmere' } }],
    track: [1, 3],
    labels: ['B'],
    values: [60],
  },
  'four slots, value and label': {
    cities: [{ size: 4, name: { name: 'Windmere' } }],
    labels: ['Y'],
    values: [70],
  },
  'a straight name under a mark that the file has placed': {
    cities: [{ name: { name: 'Zarrow', straight: true } }],
    companies: [
      { label: 'Z&P', angle: 180, percent: 0.75 },
      { label: 'M&Z', angle: 0, percent: 0.7 },
    ],
  },
  'two marks and a city': { cities: [{ name: { name: 'Orrin' } }], companies: ['O&Q', 'T&W'] },
  'a cost, a mark and a dot with a name': {
    centerTowns: [{ name: { name: 'Brackby-on-Tamble' } }],
    terrain: [{ type: 'water', cost: 40 }],
    companies: ['B&T'],
  },
  'a dot on track with a value': {
    centerTowns: [{ name: { name: 'Tamble' } }],
    track: [
      { type: 'straight', side: 1 },
      { type: 'straight', side: 2 },
    ],
    values: [10],
  },
  'bars on a curve': {
    towns: [{ name: { name: 'Ulm' }, side: 1 }],
    track: [{ type: 'gentle', side: 1 }],
    values: [10],
  },
  'a name, two costs and a city': {
    cities: [{}],
    names: ['Marsh'],
    terrain: [
      { type: 'mountain', cost: 60 },
      { type: 'swamp', cost: 40 },
    ],
  },
  'large terrain by a city': {
    cities: [{ name: { name: 'Orrin' } }],
    terrain: [{ type: 'mountain', size: 'medium', cost: 120 }],
    values: [20],
  },
  'labels of some length': { cities: [{}], labels: ['Harbour', 'Port'], values: [30] },
  'a name near the edge': {
    cities: [{ angle: 180, percent: 0.6, name: { name: 'Northcliffe' } }],
    values: [20],
  },
  'two cities side by side': {
    cities: [
      { angle: 90, percent: 0.5, name: { name: 'Westerby' } },
      { angle: 270, percent: 0.5, name: { name: 'Easterby' } },
    ],
    track: [1, 4],
    labels: ['OO'],
    values: [40],
  },
};

describe.each([
  ['flat-topped', 0],
  ['pointy-topped', 90],
])('%s hexes that are hard to fill', (_, orientation) => {
  test.each(Object.entries(HARD))('%s', async (_, json) => {
    const materials = {
      config: effectiveConfig({}),
      fonts: await allFonts(),
      artwork: openArtwork(),
      report: () => undefined,
    };
    const options: HexOptions = { context: 'map', orientation, outline: true, id: { base: '57' } };
    const faults = await withLook(galleryGame, materials, (look) => faultsOn(hexOf(json), look, options));
    expect(describeFaults({ place: 'hex', ...faults })).toEqual([]);
  });
});

/**
 * `PLATELAYER_GAMES=folder npm run hexes` checks the game files in a folder. Elements placed by the file are only
 * listed.
 */
const folder = process.env.PLATELAYER_GAMES;
const files = folder
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  : [];

test.each(files)('%s: everything placed automatically is clear of everything else', async (name) => {
  const faults = await faultsOf(readFileSync(join(folder!, name), 'utf8'));
  const problems = faults.flatMap(describeFaults);
  process.stdout.write(`${[`${name}: ${problems.length}`, ...problems].join('\n  ')}\n`);
  const ours = faults.map((fault) => ({
    ...fault,
    collisions: fault.collisions.filter(({ automatic }) => automatic),
  }));
  expect(ours.flatMap(describeFaults)).toEqual([]);
});
