import { type Json, resolveTokenFace } from '@platelayer/game';
import { boundsOfAll, type Group, type Path } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { lookFor } from '../../testing/game.ts';
import { frameOfJson } from '../testing/frame.ts';
import { drawEmblems } from './decorations.ts';

const look = lookFor();
const draw = (json: Json) => drawEmblems(resolveTokenFace(json), frameOfJson(json, {}, look));
const parts = (json: Json) => (draw(json)[0] as Group).children as readonly Path[];
const company = (name: string) => look.color(name, 'companies');
const withoutLines = (json: Json) =>
  boundsOfAll(parts(json).map((part) => ('stroke' in part ? { ...part, stroke: undefined } : part)))!;

describe('70.2.5 shields and star', () => {
  test('draw the body of a shield, then its top, with black lines 1.8 wide', () => {
    expect(parts({ shield: true, shieldTop: 'red' })).toMatchObject([
      { fill: look.color('white'), stroke: { color: '#000000', width: 1.8 } },
      { fill: company('red'), stroke: { width: 1.8 } },
    ]);
    expect(parts({ shield: 'gold' })).toMatchObject([{ fill: company('gold') }, { fill: company('blue') }]);
  });

  test('draw a shield from 20 above the centre to 21 below it', () => {
    const { y, height } = withoutLines({ shield: true });
    expect(y).toBeCloseTo(-19.85, 2);
    expect(y + height).toBeCloseTo(20.93, 2);
  });

  test('draw three fields of red, white and blue on shield3 by default', () => {
    const [, left, center, right, ...lines] = parts({ shield3: true, shield3TopCenter: 'yellow' });
    expect([left?.fill, center?.fill, right?.fill]).toEqual(['red', 'yellow', 'blue'].map(company));
    expect(lines).toHaveLength(3);
    expect(lines.map(({ data }) => data.at(-1)?.[0])).toEqual(['C', 'L', 'Z']);
  });

  test('draw tops in grey on reserved tokens and reverse sides', () => {
    expect(parts({ shield: true, inverse: true })[1]?.fill).toBe('#808080');
    expect(
      parts({ shield3: true, reserved: true })
        .slice(1, 4)
        .map(({ fill }) => fill),
    ).toEqual(Array(3).fill('#808080'));
  });

  test('draw a kite shield with two filled parts and four lines 0.76 wide, scaled with the token', () => {
    const [kite] = draw({ kiteshield: 'yellow', width: 50 }) as readonly Group[];
    expect(kite?.transform).toEqual([2, 0, 0, 2, 0, 0]);
    expect(kite?.children.map((part) => ('fill' in part ? part.fill : undefined))).toEqual([
      ...Array(2).fill(company('yellow')),
      ...Array(4).fill(undefined),
    ]);
    expect(kite?.children).toMatchObject(Array(6).fill({ stroke: { width: 0.76 } }));
  });

  test('draw a star in its colour, or CSS red for true (70.14.3), with the outline of the token', () => {
    expect(draw({ star5: 'gold' })).toMatchObject([{ fill: company('gold'), stroke: { color: '#000000' } }]);
    expect(draw({ star5: true, outline: 'blue', outlineWidth: 2, width: 50 })).toMatchObject([
      { fill: '#ff0000', points: { 0: [0, -48], 4: [30, 42] }, stroke: { color: '#0000ff', width: 4 } },
    ]);
  });
});
