import type { Good } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import type { Brush } from './brush.ts';
import { drawFigure } from './shape.ts';

/** A square under track and stops (20.8.16). */
export const drawGood = (good: Good, brush: Brush): readonly Node[] => drawFigure(good, good.text, brush);
