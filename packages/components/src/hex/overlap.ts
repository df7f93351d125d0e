import type { Hex } from '@platelayer/game';
import type { Look } from '../look.ts';
import { brushOf } from './brush.ts';
import { type Effort, reportCrowded, STEPS_PER_HEX, STEPS_TO_REPORT } from './effort.ts';
import { type Footprint, measured, overlap } from './footprint.ts';
import { type Layer, layersOf } from './layers.ts';
import { beyondOutline } from './outline.ts';
import { placeFreely } from './placing.ts';
import type { HexSetting } from './setting.ts';

/** Contact that no one sees. */
const TOLERANCE = 2;

const CENTRE = { x: 0, y: 0 };

interface Piece {
  readonly what: string;
  readonly ground: Footprint;
}

/** Reports texts and stops of a hex that cover each other or leave it. */
export const checkOverlaps = (hex: Hex, look: Look, setting: HexSetting): void => {
  const { orientation, pointer = '' } = setting;
  const placed = placeFreely(hex, look, setting);
  // Drawing itself has reported what it found.
  const brush = brushOf(hex, { ...look, report: () => undefined }, setting);
  const { inside, outside } = layersOf(placed, brush);
  const effort: Effort = { left: STEPS_PER_HEX };
  const pieces = piecesOf([...inside, ...outside], effort);
  const tell = (message: string, hint: string) => {
    effort.left -= STEPS_TO_REPORT;
    look.report({ severity: 'info', code: 'design/overlap', message, pointer, hint });
  };

  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      const covered = overlap(one.ground, other.ground, { by: CENTRE, tolerance: TOLERANCE, effort });
      if (effort.left <= 0) return reportCrowded(look, pointer);
      if (covered)
        tell(
          `The ${one.what} and the ${other.what} cover each other.`,
          'Move one of them with angle and percent.',
        );
    }
    if (beyondOutline(one.ground.polygons.flat(), orientation)(CENTRE) > TOLERANCE)
      tell(
        `The ${one.what} reaches over the edge of its hex.`,
        'Move it towards the centre or make it smaller.',
      );
  }
};

const piecesOf = (layers: readonly Layer[], effort: Effort): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (const { role, what, draw } of layers) {
    if (effort.left <= 0) break;
    if (role === 'stop' || role === 'text') pieces.push({ what, ground: measured(draw(), effort) });
  }
  return pieces;
};
