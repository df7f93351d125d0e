import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { layFaces, resolveTokenFace } from './token.ts';

const decorations = (json: Json) => resolveTokenFace(json).decorations;

describe('70.2.1 token fields', () => {
  test('only what is stated is there, so that faces can lie over one another', () => {
    const place = resolveTokenFace({ color: 'red', width: 10 });
    const company = resolveTokenFace({ label: 'AA', bar: true });
    expect(layFaces(place, company)).toEqual({
      color: 'red',
      width: 10,
      label: 'AA',
      decorations: [{ kind: 'bar', height: 18.75, borderColor: 'black' }],
    });
  });

  test('of decorations of one kind the upper face counts, in the order of the table', () => {
    const place = resolveTokenFace({ bar: true, barHeight: 30, target: 'gold' });
    const company = resolveTokenFace({ stripe: 'red', bar: 'blue' });
    expect(layFaces(place, company).decorations).toEqual([
      { kind: 'stripe', color: 'red', width: 12.5 },
      { kind: 'target', color: 'gold' },
      { kind: 'bar', color: 'blue', height: 18.75, borderColor: 'black' },
    ]);
  });

  test('decorations carry their default lengths', () => {
    expect(decorations({ spiral: 'red', stripes: 'blue', stripe: 'gold', circle: 'white' })).toEqual([
      { kind: 'spiral', color: 'red', width: 3.125, distance: 8.25 },
      { kind: 'stripes', color: 'blue', width: 6.25, distance: 12.5 },
      { kind: 'stripe', color: 'gold', width: 12.5 },
      { kind: 'circle', color: 'white', radius: 15, borderColor: 'black' },
    ]);
  });

  test('a length may be a numeric text, a colour a list of one', () => {
    expect(decorations({ stripe: ['yellow'], stripeWidth: '6.25' })).toEqual([
      { kind: 'stripe', color: 'yellow', width: 6.25 },
    ]);
  });

  test('a 0 gives way to the automatic value', () => {
    expect(resolveTokenFace({ labelY: 0, fontSize: 0, rotation: 0 })).toEqual({});
  });

  test('a length below 0 is none, an angle may be', () => {
    expect(resolveTokenFace({ width: -5, outlineWidth: -1, rotation: -90 })).toEqual({ rotation: -90 });
  });

  test('true means the own colour of an emblem, false none at all', () => {
    expect(decorations({ shield: true, shieldTop: 'red', star5: 'gold', kiteshield: false })).toEqual([
      { kind: 'shield', top: 'red', statedTop: 'red' },
      { kind: 'star5', color: 'gold' },
    ]);
  });

  test('shield3 has red and blue at the sides', () => {
    expect(decorations({ shield3: 'white' })).toEqual([
      { kind: 'shield3', color: 'white', topLeft: 'red', topCenter: 'white', topRight: 'blue' },
    ]);
  });

  test('a list too short for its shape is no decoration', () => {
    expect(decorations({ halves: ['blue', 'yellow'], quarters: ['red'] })).toEqual([
      { kind: 'halves', upper: 'blue', lower: 'yellow' },
    ]);
  });

  test('a number as label is text (70.14.6)', () => {
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
