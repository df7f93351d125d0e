import type { HexName } from '@platelayer/game';
import { type Node, parsePath } from '@platelayer/scene';
import type { Brush } from './brush.ts';
import { curveOfPath } from './curve.ts';
import { writeAlong } from './curved-name.ts';
import { writeName } from './lettering.ts';
import { at } from './position.ts';

/** An entry of `names`: straight, or along a path of its own (20.8.10). */
export const drawName = (name: HexName, brush: Brush): readonly Node[] => {
  const { position, path, x, y } = name;
  if (path === undefined) return at(position, writeName(name, x, y, brush));
  const curve = curveOfPath(parsePath(path.data));
  const written = writeAlong(name, curve, { middle: path.offset / 100, shift: 0 }, brush);
  return at(position, at({ x, y, turn: 0 }, written));
};
