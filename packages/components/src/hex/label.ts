import type { Label } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import type { Brush } from './brush.ts';
import { at } from './position.ts';
import { uprightTurn } from './setting.ts';

/** Big letters, in map colours also on tiles (20.8.11; 20.14, Q55). */
export const drawLabel = ({ position, text, font, color, fixed }: Label, brush: Brush): readonly Node[] =>
  at(
    position,
    [brush.write(text, 0, 0, font, { baseline: 'central', fill: brush.map(color) })],
    uprightTurn(brush.setting, fixed),
  );
