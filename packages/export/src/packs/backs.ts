import type { PhysicalPiece } from '@platelayer/components';
import type { GameDrawings } from '../drawings.ts';
import { millimetres } from './list.ts';
import { messages, type PackMessage } from './messages.ts';

/** How much the aspect ratio of a back may differ from that of its pieces, because bleed changes it a little. */
const TOLERANCE = 0.06;

/** Returns a message if the back picture of a game has another shape than the pieces and would be distorted. */
export const checkBackShape = (
  kind: string,
  { width, height }: Pick<PhysicalPiece, 'width' | 'height'>,
  drawings: GameDrawings,
): Promise<PackMessage | undefined> =>
  drawings.draw((look) => {
    const back = look.artwork.back(kind);
    if (!back) return undefined;
    const ratio = back.kind === 'image' ? back.width / back.height : back.art.box[2] / back.art.box[3];
    if (Math.abs(ratio / (width / height) - 1) <= TOLERANCE) return undefined;
    const file = `backs/${kind} or backs/all`;
    return messages.backShape(
      kind,
      file,
      `${millimetres(width)} × ${millimetres(height)} mm or of that shape`,
    );
  });
