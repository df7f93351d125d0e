import type { HexName, StopName, StraightName } from '@platelayer/game';
import { type Node, parsePath } from '@platelayer/scene';
import { type CurvePiece, curveOfPath } from './curve.ts';
import { isLongerThan, writeAlong } from './curved-name.ts';
import { writeName } from './lettering.ts';
import type { HexPainter } from './painter.ts';
import { placeAt, turnNodes } from './position.ts';

/** Draws an entry of `names`: straight, or along its own path (20.8.10). */
export const drawHexName = (name: HexName, painter: HexPainter): readonly Node[] => {
  const { position, path, x, y } = name;
  const curve = pathOf(name);
  if (path === undefined || curve.length === 0) return placeAt(position, writeName(name, x, y, painter));
  const written = writeAlong(name, curve, { middle: path.offset / 100, shift: 0 }, painter);
  return placeAt(position, placeAt({ x, y, turn: 0 }, written));
};

/** Whether the name extends beyond the ends of its path. */
export const leavesPath = (name: HexName, painter: HexPainter): boolean => {
  const curve = pathOf(name);
  return curve.length > 0 && isLongerThan(curve, name, painter);
};

const pathOf = ({ path }: HexName): readonly CurvePiece[] =>
  path === undefined ? [] : curveOfPath(parsePath(path.data));

/**
 * Draws the name of a city or boomtown: along its curve, or straight if the name or the configuration says so
 * (20.8.5.6).
 */
export const drawStopName = (
  name: StopName | undefined,
  curve: (name: StopName) => readonly CurvePiece[],
  painter: HexPainter,
): readonly Node[] => {
  if (name === undefined) return [];
  const nodes =
    name.straight || painter.look.config.straightCityNames
      ? writeName(name, name.x, name.baseline, painter)
      : placeAt(
          { x: name.x, y: 0, turn: 0 },
          writeAlong(name, curve(name), { middle: (name.offset ?? 50) / 100, shift: name.shift }, painter),
        );
  return turnNodes(name.turn, nodes);
};

/** Draws the name of a town, medium city or off-board area, which is always straight. */
export const drawStraightName = (name: StraightName | undefined, painter: HexPainter): readonly Node[] =>
  name === undefined ? [] : turnNodes(name.turn, writeName(name, name.x, name.y, painter));
