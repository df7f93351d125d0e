import { boundsOfAll } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { lookFor, picture } from '../testing/game.ts';
import { drawArt, drawIcon, drawSymbol, iconMainColor } from './draw-art.ts';
import { monogramOf } from './missing-logos.ts';
import { parseArt } from './parse-svg.ts';

const look = lookFor();
const square = picture('<rect class="color-main" width="100" height="100"/>');
const wide = parseArt('<svg viewBox="10 0 40 20"><rect x="10" width="40" height="20"/></svg>').art!;

describe('a picture in a square', () => {
  test('is scaled to fit and centred', () => {
    expect(boundsOfAll(drawArt(wide, look, { x: 5, y: 5, size: 10 }))).toEqual({
      x: 0,
      y: 2.5,
      width: 10,
      height: 5,
    });
  });

  test('or covers it, like flags', () => {
    expect(boundsOfAll(drawArt(wide, look, { x: 0, y: 0, size: 10, fit: 'cover' }))).toEqual({
      x: -10,
      y: -5,
      width: 20,
      height: 10,
    });
  });

  test('is not drawn if its size is zero', () => {
    expect(drawArt(wide, look, { x: 0, y: 0, size: 0 })).toEqual([]);
    expect(drawArt({ ...wide, box: [0, 0, 0, 0] }, look, { x: 0, y: 0, size: 5 })).toEqual([]);
  });
});

describe('70.8.4 icons', () => {
  test('have a company colour as their main colour, or a map colour with map-', () => {
    expect(iconMainColor('yellow', look)).toBe(look.color('yellow', 'companies'));
    expect(iconMainColor('map-yellow', look)).toBe(look.color('yellow'));
    expect(iconMainColor('map-', look)).toBeUndefined();
  });

  test('are not affected by companySvgLogos', () => {
    const original = lookFor(undefined, { companySvgLogos: 'original' }, { icon: () => square });
    expect(drawIcon('home', original, { x: 0, y: 0, size: 10, color: 'red' })).toMatchObject([
      { children: [{ fill: look.color('red', 'companies') }] },
    ]);
  });
});

describe('a picture that is not loaded', () => {
  test('is replaced by a mark of its size, and reported', () => {
    const by = lookFor();
    const place = { x: 0, y: 0, size: 20, pointer: '/tokens/0' };
    expect(boundsOfAll(drawIcon('port', by, place))?.width).toBeLessThanOrEqual(20);
    expect(boundsOfAll(drawSymbol('coins', by, place))?.width).toBeLessThanOrEqual(20);
    expect(by.found).toMatchObject([
      { code: 'artwork/icon', pointer: '/tokens/0' },
      { code: 'artwork/symbol' },
    ]);
  });
});

describe('a monogram', () => {
  test.each([
    ['misc/GN', 'GN'],
    ['1861/MKu', 'MKU'],
    ['dev/emacs', 'EM'],
    ['owl/boston_uprising', 'BU'],
    ['plain', 'PL'],
    ['', ''],
  ])('%s becomes %s', (id, letters) => {
    expect(monogramOf(id)).toBe(letters);
  });
});
