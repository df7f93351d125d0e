import type { Hex } from '@platelayer/game';
import { group, type Node } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { type Brush, brushOf } from './brush.ts';
import { type Layer, layersOf } from './layers.ts';
import { clipPolygon } from './outline.ts';
import { placeFreely } from './placing.ts';
import { isPrintable } from './printable.ts';
import type { HexSetting } from './setting.ts';

export type { HexSetting } from './setting.ts';

/**
 * A map hex or a tile: 150 wide, centred on the origin, flat-topped or pointed as the setting says. Elements that
 * cannot be printed are left out and reported; they never take their neighbours with them.
 */
export const drawHex = (hex: Hex, look: Look, setting: HexSetting): readonly Node[] => {
  const brush = brushOf(hex, look, setting);
  const placed = placeFreely(hex, look, setting);
  const { inside, outside } = layersOf(placed, brush);
  return [
    group(draw(inside, brush), { clip: clipPolygon(setting.clip ?? 'hex', setting.orientation) }),
    ...draw(outside, brush),
  ];
};

const draw = (layers: readonly Layer[], brush: Brush): readonly Node[] =>
  layers.flatMap(({ what, draw }) => {
    const nodes = draw();
    if (isPrintable(nodes, brush.look.fonts)) return nodes;
    brush.look.report({
      severity: 'error',
      code: 'drawing/element',
      message: `A ${what} has figures that cannot be drawn, so it is left out.`,
      pointer: brush.setting.pointer ?? '',
    });
    return [];
  });
