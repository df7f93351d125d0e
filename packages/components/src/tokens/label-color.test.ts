import { type Json, resolveTokenFace } from '@platelayer/game';
import { contrastRatio, darken } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { lookFor } from '../testing/game.ts';
import { frameOf } from './frame.ts';
import { labelPaint } from './label-color.ts';
import { groundOf, modeOf } from './mode.ts';
import { frameOfJson } from './testing/frame.ts';

const look = lookFor();
const company = (name: string) => look.color(name, 'companies');
const paint = (json: Json, hasLogo = false) => {
  const face = resolveTokenFace(json);
  const mode = modeOf(face, hasLogo);
  const measures = frameOfJson(json, {}, look);
  return labelPaint(face, { mode, ground: groundOf(face, mode, measures) }, measures);
};

describe('70.2.7 colours of the label', () => {
  const white = look.color('white');
  const black = look.color('black');

  test('readable on the ground, white where there is no colour', () => {
    expect(paint({ color: 'blue' })).toEqual({ fill: white });
    expect(paint({ color: 'yellow' })).toEqual({ fill: black });
    expect(paint({})).toEqual({ fill: black });
  });

  test('readable on square, then bar, then circle', () => {
    expect(paint({ color: 'yellow', square: 'blue' })?.fill).toBe(white);
    expect(paint({ color: 'yellow', square: 'blue', bar: true })?.fill).toBe(black);
    expect(paint({ color: 'yellow', bar: true, circle: 'blue' })?.fill).toBe(white);
  });

  test('labelColor wins over what is readable', () => {
    expect(paint({ color: 'blue', bar: true, labelColor: 'red' })?.fill).toBe(company('red'));
  });

  test('a line only where one is given, 0.5 wide', () => {
    expect(paint({ labelStrokeColor: 'red' })?.stroke).toMatchObject({ color: company('red'), width: 0.5 });
    expect(paint({ labelStrokeColor: 'red', labelStrokeWidth: 2 })?.stroke?.width).toBe(2);
  });

  test('the reverse side has the colour of the token, with a darker line where its width is stated', () => {
    const red = company('red') ?? '';
    expect(paint({ color: 'red', inverse: true })).toEqual({ fill: red });
    expect(paint({ color: 'red', inverse: true, labelStrokeWidth: 1 })).toMatchObject({
      fill: red,
      stroke: { color: darken(red), width: 1 },
    });
    expect(paint({ color: 'red', inverseLabelColor: 'blue', inverse: true })?.fill).toBe(company('blue'));
  });

  test.each(['white', 'yellow', 'lime', 'natural', 'nothing'])(
    'the reverse label of a %s token can be read (70.14.21)',
    (color) => {
      const { fill = '' } = paint({ color, inverse: true }) ?? {};
      expect(contrastRatio(fill, company('white') ?? '')).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('a labelColor that cannot be read on a white token becomes darker, on a coloured one it is kept and reported', () => {
    const { fill = '' } = paint({ labelColor: 'yellow' }) ?? {};
    expect(contrastRatio(fill, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    const face = resolveTokenFace({ color: 'white', labelColor: 'yellow' });
    const { found, ...reporting } = lookFor();
    const frame = frameOf(face, reporting, { pointer: '/tokens/0' });
    expect(labelPaint(face, { mode: 'plain', ground: '#ffffff' }, frame)?.fill).toBe(company('yellow'));
    expect(found).toMatchObject([{ code: 'layout/contrast', pointer: '/tokens/0/labelColor' }]);
  });

  test('a label on several colours has a line around it where it cannot be read on all of them', () => {
    expect(paint({ halves: ['blue', 'yellow'] })?.stroke).toMatchObject({ color: white, width: 2 });
    expect(paint({ halves: ['yellow', 'lime'] })?.stroke).toBeUndefined();
    expect(paint({ halves: ['blue', 'yellow'], bar: true })?.stroke).toBeUndefined();
  });

  test('a logo hides the label, unless an emblem shows it', () => {
    expect(paint({ color: 'red' }, true)).toBeUndefined();
    expect(paint({ color: 'red', star5: true }, true)?.fill).toBe(look.readable('#ff0000'));
  });

  test('on a shield readable, reserved in the colour of its top', () => {
    expect(paint({ shield: 'blue', shieldTop: 'red' })?.fill).toBe(white);
    expect(paint({ shield: true, shieldTop: 'red', reserved: true })?.fill).toBe(company('red'));
    expect(paint({ shield3: true, shield3TopCenter: 'blue', inverse: true })?.fill).toBe(company('blue'));
  });

  test('a labelColor on a shield is a name of the palette first (70.14.7)', () => {
    expect(paint({ shield: true, labelColor: 'red' })?.fill).toBe(company('red'));
  });

  test('between the parts of a kite shield the ground shows', () => {
    expect(paint({ color: 'blue', kiteshield: 'yellow' })?.fill).toBe(white);
    expect(paint({ color: 'blue', kiteshield: 'inky', reserved: true })?.fill).toBe('#20173e');
  });
});
