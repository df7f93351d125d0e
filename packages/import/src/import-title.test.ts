import { type JsonObject, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { describe, expect, it } from 'vitest';
import { hexAt, imported, small, titles } from './testing/imported.ts';
import { source } from './testing/open-titles.ts';

it.each(['18Vale', '18Dell', '18Vale North'])('%s opens without errors', (name) => {
  const { game } = imported(name);
  const { game: opened, diagnostics } = load(JSON.stringify(game), library);
  expect(opened).toBeDefined();
  expect(diagnostics.filter(({ severity }) => severity !== 'info').map(({ pointer }) => pointer)).toEqual([
    '/tiles/9999',
  ]);
});

describe('18Vale, a title of literals', () => {
  const { game, reportLines, counts } = imported('18Vale');

  it('is read completely', () => {
    expect(counts).toEqual({
      hexes: 29,
      tiles: 14,
      marketCells: 34,
      trains: 6,
      phases: 5,
      companies: 5,
      privates: 2,
    });
    expect(reportLines.filter((line) => line.startsWith('missing'))).toEqual([
      'missing: 9999: neither Platelayer’s catalogue nor the 18xx.games table has this tile, so a plain hex is printed.',
    ]);
  });

  it('has its names, money and players', () => {
    expect(game.info).toEqual({
      title: '18Vale',
      subtitle: 'Railways of an Invented Valley',
      designer: 'Nobody',
      publisher: 'self',
      currency: 'V#',
      capitalization: 'incremental',
      mustSellInBlocks: true,
      orientation: 'vertical',
    });
    expect(game).toMatchObject({
      wip: true,
      prototype: true,
      links: { rules: 'https://example.org/rules.pdf' },
      bank: 8000,
      floatPercent: 60,
      players: [
        { number: 2, capital: 600, certLimit: 20 },
        { number: 3, capital: 400, certLimit: 16 },
        { number: 4, capital: 300, certLimit: '13/11' },
        { number: 5, capital: 240, certLimit: 10 },
      ],
    });
  });

  it('has homes, reservations, destinations and marks on its hexes', () => {
    expect(hexAt(game, 'C7')).toMatchObject({
      cities: [{ size: 2, companies: ['VA', { label: 'FE', reserved: true }], name: { name: 'Ford' } }],
    });
    expect(hexAt(game, 'B2')).toMatchObject({
      cities: [{ companies: ['1'] }],
      tokens: [{ company: 'VA', destination: true }],
    });
    expect(hexAt(game, 'C5')).toMatchObject({ cities: [{}, { companies: ['M&O'] }] });
    expect(hexAt(game, 'C3')).toMatchObject({ tokens: [{ company: 'TT' }], names: [{ name: 'Twin Towns' }] });
    expect(hexAt(game, 'B6')).toMatchObject({ companies: [{ label: 'MT' }], tokens: [{ company: 'VA' }] });
    // Without a position, so that it avoids the rest of the hex.
    expect(hexAt(game, 'B6')?.companies).toEqual([{ label: 'MT' }]);
    expect(reportLines).toContain('dropped: OW: its home Z99 is not on the map.');
  });

  it('names the stop of a hex, or the hex, but keeps hidden names hidden', () => {
    expect(hexAt(game, 'B4')).toMatchObject({ towns: [{ name: { name: 'Little Ford' } }] });
    expect(hexAt(game, 'A1')).toMatchObject({
      offBoardRevenue: { name: { name: 'Far North' }, groups: ['N', 'North'] },
    });
    expect(hexAt(game, 'A5')?.names).toContainEqual({ name: 'Old Wall' });
    expect(hexAt(game, 'E3')).not.toHaveProperty('names');
    expect(hexAt(game, 'H4')).toBeUndefined();
  });

  it('joins equal hexes and draws each coloured side once', () => {
    expect(hexAt(game, 'A3')?.hexes).toEqual(['A3', 'C1', 'D4', 'E5', 'E7', 'F4']);
    const { borders, borderTexts } = game.map as unknown as Record<string, JsonObject[]>;
    expect(borders).toEqual([
      { color: 'red', width: 9, coords: ['B2p1', 'B2p2'] },
      { color: 'water', coords: ['C5p6', 'C5p1'] },
      { color: 'orange', dashed: true, border: false, coords: ['F4p2', 'F4p3'] },
      { color: 'black', width: 6, border: false, coords: ['F4p4', 'F4p5'] },
      { color: 'black', coords: ['F6p5', 'F6p6'] },
      { color: 'orange', dashed: true, border: false, coords: ['F2x-15y77.942', 'F2x-15y-77.942'] },
      { color: 'water', coords: ['F4p3', 'F4x0y0'] },
    ]);
    expect(borderTexts).toEqual([
      { coord: 'C5s5', cost: 40, circle: 16 },
      { coord: 'F6s4', cost: 30, circle: 16 },
    ]);
    expect(reportLines).toContain('changed: D6: a side has two costs; the larger one, 40, is shown.');
  });

  it('takes tiles from the catalogue, the site’s table or the title', () => {
    expect(game.tiles).toMatchObject({
      3: 2,
      4: { quantity: '∞', print: 10 },
      57: 4,
      '441a': { tile: '441|AL', quantity: 1 },
      14: { tile: '14', quantity: 3 },
      8864: { color: 'green', cities: [{ size: 2 }], quantity: 2 },
      9999: { quantity: 1 },
      V2: { color: 'brown/gray', quantity: '∞', values: [{ value: 60 }] },
    });
    expect(reportLines).toContain('changed: V2: 18xx.games does not list this tile, but it is included.');
  });

  it('has its market, with a legend of the types in use', () => {
    const { type, market, legend, ledges, par, display } = game.stock as Record<string, unknown>;
    const described = (index: number) => (legend as JsonObject[])[index]?.description;
    expect(type).toBe('2D');
    expect((market as unknown[][])[0]?.slice(0, 6)).toEqual([
      null,
      { value: 60, legend: 0 },
      { value: 70, par: true },
      { value: 80, legend: 1 },
      { value: 90, legend: 1 },
      { value: 100, par: true },
    ]);
    expect((market as unknown[][])[1]?.slice(2, 5)).toEqual([
      60,
      { value: 65, legend: 8, underline: true },
      { value: 70, legend: 9 },
    ]);
    expect((market as unknown[][])[2]?.slice(0, 3)).toMatchObject([
      { label: 'Closed' },
      { label: 'Acq.' },
      { value: 20 },
    ]);
    expect([0, 1, 2, 3, 9].map(described)).toEqual([
      'Outside the certificate limit',
      'Start in phase 2',
      'Highest price of some companies',
      'Buy as you like',
      'First share sold does not move the price',
    ]);
    expect(ledges).toEqual([
      { coords: ['6 0', '6 1'], width: 5, color: 'x-purple' },
      { coords: ['4 2', '4 3'], width: 5 },
    ]);
    expect(par).toEqual({ values: [110, 100, 90, 80, 70, 60, 50, 40, 8], color: 'red' });
    expect(display).toEqual({ legend: { x: 0, y: 4 } });
    expect(game.colors).toMatchObject({ 'x-peach': '#ffcba4' });
  });

  it('has its trains and phases, coloured from each other', () => {
    expect(game.trains).toEqual([
      { name: '2', quantity: 6, color: 'yellow', price: 80, rust: '5' },
      {
        name: '3',
        quantity: 4,
        color: 'green',
        price: 180,
        description: '3 cities or off-board areas, any number of towns',
        obsolete: 'D',
        discount: { 2: 40 },
      },
      {
        name: '3+',
        quantity: 4,
        color: 'green',
        price: 220,
        obsolete: 'D',
        discount: { 2: 40 },
        phase: false,
        variant: 'or 3',
      },
      { name: '5', quantity: 3, color: 'brown', price: 450, rust: ['D', 'E'] },
      { name: 'D', quantity: '∞', print: 6, color: 'gray', price: 1100, available: '5' },
      { name: 'E', quantity: 3, color: 'gray', price: 900 },
      { name: 'F', quantity: 1, color: 'gray', price: 950 },
    ]);
    expect(reportLines).toContain(
      'computed: train F: the number of cards could not be evaluated, so one is used.',
    );
    expect(game.phases).toEqual([
      { name: '2', limit: 4, tiles: 'yellow', rounds: 1, notes: ['1 operating round'] },
      {
        name: '3',
        limit: '2/4',
        tiles: 'green',
        rounds: 2,
        buyCompanies: true,
        notes: ['Train limit: minor / major', '2 operating rounds', 'A train is exported'],
      },
      {
        name: '5',
        limit: 2,
        tiles: 'brown',
        rounds: 3,
        events: { closeCompanies: true },
        notes: ['3 operating rounds', 'Bridge opens'],
      },
      {
        name: '5b',
        train: '5',
        on: { on: '5', index: 3 },
        limit: 2,
        tiles: 'brown',
        rounds: 3,
        events: { closeCompanies: true },
        notes: ['3 operating rounds', 'Bridge opens'],
      },
      { name: 'D', train: ['D', 'E'], limit: '∞', tiles: 'gray', rounds: 3, notes: ['3 operating rounds'] },
    ]);
  });

  it('has its companies and their shares', () => {
    expect(game.companies).toMatchObject([
      { abbrev: 'VA', color: 'co-va', tokens: ['Home', 40, 100], shares: 'default' },
      { abbrev: 'M&O', color: 'co-m-o', token: { labelColor: 'text-m-o' }, shares: 'default' },
      { abbrev: 'TT', color: 'co-tt', tokens: [20, 40], shares: '4-share' },
      { abbrev: 'OW', minor: true, shares: '1-share' },
      { abbrev: '1', minor: true, shares: [] },
    ]);
    expect(game.shareTypes).toMatchObject({
      '1-share': [{ quantity: 1, label: 'President', shares: 1 }],
      default: [
        { quantity: 1, label: 'President', shares: 2 },
        { quantity: 8, shares: 1 },
      ],
      '4-share': [
        { quantity: 1, label: 'President', shares: 2 },
        { quantity: 3, shares: 1 },
      ],
    });
    expect(game.colors).toMatchObject({
      'co-va': '#37383a',
      'co-tt': '#d1232a',
      'co-m-o': '#00bfff',
      'co-1': '#fff',
    });
    expect(reportLines).toContain('changed: OW: the colour "unheardof" is unknown, so grey is used.');
  });

  it('has its private companies', () => {
    expect(game.privates).toMatchObject([
      {
        name: 'Mule Track',
        id: 'MT',
        price: 20,
        revenue: 5,
        description: 'Blocks B6 while owned by a player.',
      },
      {
        name: 'Ferry',
        price: 70,
        bid: 50,
        revenue: [5, 10],
        minPlayers: 3,
        description: 'Holds a place in Ford.',
        idBackgroundColor: 'private-fe',
        idColor: 'private-text-fe',
        abilities: [
          { type: 'reservation', hex: 'C7' },
          { type: 'tile_lay', tiles: ['57', 'V1'] },
        ],
      },
    ]);
  });
});

describe('18Vale North, a title based on another', () => {
  it('evaluates methods, and uses the plain list if it cannot evaluate one', () => {
    const { game, reportLines } = imported('18Vale North');
    expect(hexAt(game, 'A11')).toMatchObject({ names: [{ name: 'Snowfield' }] });
    expect(hexAt(game, 'A7')).toBeUndefined();
    expect(hexAt(game, 'B8')).toBeUndefined();
    expect(game.tiles).toMatchObject({ 57: 5, V9: { quantity: 4 } });
    expect(game.companies).toMatchObject([{ name: 'Vale North' }, {}, {}, { abbrev: '1' }]);
    expect(game.stock).toMatchObject({
      type: '1Diag',
      market: [null, { label: 'Closed' }, 20, { value: 30, par: true }, 40],
    });
    expect(game.trains).toHaveLength(1);
    expect(reportLines).toContain(
      'computed: The list of trains is changed by a method that could not be evaluated: it depends on @round, which is known only while the game is played. Options of the title were not applied. (line 45)',
    );
    expect(reportLines).toContain('read: The list of private companies: COMPANIES of title 18Vale. (line 7)');
    expect(game.certLimit).toBe(12);
  });

  it('reports an option that the title does not have', () => {
    expect(imported('18Vale North', titles, { options: ['shrot'] }).reportLines).toContain(
      'missing: There is no optional rule shrot; the title has short.',
    );
    expect(small("TILES = { '57' => 1 }", { options: ['short'] }).reportLines).toContain(
      'missing: There is no optional rule short; the title does not have any.',
    );
  });

  it('applies the requested options', () => {
    const { game } = imported('18Vale North', titles, { options: ['short'] });
    expect(hexAt(game, 'A11')).toBeUndefined();
    expect(hexAt(game, 'A7')).toBeDefined();
  });

  it('makes variations from other sets of hexes', () => {
    const { game, reportLines } = imported('18Vale North', titles, { maps: ['SNOW_HEXES'] });
    expect((game.map as JsonObject[]).map(({ name }) => name)).toEqual(['Standard', 'SNOW_HEXES']);
    expect(imported('18Vale North').reportLines.join()).toContain('SNOW_HEXES');
    expect(reportLines.join()).not.toContain('There are more sets of hexes');
  });

  it('names the missing folder', () => {
    const alone = titles.filter(({ path }) => !path.includes('g_18_vale/'));
    const { reportLines, counts } = imported('18Vale North', alone);
    expect(counts.hexes).toBe(0);
    expect(reportLines.filter((line) => line.includes('The map'))).toEqual([
      'missing: The map needs title 18Vale. Add its folder. (line 19)',
    ]);
  });
});

describe('18Dell, a flat map with vertical letters', () => {
  const { game, reportLines } = imported('18Dell');

  it('exchanges the parts of its coordinates', () => {
    expect(game.info).toMatchObject({ orientation: 'horizontal', mapCoordinates: 'reversed' });
    expect(hexAt(game, 'F2')).toMatchObject({
      displayID: 'B6',
      cities: [{ companies: ['DE'], name: { name: 'Dellford' } }],
    });
    expect(hexAt(game, 'C0')).toMatchObject({ displayID: 'a3', towns: [{}] });
    expect(reportLines.join()).toContain('Letters and numbers of the coordinates are exchanged');
  });

  it('has an unlimited bank, the same money for all, and limits by companies', () => {
    expect(game).toMatchObject({
      bank: '∞',
      capital: 500,
      players: [
        { number: 2, certLimit: '24/20' },
        { number: 3, certLimit: '16/14' },
        { number: 4, certLimit: '12/11' },
      ],
    });
    expect(game.info).toMatchObject({ currency: '# £' });
    expect(game.stock).toMatchObject({
      type: '1D',
      market: [10, { value: 20, par: true }, { value: 30, par: true }, 40],
    });
  });
});

it('reads map.rb on its own', () => {
  const files = titles.filter(({ path }) => path.endsWith('g_18_vale/map.rb'));
  const { counts, reportLines } = imported('18Vale', files);
  expect(counts).toMatchObject({ hexes: 29, tiles: 14, trains: 0 });
  expect(reportLines).toContain('missing: The list of trains is missing: the files do not define TRAINS.');
});

it('reads the older form of a title', () => {
  const text = `module Engine
  module Config
    module Game
      module G18Old
        JSON = <<-'DATA'
        {
          "filename": "18_old", "modulename": "18Old", "currencyFormatStr": "$%d", "bankCash": 9000,
          "certLimit": { "2": 12, "3": 10 }, "startingCash": { "2": 420, "3": 300 },
          "layout": "flat", "axes": { "rows": "numbers", "columns": "letters" },
          "locationNames": { "B6": "Oldford" }, "tiles": { "57": 4 },
          "companies": [{ "name": "Old Ferry", "value": 20, "revenue": 5, "desc": "Blocks A1." }],
          "market": [["10", "20p"]],
          "corporations": [{ "sym": "O", "name": "Old", "tokens": [0], "coordinates": "B6", "color": "#123456" }],
          "trains": [{ "name": "2", "distance": 2, "price": 80, "num": 3 }],
          "phases": [{ "name": "2", "train_limit": 2, "tiles": ["yellow"], "operating_rounds": 1, "buy_companies": true,
                       "events": { "close_companies": true } }],
          "hexes": { "white": { "city": ["B6"], "blank": ["A1", "A3"] }, "gray": { "c=r:20;p=a:1,b:_0": ["C3"], "p=a:1,b:j": ["C5"] } }
        }
        DATA
      end
    end
  end
end`;
  const { game, counts } = imported('18Old', [source(text, 'g_18_old.rb')]);
  expect(counts).toMatchObject({ hexes: 5, tiles: 1, trains: 1, companies: 1, privates: 1 });
  expect(hexAt(game, 'C3')).toMatchObject({ cities: [{}], track: [{ side: 2 }], values: [{ value: 20 }] });
  expect(hexAt(game, 'E3')).toMatchObject({ track: [{ side: 2 }] });
  expect(game.privates).toEqual([{ name: 'Old Ferry', price: 20, revenue: 5, description: 'Blocks A1.' }]);
  expect(game.phases).toMatchObject([{ buyCompanies: true, events: { closeCompanies: true } }]);
  expect(hexAt(game, 'F2')).toMatchObject({ cities: [{ companies: ['O'], name: { name: 'Oldford' } }] });
  expect(game).toMatchObject({ bank: 9000, info: { title: '18Old', currency: '$#' } });
  expect(
    load(JSON.stringify(game), library).diagnostics.filter(({ severity }) => severity === 'error'),
  ).toEqual([]);
});
