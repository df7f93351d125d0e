import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawingsOf, press } from '../testing/drawings.ts';
import { makeBox } from './box.ts';

const valley = {
  info: { title: 'Narrow Valley', orientation: 'horizontal' },
  links: { bgg: 'https://example.org/bgg', rules: 'https://example.org/rules' },
  companies: [{ name: 'Hill Line', abbrev: 'HL', color: 'red', tokens: ['Home', 40] }],
  tokens: [
    { label: 'a', quantity: '∞' },
    { label: 'b', quantity: 0 },
  ],
  tiles: { 14: 2, 9: { quantity: '∞', print: 3 }, M: { color: 'map' }, nowhere: 1 },
  map: { hexes: [{ color: 'plain', hexes: ['A2', 'B1'] }] },
  stock: { market: [[10, 20]] },
};

const release = { name: 'valley', version: '2', author: 'Ada' };

/** Reads width and height of a PNG, and whether it can be transparent. */
const header = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20), png[25] === 6 ? 'transparent' : 'opaque'];
};

const boxOf = async (file: object, named = release) => {
  const bytes = await makeBox(named, drawingsOf(file), press);
  return bytes && unzipSync(bytes);
};

describe('a Board18 box (80.12)', () => {
  let files: Readonly<Record<string, Uint8Array>>;
  let description: { readonly tray: readonly { readonly tile: unknown }[] };
  beforeAll(async () => {
    files = (await boxOf(valley)) ?? {};
    description = JSON.parse(new TextDecoder().decode(files['board18-valley-2/valley-2.json']));
  });

  test('contains the description and the pictures in their folders', () => {
    expect(Object.keys(files)).toEqual([
      'board18-valley-2/valley-2.json',
      ...['Map', 'Market', 'Tokens', 'Map-2', 'Yellow', 'Green'].map(
        (name) => `board18-valley-2/valley-2/${name}.png`,
      ),
    ]);
  });

  test('has pictures in the sizes that the site requires', () => {
    const sizeOf = (name: string) => header(files[`board18-valley-2/valley-2/${name}.png`]!);
    // The example of 30.21.1: 303.459 by 250 pixels, plus 87 for the missing column.
    expect(sizeOf('Map')).toEqual([391, 250, 'opaque']);
    expect(sizeOf('Market').at(-1)).toBe('opaque');
    expect(sizeOf('Tokens')).toEqual([60, 60, 'transparent']);
    expect(sizeOf('Yellow')).toEqual([150, 900, 'transparent']);
  });

  test('has a description with keys in order, indented by two spaces', () => {
    expect(Object.keys(description)).toEqual([
      'bname',
      'version',
      'author',
      'board',
      'market',
      'tray',
      'links',
    ]);
    expect(new TextDecoder().decode(files['board18-valley-2/valley-2.json'])).toMatch(
      /^\{\n {2}"bname": "valley",\n {2}"version": "2",\n {2}"author": "Ada",\n {2}"board": \{\n {4}"imgLoc"/,
    );
    expect(description).toMatchObject({
      board: {
        imgLoc: 'images/valley-2/Map.png',
        ...{ xStart: 50, orientation: 'F', xStep: 87, yStart: 50, yStep: 50 },
      },
      market: { imgLoc: 'images/valley-2/Market.png', xStart: 24, xStep: 67.2, yStart: 72, yStep: 81.6 },
      links: [
        { link_name: 'valley on BGG', link_url: 'https://example.org/bgg' },
        { link_name: 'Rules', link_url: 'https://example.org/rules' },
      ],
    });
  });

  test('has trays with the names of their pictures, without unknown tiles', () => {
    expect(description.tray).toMatchObject([
      { type: 'tile', tName: 'Map Tiles', imgLoc: 'images/valley-2/Map-2.png' },
      {
        type: 'tile',
        tName: 'Yellow Tiles',
        imgLoc: 'images/valley-2/Yellow.png',
        tile: [{ rots: 3, dups: 0 }],
      },
      { type: 'tile', tName: 'Green Tiles', imgLoc: 'images/valley-2/Green.png' },
      {
        type: 'btok',
        imgLoc: 'images/valley-2/Tokens.png',
        token: [
          { dups: 2, flip: true },
          { dups: 0, flip: true },
        ],
      },
      { type: 'mtok', imgLoc: 'images/valley-2/Tokens.png', token: [{ flip: true }] },
    ]);
  });

  test('has no names that leave its folder', async () => {
    const files = await boxOf({ ...valley, tiles: {} }, { ...release, version: '../../2' });
    expect(Object.keys(files ?? {}).every((path) => path.startsWith('board18-valley-.._.._2/'))).toBe(true);
  });

  test('has no pictures or trays of tokens and market if the game has none', async () => {
    const { info, map } = valley;
    const files = (await boxOf({ info, map })) ?? {};
    expect(Object.keys(files)).toEqual([
      'board18-valley-2/valley-2.json',
      'board18-valley-2/valley-2/Map.png',
    ]);
    const description = JSON.parse(new TextDecoder().decode(files['board18-valley-2/valley-2.json']));
    expect(description).toMatchObject({ tray: [], links: [] });
    expect(description.market).toBeUndefined();
  });

  test('is not made for a game without a map', async () => {
    expect(await boxOf({ info: { title: 'T' } })).toBeUndefined();
  });
});
