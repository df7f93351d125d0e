import { components } from '@platelayer/components';
import { BUNDLED_GAMES, bundledGame } from '@platelayer/library';
import { pixelSize } from '@platelayer/press';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { planExport } from '../../plan.ts';
import { drawingsOf, press } from '../../testing/drawings.ts';
import { isWellFormed, pngHeader } from '../../testing/inspect.ts';
import { readPieceText } from '../../testing/read-piece-text.ts';
import { playCount } from '../inventory.ts';
import { pieceText, traits } from './piece-text.ts';
import { buildModule } from './vassal.ts';
import { type Element, xmlText } from './xml.ts';

const moduleOf = (file: object) => {
  const drawings = drawingsOf(file);
  const wanted = components.filter((component) => component.available(drawings.game));
  return buildModule({ drawings, components: wanted }, '1');
};

const flat = (root: Element): readonly Element[] => [
  root,
  ...root.children.flatMap((child) => (typeof child === 'string' ? [] : flat(child))),
];

const short = ({ name }: Element) => name.slice(name.lastIndexOf('.') + 1);
const textOf = ({ children }: Element) => children.filter((child) => typeof child === 'string').join('');

/** All elements that a module may contain (86.4.2 to 86.4.6). */
const CLASSES = new Set([
  'VASSAL.build.GameModule',
  ...[
    'BasicCommandEncoder Documentation PlayerRoster GlobalOptions Map PrototypesContainer PrototypeDefinition',
    'PieceWindow Chatter KeyNamer map.BoardPicker map.boardPicker.Board map.StackMetrics map.LayeredPieceCollection',
    'map.ForwardToKeyBuffer map.Scroller map.ForwardToChatter map.MenuDisplayer map.MapCenterer map.StackExpander',
    'map.PieceMover map.KeyBufferer map.Zoomer map.CounterDetailViewer map.SetupStack map.DrawPile',
    'map.boardPicker.board.ZonedGrid map.boardPicker.board.mapgrid.Zone map.boardPicker.board.RegionGrid',
    'map.boardPicker.board.Region',
  ]
    .join(' ')
    .split(' ')
    .map((name) => `VASSAL.build.module.${name}`),
  ...['TabWidget', 'ListWidget', 'PieceSlot', 'CardSlot'].map((name) => `VASSAL.build.widget.${name}`),
  'setup',
]);

test.each(BUNDLED_GAMES.map(({ id }) => id))('the module of %s is valid (86.10)', async (id) => {
  const { build, images, all } = await moduleOf(JSON.parse((await bundledGame(id)) ?? ''));
  const every = flat(build);
  const xml = xmlText(build);
  expect(isWellFormed(xml.slice(xml.indexOf('\n') + 1).trim())).toBe(true);
  expect(every.filter(({ name }) => !CLASSES.has(name)).map(({ name }) => name)).toEqual([]);
  expect(short(build.children[0] as Element)).toBe('BasicCommandEncoder');

  // Every picture exists, and the text of every piece can be parsed back into its traits.
  const slots = every.filter((one) => ['PieceSlot', 'CardSlot'].includes(short(one)));
  const named = new Set<string>();
  for (const slot of slots) {
    const text = textOf(slot);
    const read = readPieceText(text);
    expect(pieceText(read)).toBe(text);
    const last = read.at(-1)!;
    expect(last.type).toMatch(/^piece;;;/);
    expect(last.state).toBe(`null;0;0;${slot.attributes.gpid};0`);
    for (const [name] of text.matchAll(/[\w-]+\.png/g)) named.add(name);
  }
  for (const board of every.filter((one) => short(one) === 'Board'))
    if (board.attributes.image) named.add(String(board.attributes.image));
  expect([...named].filter((name) => !images.has(name))).toEqual([]);
  expect([...images.keys()].filter((name) => !named.has(name))).toEqual([]);

  const ids = slots.map(({ attributes }) => Number(attributes.gpid));
  expect(new Set(ids).size).toBe(ids.length);
  expect(Number(build.attributes.nextPieceSlotId)).toBeGreaterThan(Math.max(...ids));
  const windows = every.filter((one) => short(one) === 'Map');
  expect(new Set(windows.map(({ attributes }) => attributes.mapName)).size).toBe(windows.length);
  expect(windows.filter(({ attributes }) => attributes.launch === false)).toHaveLength(1);

  // Regions are inside their zone and have the names of hexes.
  for (const zone of every.filter((one) => short(one) === 'Zone')) {
    const corners = String(zone.attributes.path)
      .split(';')
      .map((corner) => corner.split(',').map(Number));
    const [xs, ys] = [corners.map(([x]) => x!), corners.map(([, y]) => y!)];
    const regions = flat(zone).filter((one) => short(one) === 'Region');
    expect(new Set(regions.map(({ attributes }) => attributes.name)).size).toBe(regions.length);
    for (const { attributes } of regions) {
      const [x, y] = [Number(attributes.originx), Number(attributes.originy)];
      expect(x >= Math.min(...xs) && x <= Math.max(...xs)).toBe(true);
      expect(y >= Math.min(...ys) && y <= Math.max(...ys)).toBe(true);
    }
  }

  // There are as many copies as in the list; an unlimited piece is a single slot of the palette.
  const made = new Map<unknown, number>();
  for (const { attributes } of slots)
    made.set(attributes.entryName, (made.get(attributes.entryName) ?? 0) + 1);
  const listed = new Map<unknown, number>();
  for (const piece of all) {
    if (['board', 'charter'].includes(piece.kind)) continue;
    const count = piece.play === '∞' && piece.component.id !== 'cards' ? 1 : playCount(piece);
    if (count > 0) listed.set(piece.title, (listed.get(piece.title) ?? 0) + count);
  }
  expect(made).toEqual(listed);
});

const small = {
  info: { title: 'Withy & Reed' },
  map: { hexes: [{ color: 'plain', hexes: ['A1', 'A3', 'B2'] }] },
  stock: { market: [[10, 20], [5]] },
  trains: [{ name: '2; "long"', quantity: 2, color: 'yellow' }],
  companies: [{ name: "'Salt'", abbrev: 'G', color: 'red', tokens: ['', ''], shares: [{ quantity: 1 }] }],
  tiles: { 8: 2, 57: '∞' },
};

describe('a module for VASSAL (86.8.3)', () => {
  test('contains its build file, data and pictures, and has a separate list', async () => {
    const options = { boxVersion: '0.3' };
    const { files } = await planExport(drawingsOf(small), {
      scope: { kind: 'game' },
      formats: ['vassal'],
      options,
    });
    expect(files.map(({ name }) => name)).toEqual(['withy-reed.vmod', 'withy-reed-vassal-list.csv']);
    const inside = unzipSync((await files[0]!.make(press))!);
    const text = (path: string) => new TextDecoder().decode(inside[path]);
    expect(text('moduledata')).toContain('<version>0.3</version>');
    expect(text('moduledata')).toContain('<name>Withy &amp; Reed</name>');
    // Real tabs, which the text of pieces needs.
    expect(text('buildFile.xml')).toContain('<setup>MapBoardPicker\tMap\t0\t0</setup>');
    expect(pngHeader(inside['images/tile-8.png']!)).toMatchObject({ width: 150, height: 173 });
    expect(new TextDecoder().decode(await files[1]!.make(press))).toContain('train-2-longx2.png');
  });

  test('has named snap points at the centres of hexes, to half a pixel', async () => {
    const { build, all } = await moduleOf(small);
    const spots = all.find(({ name }) => name === 'map')!.spots!;
    const map = flat(build).find(({ attributes }) => attributes.mapName === 'Map')!;
    const regions = flat(map).filter((one) => short(one) === 'Region');
    expect(regions.map(({ attributes }) => attributes.name)).toEqual(['A1', 'A3', 'B2']);
    for (const [i, { attributes }] of regions.entries()) {
      expect(Math.abs(Number(attributes.originx) - spots[i]!.x)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(Number(attributes.originy) - spots[i]!.y)).toBeLessThanOrEqual(0.5);
    }
  });

  test('names hexes as printed on the board, even if letters and numbers are swapped', async () => {
    const regionsOf = async (config: object) => {
      const info = { title: 'T', mapCoordinates: 'reversed' };
      const { build } = await moduleOf({ ...small, info, config });
      const map = flat(build).find(({ attributes }) => attributes.mapName === 'Map')!;
      return flat(map).flatMap((one) => (short(one) === 'Region' ? [one.attributes.name] : []));
    };
    expect(await regionsOf({})).toEqual(['A1', 'C1', 'B2']);
    expect(await regionsOf({ coords: 'inside' })).toEqual(['A1', 'A3', 'B2']);
  });

  test('draws tiles in the orientation of the map, such as flat-topped', async () => {
    const { images } = await moduleOf({ ...small, info: { title: 'T', orientation: 'horizontal' } });
    const { dpi, page } = images.get('tile-8.png')!;
    expect(pixelSize(await page(), dpi)).toEqual({ width: 173, height: 150 });
  });

  test('has tiles that turn, two-sided tokens off the grid, and unlimited tiles in the palette', async () => {
    const { build } = await moduleOf(small);
    const every = flat(build);
    const slot = (title: string) => textOf(every.find(({ attributes }) => attributes.entryName === title)!);
    expect(readPieceText(slot('Tile 8')).map(({ type }) => type.split(';')[0])).toEqual([
      'prototype',
      'piece',
    ]);
    expect(readPieceText(slot("'Salt', station token")).map(({ type }) => type.split(';')[0])).toEqual([
      'prototype',
      'emb2',
      'piece',
    ]);
    const prototypes = every.filter((one) => short(one) === 'PrototypeDefinition').map(textOf);
    expect(prototypes[0]).toBe(
      '+/null/mark;Layer\trotate;6;93,130;91,130;Turn clockwise;Turn counterclockwise;;;;;;;;true\\\tdelete;Remove;68,130;\\\\\tpiece;;;;/Tiles\t0\\\t\\\\\tnull;0;0;;0',
    );
    expect(prototypes[1]).toContain('immob;g;N;L;');
    const palette = every.find((one) => short(one) === 'PieceWindow')!;
    const inPalette = flat(palette).filter((one) => short(one) === 'PieceSlot');
    expect(inPalette.map(({ attributes }) => attributes.entryName)).toEqual(['Tile 57']);
  });

  test('escapes separators in names', () => {
    const all = [traits.prototype('Tile'), traits.piece('a.png', 'Up/down; "2"\t', 7)];
    const text = pieceText(all);
    expect(text).toBe('+/null/prototype;Tile\tpiece;;;a.png;Up\\/down\\; "2" /\tnull;0;0;7;0');
    expect(readPieceText(text)).toEqual([
      { type: 'prototype;Tile', state: '' },
      { type: 'piece;;;a.png;Up/down\\; "2" ', state: 'null;0;0;7;0' },
    ]);
  });

  test('has unique window names, even if maps and companies share a name', async () => {
    const hexes = [{ color: 'plain', hexes: ['A1', 'B2'] }];
    const { build } = await moduleOf({
      info: { title: 'T' },
      map: ["'Bank'", 'Bank', 'Tiles', 'A\\\tB'].map((name) => ({ name, hexes })),
      tiles: { 8: 2 },
      trains: [{ name: '2', quantity: 2, color: 'yellow' }],
      companies: ['A', 'B'].map((abbrev) => ({ name: 'Salt', abbrev, tokens: [''] })),
    });
    const every = flat(build);
    const of = (kind: string) => every.filter((one) => short(one) === kind);
    const names = of('Map').map(({ attributes }) => attributes.mapName);
    expect(names).toEqual([
      ...['Bank', 'Bank-2', 'Tiles', 'A B', 'Revenue', 'Tiles-2', 'Bank-3'],
      ...['Salt charter', 'Salt charter-2'],
    ]);
    expect(every.filter(({ name }) => name === 'setup').map(textOf)).toEqual(
      names.map((name) => `${name}BoardPicker\t${name}\t0\t0`),
    );
    expect(new Set(of('SetupStack').map(({ attributes }) => attributes.owningBoard))).toEqual(
      new Set(['Tiles-2', 'Salt charter', 'Salt charter-2']),
    );
    expect(of('DrawPile').map(({ attributes }) => attributes.owningBoard)).toEqual(['Bank-3']);
  });

  test('does not extend the snap zone for a hex far from all others', async () => {
    const zone = async (hexes: readonly string[]) => {
      const { build } = await moduleOf({ info: { title: 'T' }, map: { hexes: [{ color: 'plain', hexes }] } });
      return flat(build).find((one) => short(one) === 'Zone')?.attributes.path;
    };
    expect(await zone(['A1', 'K9', 'K11', 'J10'])).toBe(await zone(['K9', 'K11', 'J10', 'A1']));
  });

  test('12 and 13: is made without a map, a market or tokens', async () => {
    const { build, notes } = await moduleOf({ info: { title: 'T' }, trains: small.trains });
    expect(notes.map(({ text }) => text)).toEqual(['The game has no map, so there is no map board.']);
    const names = flat(build)
      .filter((one) => short(one) === 'Map')
      .map(({ attributes }) => attributes.mapName);
    expect(names).toEqual(['Revenue', 'Bank']);
  });
});
