import { describe, expect, test } from 'vitest';
import { defaults } from './config.ts';
import { effectiveConfig } from './effective.ts';
import { urlLayer } from './settings.ts';
import { changeStored } from './stored.ts';

const read = (query: string) => urlLayer(new URLSearchParams(query));

describe('settings in an address', () => {
  test.each([
    ['config.coords=edge', { coords: 'edge' }],
    [
      'config.tiles.layout=individual&config.tiles.width=106.25',
      { tiles: { layout: 'individual', width: 106.25 } },
    ],
    ['config.cutlines=0&config.bleed=0', { cutlines: 0, bleed: 0 }],
    ['config.paper.width=827', { paper: { width: 827 } }],
    ['config.paper.margins=30', { paper: { margins: 30 } }],
    ['config.maps.players=false', { maps: { players: false } }],
    ['config.maps.players=0', { maps: { players: false } }],
    ['config.tiles.colorblind', { tiles: { colorblind: true } }],
    ['config.tiles.colorblind=1', { tiles: { colorblind: true } }],
    ['config.overrideSelection=3,0', { overrideSelection: [3, 0] }],
    ['config.overrideSelection=', { overrideSelection: [] }],
    ['config.theme=my+theme', { theme: 'my theme' }],
  ])('convert %s according to its type (95.5.2)', (query, part) => {
    expect(read(query)).toEqual({ part, diagnostics: [] });
  });

  test.each([
    ['config.cutlines=abc', 'config/type', '/cutlines'],
    ['config.cutlines=0x10', 'config/type', '/cutlines'],
    ['config.cutlines=', 'config/type', '/cutlines'],
    ['config.cutlines=-1', 'config/minimum', '/cutlines'],
    ['config.paper.width=826.77', 'config/type', '/paper/width'],
    ['config.coords=foo', 'config/enum', '/coords'],
    ['config.maps.players=no', 'config/type', '/maps/players'],
    ['config.overrideSelection=1,,2', 'config/type', '/overrideSelection'],
    ['config.overrideSelection=1,0.5', 'config/type', '/overrideSelection/1'],
    ['config.nosuch=1', 'config/additional', '/nosuch'],
    ['config.paper.colour=red', 'config/additional', '/paper/colour'],
    ['config.margin.top=1', 'config/additional', '/margin/top'],
    ['config.paper=5', 'config/type', '/paper'],
    ['config.__proto__.x=5', 'config/additional', '/__proto__'],
    ['config.paper.constructor=5', 'config/additional', '/paper/constructor'],
  ])('ignore %s with a warning', (query, code, pointer) => {
    const { part, diagnostics } = read(query);
    expect(part).toEqual({});
    expect(diagnostics).toMatchObject([{ severity: 'warning', code, pointer }]);
  });

  test('suggest the correct spelling', () => {
    expect(read('config.tiles.widht=150').diagnostics[0]?.hint).toBe('Did you mean tiles.width?');
  });

  test('ignore other parameters, the drawer switch and an empty path', () => {
    expect(read('config=true&config.=1&paginated&variation=2')).toEqual({ part: {}, diagnostics: [] });
  });

  test('use the last value if a path appears twice', () => {
    expect(read('config.bleed=1&config.bleed=2').part).toEqual({ bleed: 2 });
    expect(read('config.bleed=1&config.bleed=x').part).toEqual({});
  });

  test('fall back to the stored value if invalid, without blocking the panel (95.9.5)', () => {
    const url = read('config.cutlines=abc').part;
    expect(effectiveConfig({ stored: { cutlines: 30 }, url }).cutlines).toBe(30);
    expect(changeStored({ cutlines: 30 }, defaults, { margin: 50 })).toEqual({
      part: { cutlines: 30, margin: 50 },
      diagnostics: [],
    });
  });
});
