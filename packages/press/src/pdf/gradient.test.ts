import { expect, test } from 'vitest';
import { addShading, stopsOf } from './gradient.ts';
import { ObjectStore } from './store.ts';

const across = { kind: 'linear', x1: 0, y1: 0, x2: 100, y2: 0 } as const;

const shadingText = async (stops: readonly (readonly [number, string])[]): Promise<string> => {
  const store = new ObjectStore();
  const gradient = { ...across, stops: stops.map(([offset, color]) => ({ offset, color })) };
  const ref = addShading(store, gradient, 'color');
  const file = new TextDecoder().decode(await store.toFile(ref, ref));
  return /1 0 obj\n(.*)\nendobj/.exec(file)![1]!;
};

test('two stops make one straight ramp that extends beyond its ends', async () =>
  expect(
    await shadingText([
      [0, '#f00'],
      [1, '#00f'],
    ]),
  ).toBe(
    '<</ShadingType 2/ColorSpace /DeviceRGB/Coords [0 0 100 0]' +
      '/Function <</FunctionType 2/Domain [0 1]/C0 [1 0 0]/C1 [0 0 1]/N 1>>/Extend [true true]>>',
  ));

test('two stops at the same offset make a sharp edge instead of an empty piece', async () =>
  expect(
    await shadingText([
      [0, '#f00'],
      [0.5, '#f00'],
      [0.5, '#00f'],
      [1, '#00f'],
    ]),
  ).toContain('/Bounds [0.5]/Encode [0 1 0 1]'));

test('the colour is constant before the first stop', async () =>
  expect(
    await shadingText([
      [0.25, '#fff'],
      [1, '#000'],
    ]),
  ).toContain('/C0 [1 1 1]/C1 [1 1 1]/N 1>> <</FunctionType 2/Domain [0 1]/C0 [1 1 1]/C1 [0 0 0]'));

test('offsets are clamped to 0 to 1 and never decrease', () => {
  const stops = [0.5, 0.2, 3].map((offset) => ({ offset, color: '#000' }));
  expect(stopsOf({ ...across, stops }).map(({ offset }) => offset)).toEqual([0.5, 0.5, 1]);
});
