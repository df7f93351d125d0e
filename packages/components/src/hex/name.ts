import type { HexName } from '@platelayer/game';
import { type Node, parsePath } from '@platelayer/scene';
import { type CurvePiece, curveOfPath } from './curve.ts';
import { isLongerThan, writeAlong } from './curved-name.ts';
import { writeName } from './lettering.ts';
import type { HexPainter } from './painter.ts';
import { placeAt } from './position.ts';

/** An entry of `names`: straight, or along a path of its own (20.8.10). */
export const drawHexName = (name: HexName, painter: HexPainter): readonly Node[] => {
  const { position, path, x, y } = name;
  const curve = pathOf(name);
  if (path === undefined || curve.length === 0) return placeAt(position, writeName(name, x, y, painter));
  const written = writeAlong(name, curve, { middle: path.offset / 100, shift: 0 }, painter);
  return placeAt(position, placeAt({ x, y, turn: 0 }, written));
};

/** Whether it runs on beyond the ends of its path. */
export const leavesPath = (name: HexName, painter: HexPainter): boolean => {
  const curve = pathOf(name);
  return curve.length > 0 && isLongerThan(curve, name, painter);
};

const pathOf = ({ path }: HexName): readonly CurvePiece[] =>
  path === undefined ? [] : curveOfPath(parsePath(path.data));
