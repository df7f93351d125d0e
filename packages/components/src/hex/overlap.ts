import type { Hex } from '@platelayer/game';
import type { Look } from '../look.ts';
import { brushOf } from './brush.ts';
import { depth, footprint, type Patch } from './footprint.ts';
import { layersOf } from './layers.ts';
import { beyondOutline } from './outline.ts';
import { placeFreely } from './placing.ts';
import type { HexSetting } from './setting.ts';

/** Contact that no one sees. */
const TOLERANCE = 2;

interface Piece {
  readonly what: string;
  readonly patches: readonly Patch[];
}

/** Reports texts and stops of a hex that cover each other or leave it; `pointer` is where the hex stands in the file. */
export const checkOverlaps = (hex: Hex, look: Look, setting: HexSetting, pointer: string): void => {
  // Drawing itself has reported what it found.
  const brush = brushOf(hex, { ...look, report: () => undefined }, setting);
  const { inside, outside } = layersOf(placeFreely(hex, brush), brush);
  const pieces = [...inside, ...outside]
    .filter(({ role }) => role === 'stop' || role === 'text')
    .map(({ what, draw }): Piece => ({ what, patches: footprint(draw()) }));
  const tell = (message: string, hint: string) =>
    look.report({ severity: 'info', code: 'design/overlap', message, pointer, hint });

  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1))
      if (depth(one.patches, other.patches) > TOLERANCE)
        tell(
          `The ${one.what} and the ${other.what} cover each other.`,
          'Move one of them with angle and percent.',
        );
    if (leaves(one, setting.orientation))
      tell(
        `The ${one.what} reaches over the edge of its hex.`,
        'Move it towards the centre or make it smaller.',
      );
  }
};

const leaves = ({ patches }: Piece, orientation: number): boolean =>
  patches.some((patch) => patch.some((point) => beyondOutline(point, orientation) > TOLERANCE));
