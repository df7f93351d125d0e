import { compose, IDENTITY, type Matrix, rotate, scale, skewX, translate } from '@platelayer/scene';
import { clampCoordinate, readNumbers } from './numbers.ts';

const FUNCTIONS: ReadonlyMap<string, (numbers: readonly number[]) => Matrix> = new Map([
  ['matrix', (n) => (n.length === 6 ? ([...n] as unknown as Matrix) : IDENTITY)],
  ['translate', ([x = 0, y = 0]) => translate(x, y)],
  ['scale', ([x = 1, y = x]) => scale(x, y)],
  ['rotate', ([degrees = 0, x = 0, y = 0]) => rotate(degrees, x, y)],
  ['skewX', ([degrees = 0]) => skewX(degrees)],
  ['skewY', ([degrees = 0]): Matrix => [1, Math.tan((degrees * Math.PI) / 180), 0, 1, 0, 0]],
]);

/** No editor writes longer lists. The limit makes hostile input harmless. */
const MAX_TEXT_LENGTH = 2_000;

/** Parses a list of transforms. Returns undefined if there are none. */
export const readTransform = (text: string | undefined): Matrix | undefined => {
  if (text === undefined || text.length > MAX_TEXT_LENGTH) return undefined;
  const matrices = [...text.matchAll(/(\w+)\s*\(([^()]*)\)/g)].map(
    ([, name = '', body]) => FUNCTIONS.get(name)?.(readNumbers(body)) ?? IDENTITY,
  );
  return matrices.length === 0 ? undefined : (compose(...matrices).map(clampCoordinate) as unknown as Matrix);
};
