import type { HexName } from '@platelayer/game';
import { type Node, parsePath } from '@platelayer/scene';
import { curveOfPath } from './curve.ts';
import { writeAlong } from './curved-name.ts';
import { writeName } from './lettering.ts';
import type { HexPainter } from './painter.ts';
import { placeAt } from './position.ts';

/** An entry of `names`: straight, or along a path of its own (20.8.10). */
export const drawHexName = (name: HexName, painter: HexPainter): readonly Node[] => {
  const { position, path, x, y } = name;
  if (path === undefined) return placeAt(position, writeName(name, x, y, painter));
  const curve = curveOfPath(parsePath(path.data));
  const written = writeAlong(name, curve, { middle: path.offset / 100, shift: 0 }, painter);
  return placeAt(position, placeAt({ x, y, turn: 0 }, written));
};
