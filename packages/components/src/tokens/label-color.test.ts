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

  test('are legible on the background, which is white by default', () => {
    expect(paint({ color: 'blue' })).toEqual({ fill: white });
    expect(paint({ color: 'yellow' })).toEqual({ fill: black });
    expect(paint({})).toEqual({ fill: black });
  });

  test('are legible on a square, bar or circle behind the label', () => {
    expect(paint({ color: 'yellow', square: 'blue' })?.fill).toBe(white);
    expect(paint({ color: 'yellow', square: 'blue', bar: true })?.fill).toBe(black);
    expect(paint({ color: 'yellow', bar: true, circle: 'blue' })?.fill).toBe(white);
  });

  test('are set by labelColor', () => {
    expect(paint({ color: 'blue', bar: true, labelColor: 'red' })?.fill).toBe(company('red'));
  });

  test('include an outline only if it is set, 0.5 wide by default', () => {
    expect(paint({ labelStrokeColor: 'red' })?.stroke).toMatchObject({ color: company('red'), width: 0.5 });
    expect(paint({ labelStrokeColor: 'red', labelStrokeWidth: 2 })?.stroke?.width).toBe(2);
  });

  test('follow the colour of the token on the reverse side, with a darker outline if its width is set', () => {
    const red = company('red') ?? '';
    expect(paint({ color: 'red', inverse: true })).toEqual({ fill: red });
    expect(paint({ color: 'red', inverse: true, labelStrokeWidth: 1 })).toMatchObject({
      fill: red,
      stroke: { color: darken(red), width: 1 },
    });
    expect(paint({ color: 'red', inverseLabelColor: 'blue', inverse: true })?.fill).toBe(company('blue'));
  });

  test.each(['white', 'yellow', 'lime', 'natural', 'nothing'])(
    'are legible on the reverse of a %s token (70.14.21)',
    (color) => {
      const { fill = '' } = paint({ color, inverse: true }) ?? {};
      expect(contrastRatio(fill, company('white') ?? '')).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('darken an illegible labelColor on a white token, but only report it on a coloured one', () => {
    const { fill = '' } = paint({ labelColor: 'yellow' }) ?? {};
    expect(contrastRatio(fill, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    const face = resolveTokenFace({ color: 'white', labelColor: 'yellow' });
    const { found, ...reporting } = lookFor();
    const frame = frameOf(face, reporting, { pointer: '/tokens/0' });
    expect(labelPaint(face, { mode: 'plain', ground: '#ffffff' }, frame)?.fill).toBe(company('yellow'));
    expect(found).toMatchObject([{ code: 'layout/contrast', pointer: '/tokens/0/labelColor' }]);
  });

  test('include an outline on several colours if the label is not legible on all', () => {
    expect(paint({ halves: ['blue', 'yellow'] })?.stroke).toMatchObject({ color: white, width: 2 });
    expect(paint({ halves: ['yellow', 'lime'] })?.stroke).toBeUndefined();
    expect(paint({ halves: ['blue', 'yellow'], bar: true })?.stroke).toBeUndefined();
  });

  test('are undefined if a logo hides the label, unless there is an emblem', () => {
    expect(paint({ color: 'red' }, true)).toBeUndefined();
    expect(paint({ color: 'red', star5: true }, true)?.fill).toBe(look.readable('#ff0000'));
  });

  test('are legible on a shield, or follow its top on a reserved token', () => {
    expect(paint({ shield: 'blue', shieldTop: 'red' })?.fill).toBe(white);
    expect(paint({ shield: true, shieldTop: 'red', reserved: true })?.fill).toBe(company('red'));
    expect(paint({ shield3: true, shield3TopCenter: 'blue', inverse: true })?.fill).toBe(company('blue'));
  });

  test('read labelColor on a shield as a palette name first (70.14.7)', () => {
    expect(paint({ shield: true, labelColor: 'red' })?.fill).toBe(company('red'));
  });

  test('depend on the background between the parts of a kite shield', () => {
    expect(paint({ color: 'blue', kiteshield: 'yellow' })?.fill).toBe(white);
    expect(paint({ color: 'blue', kiteshield: 'inky', reserved: true })?.fill).toBe('#20173e');
  });
});
