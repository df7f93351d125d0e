import type { StopName, StraightName } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import type { CurvePiece } from './curve.ts';
import { writeAlong } from './curved-name.ts';
import { writeName } from './lettering.ts';
import type { HexPainter } from './painter.ts';
import { placeAt, turnNodes } from './position.ts';

/** The name of a city or boomtown: on its curve, or straight if it or the configuration says so (20.8.5.6). */
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

/** A name that is always straight: of towns, medium cities and off-board areas. */
export const drawStraightName = (name: StraightName | undefined, painter: HexPainter): readonly Node[] =>
  name === undefined ? [] : turnNodes(name.turn, writeName(name, name.x, name.y, painter));
