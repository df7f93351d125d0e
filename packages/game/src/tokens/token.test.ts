import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { layFaces, resolveTokenFace } from './token.ts';

const decorations = (json: Json) => resolveTokenFace(json).decorations;

describe('token fields (70.2.1)', () => {
  test('are present only if set, so that faces can be merged', () => {
    const place = resolveTokenFace({ color: 'red', width: 10 });
    const company = resolveTokenFace({ label: 'AA', bar: true });
    expect(layFaces(place, company)).toEqual({
      color: 'red',
      width: 10,
      label: 'AA',
      decorations: [{ kind: 'bar', height: 18.75, borderColor: 'black' }],
    });
  });

  test('use the decoration of the upper face if both have the same kind, in drawing order', () => {
    const place = resolveTokenFace({ bar: true, barHeight: 30, target: 'gold' });
    const company = resolveTokenFace({ stripe: 'red', bar: 'blue' });
    expect(layFaces(place, company).decorations).toEqual([
      { kind: 'stripe', color: 'red', width: 12.5 },
      { kind: 'target', color: 'gold' },
      { kind: 'bar', color: 'blue', height: 18.75, borderColor: 'black' },
    ]);
  });

  test('include the default lengths of decorations', () => {
    expect(decorations({ spiral: 'red', stripes: 'blue', stripe: 'gold', circle: 'white' })).toEqual([
      { kind: 'spiral', color: 'red', width: 3.125, distance: 8.25 },
      { kind: 'stripes', color: 'blue', width: 6.25, distance: 12.5 },
      { kind: 'stripe', color: 'gold', width: 12.5 },
      { kind: 'circle', color: 'white', radius: 15, borderColor: 'black' },
    ]);
  });

  test('accept a length in quotes and a list of one colour', () => {
    expect(decorations({ stripe: ['yellow'], stripeWidth: '6.25' })).toEqual([
      { kind: 'stripe', color: 'yellow', width: 6.25 },
    ]);
  });

  test('ignore 0 in favour of the automatic value', () => {
    expect(resolveTokenFace({ labelY: 0, fontSize: 0, rotation: 0 })).toEqual({});
  });

  test('ignore a length below 0, but not an angle', () => {
    expect(resolveTokenFace({ width: -5, outlineWidth: -1, rotation: -90 })).toEqual({ rotation: -90 });
  });

  test('read true as the default colour of an emblem, and false as none', () => {
    expect(decorations({ shield: true, shieldTop: 'red', star5: 'gold', kiteshield: false })).toEqual([
      { kind: 'shield', top: 'red', statedTop: 'red' },
      { kind: 'star5', color: 'gold' },
    ]);
  });

  test('make the sides of shield3 red and blue', () => {
    expect(decorations({ shield3: 'white' })).toEqual([
      { kind: 'shield3', color: 'white', topLeft: 'red', topCenter: 'white', topRight: 'blue' },
    ]);
  });

  test('ignore a list of colours that is too short', () => {
    expect(decorations({ halves: ['blue', 'yellow'], quarters: ['red'] })).toEqual([
      { kind: 'halves', upper: 'blue', lower: 'yellow' },
    ]);
  });

  test('accept a number as the label (70.14.6)', () => {
    expect(resolveTokenFace({ label: 20 })).toEqual({ label: '20' });
    expect(resolveTokenFace(20)).toEqual({ label: '20' });
  });

  test('can remove label and logo', () => {
    expect(resolveTokenFace({ label: '', logo: null })).toEqual({ label: '', logo: '' });
  });

  test('do not include `__proto__` and `constructor`', () => {
    expect(resolveTokenFace(JSON.parse('{"__proto__": {"label": "X"}, "constructor": "Y"}'))).toEqual({});
  });
});
