import { describe, expect, test } from 'vitest';
import { resolveTokenFace } from './token.ts';

describe('70.2.1 token fields', () => {
  test('only what is stated is there, so that faces can lie over one another', () => {
    const place = resolveTokenFace({ color: 'red', width: 10 });
    const company = resolveTokenFace({ label: 'AA', bar: true });
    expect({ ...place, ...company }).toEqual({
      color: 'red',
      width: 10,
      label: 'AA',
      bar: { height: 18.75, borderColor: 'black' },
    });
  });

  test('decorations carry their default lengths', () => {
    expect(resolveTokenFace({ spiral: 'red', stripes: 'blue', stripe: 'gold', circle: 'white' })).toEqual({
      spiral: { color: 'red', width: 3.125, distance: 8.25 },
      stripes: { color: 'blue', width: 6.25, distance: 12.5 },
      stripe: { color: 'gold', width: 12.5 },
      circle: { color: 'white', radius: 15, borderColor: 'black' },
    });
  });

  test('a length may be a numeric text, a colour a list of one', () => {
    expect(resolveTokenFace({ stripe: ['yellow'], stripeWidth: '6.25' }).stripe).toEqual({
      color: 'yellow',
      width: 6.25,
    });
  });

  test('a 0 gives way to the automatic value (†)', () => {
    expect(resolveTokenFace({ labelY: 0, fontSize: 0, rotation: 0 })).toEqual({});
  });

  test('a length below 0 is none, an angle may be', () => {
    expect(resolveTokenFace({ width: -5, outlineWidth: -1, rotation: -90 })).toEqual({ rotation: -90 });
  });

  test('true means the own colour of an emblem, false none at all', () => {
    expect(resolveTokenFace({ shield: true, shieldTop: 'red', star5: 'gold', kiteshield: false })).toEqual({
      shield: { top: 'red' },
      star5: { color: 'gold' },
    });
  });

  test('shield3 has red and blue at the sides', () => {
    expect(resolveTokenFace({ shield3: 'white', shield3TopCenter: 'yellow' }).shield3).toEqual({
      color: 'white',
      topLeft: 'red',
      topCenter: 'yellow',
      topRight: 'blue',
    });
  });

  test('a list too short for its shape is no decoration', () => {
    expect(resolveTokenFace({ halves: ['blue', 'yellow'], quarters: ['red'] })).toEqual({
      halves: ['blue', 'yellow'],
    });
  });

  test('a number as label is text (70.14, 6)', () => {
    expect(resolveTokenFace({ label: 20 })).toEqual({ label: '20' });
    expect(resolveTokenFace(20)).toEqual({ label: '20' });
  });

  test('label and logo can be taken away', () => {
    expect(resolveTokenFace({ label: '', logo: null })).toEqual({ label: '', logo: '' });
  });

  test('keys of the language itself are no fields', () => {
    expect(resolveTokenFace(JSON.parse('{"__proto__": {"label": "X"}, "constructor": "Y"}'))).toEqual({});
  });
});
