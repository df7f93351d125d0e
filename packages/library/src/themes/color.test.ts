import type { Json } from '@platelayer/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ColorContext, resolveColor } from './color.ts';
import { paletteOf } from './palette.ts';

const palette = (mapTheme = 'gmt', gameColors: Json = {}, companyTheme = 'rob') =>
  paletteOf({ mapTheme, companyTheme, gameColors });

describe('resolving a colour name', () => {
  test('depends on the context', () => {
    expect(resolveColor(palette(), 'red')).toBe('#d1232a');
    expect(resolveColor(palette(), 'red', 'map')).toBe('#d1232a');
    expect(resolveColor(palette(), 'red', 'companies')).toBe('#d50f31');
    expect(resolveColor(palette('chesapeake'), 'water', 'map')).toBe('#c2dee7');
    expect(resolveColor(palette('chesapeake'), 'water', 'tile')).toBe('#445674');
  });

  test('finds names that a company theme lacks in the map theme', () => {
    expect(resolveColor(palette(), 'water', 'companies')).toBe('#67a7c4');
  });

  test('lays a company theme over rob', () => {
    const ps18xx = palette('gmt', {}, 'ps18xx');
    expect(resolveColor(ps18xx, 'blue', 'companies')).toBe('#00f');
    expect(resolveColor(ps18xx, 'tan', 'companies')).toBe('#cfb98a');
  });

  test('treats unknown themes as gmt and rob', () => {
    const unknown = palette('nowhere', {}, '__proto__');
    expect(resolveColor(unknown, 'plain')).toBe('#fcefde');
    expect(resolveColor(unknown, 'pink', 'companies')).toBe('#ec6280');
  });

  test('lets a game add a colour, and change one only for companies or only for tiles (90.2.4)', () => {
    const game = palette('gmt', {
      gorge: '#335577',
      companies: { red: '#aa0011' },
      tile: { yellow: '#ffee88' },
    });
    expect(resolveColor(game, 'gorge', 'companies')).toBe('#335577');
    expect(resolveColor(game, 'red', 'companies')).toBe('#aa0011');
    expect(resolveColor(game, 'red', 'map')).toBe('#d1232a');
    expect(resolveColor(game, 'yellow', 'tile', 'yellow')).toBe('#ffee88');
    expect(resolveColor(game, 'yellow', 'map', 'yellow')).toBe('#ffe600');
  });

  test('gives yellow tiles and yellow hexes of carth different fills and halos (90.2.4)', () => {
    const carth = palette('carth');
    const colors = (context: ColorContext) =>
      ['yellow', 'border', 'track', 'city'].map((name) => resolveColor(carth, name, context, 'yellow'));
    expect(colors('tile')).toEqual(['#f2f4e8', '#f2f4e8', '#bc9806', '#f9faf4']);
    expect(colors('map')).toEqual(['#fdcb09', '#fdcb09', '#bc9806', '#f9faf4']);
  });

  test('does not replace a company colour by a game colour outside `companies` (90.11.6)', () => {
    const game = palette('gmt', { pink: '#ff3399' });
    expect(resolveColor(game, 'pink', 'companies')).toBe('#ec6280');
    expect(resolveColor(game, 'pink', 'map')).toBe('#ff3399');
  });
});

describe('aliases', () => {
  test.each([
    ['cyan', 'lightBlue'],
    ['grey', 'gray'],
    ['lightGreen', 'brightGreen'],
    ['navy', 'navyBlue'],
    ['purple', 'violet'],
  ])('%s means %s', (alias, name) => {
    for (const context of ['map', 'companies'] as const)
      expect(resolveColor(palette(), alias, context)).toBe(resolveColor(palette(), name, context));
  });

  test('give way to a game colour of that name (90.11.5)', () => {
    const game = palette('gmt', { purple: '#800081', companies: { navy: '#000081' } });
    expect(resolveColor(game, 'purple', 'companies')).toBe('#800081');
    expect(resolveColor(game, 'violet', 'companies')).toBe('#694a98');
    expect(resolveColor(game, 'navy', 'companies')).toBe('#000081');
    expect(resolveColor(game, 'navy', 'map')).toBe('#000081');
  });
});

describe('phases', () => {
  test('select an entry of a colour, or its default', () => {
    const moon = palette('moon');
    expect(resolveColor(moon, 'track', 'map', 'green')).toBe('#92d051');
    expect(resolveColor(moon, 'track', 'map', 'water')).toBe('#656565');
    expect(resolveColor(moon, 'track')).toBe('#656565');
  });

  test('of a two-colour hex are its first colour, then its second (90.11.8)', () => {
    const carth = palette('carth');
    expect(resolveColor(carth, 'track', 'map', 'green/brown')).toBe('#4a7522');
    expect(resolveColor(carth, 'track', 'map', 'land/brown')).toBe('#743c0a');
    expect(resolveColor(carth, 'track', 'map', 'land/water')).toBe('#37383a');
    expect(resolveColor(carth, 'town', 'map', 'grey')).toBe('#37383a');
  });
});

describe('fallbacks', () => {
  test('accept both spellings of centerTown, in themes and games (90.11.1)', () => {
    expect(resolveColor(palette('carth'), 'centerTown', 'map', 'plain')).toBe('#b9bf81');
    expect(resolveColor(palette('gmt', { centertown: '#123456' }), 'centerTown')).toBe('#123456');
    expect(resolveColor(palette(), 'centertown')).toBe('#110a0c');
  });

  test('replace missing highlights with yellow, orange, brown and red of the map theme (90.11.2)', () => {
    const dtg = palette('dtg');
    for (const context of [undefined, 'map', 'companies'] as const)
      expect(['hl1', 'hl2', 'hl3', 'hl4'].map((name) => resolveColor(dtg, name, context))).toEqual([
        '#fde900',
        '#f47d20',
        '#cb7745',
        '#ec232a',
      ]);
    expect(resolveColor(palette('gtg-1861-67'), 'hl4')).toBe('#2992d3');
  });

  test('replace a missing red with offboard (90.11.3)', () => {
    expect(resolveColor(palette('hartland'), 'red', 'map')).toBe('#ec232a');
    expect(resolveColor(palette('hartland'), 'hl4', 'map')).toBe('#ec232a');
    expect(resolveColor(palette('hartland'), 'red', 'companies')).toBe('#d50f31');
  });

  test('try the companies, then CSS colours (90.11.4)', () => {
    expect(resolveColor(palette(), 'violet', 'map')).toBe('#694a98');
    expect(resolveColor(palette(), 'violet')).toBe('#694a98');
    expect(resolveColor(palette(), 'darkRed', 'companies')).toBe('#8b0000');
    expect(resolveColor(palette(), '#ABC', 'map')).toBe('#abc');
    expect(resolveColor(palette(), 'rgb(1, 2, 3)', 'map')).toBe('#010203');
    expect(resolveColor(palette(), 'mauvish', 'map')).toBeUndefined();
  });

  test('give a halo the fill of its hex if the theme does not set one (90.11.7)', () => {
    const carth = palette('carth');
    expect(resolveColor(carth, 'border', 'map', 'land')).toBe('#dfe2c7');
    expect(resolveColor(carth, 'border', 'tile', 'plain')).toBe('#f2f4e8');
    expect(resolveColor(carth, 'border', 'map', 'land/river')).toBe('#dfe2c7');
    expect(resolveColor(carth, 'border', 'map', 'none')).toBe('#00000000');
    expect(resolveColor(carth, 'border', 'map', 'border')).toBeUndefined();
    expect(resolveColor(palette(), 'border', 'map', 'none')).toBe('#fff');
  });
});

describe('the colours of a game', () => {
  test('are ignored unless they are colours', () => {
    const game = palette('gmt', {
      red: 'no colour',
      blue: 7,
      green: ['#0f0'],
      brown: null,
      gray: ' Tomato ',
    });
    expect(['red', 'green', 'brown', 'gray'].map((name) => resolveColor(game, name, 'map'))).toEqual([
      '#d1232a',
      '#0f0',
      '#bf8156',
      '#ff6347',
    ]);
  });

  test('can be any JSON without breaking anything', () => {
    const names = fc.oneof(
      fc.constantFrom('__proto__', 'constructor', 'border', 'hl4', 'red', 'purple', 'companies', 'tile'),
      fc.string(),
    );
    const contexts = fc.constantFrom(undefined, 'map', 'tile', 'companies');
    fc.assert(
      fc.property(fc.jsonValue(), names, contexts, names, (colors, name, context, phase) => {
        const color = resolveColor(palette('carth', colors as Json), name, context as ColorContext, phase);
        expect(color ?? '#000').toMatch(/^#[0-9a-f]{3,8}$/);
      }),
    );
    const own = JSON.parse('{"__proto__": "#010101", "companies": {"constructor": "#020202"}}') as Json;
    expect(resolveColor(palette('gmt', own), '__proto__')).toBe('#010101');
    expect(resolveColor(palette('gmt', own), 'constructor', 'companies')).toBe('#020202');
    expect(resolveColor(palette(), 'constructor')).toBeUndefined();
  });

  test('do not change the themes (90.11.22)', () => {
    palette('gmt', { plain: '#000', companies: { red: '#000' } });
    expect(resolveColor(palette(), 'plain')).toBe('#fcefde');
    expect(resolveColor(palette(), 'red', 'companies')).toBe('#d50f31');
  });
});
