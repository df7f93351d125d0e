import type { PhysicalPiece } from '@platelayer/components';
import type { GameDrawings } from '../drawings.ts';
import { millimetres } from './list.ts';
import { messages, type PackMessage } from './messages.ts';

/** A back may be this much wider or higher than its pieces: bleed changes the shape a little. */
const TOLERANCE = 0.06;

/** Why the picture that a game brings along as a back does not do for pieces: stretched, it would be distorted. */
export const backFault = (
  kind: string,
  { width, height }: Pick<PhysicalPiece, 'width' | 'height'>,
  drawings: GameDrawings,
): Promise<PackMessage | undefined> =>
  drawings.draw((look) => {
    const own = look.artwork.back(kind);
    if (!own) return undefined;
    const given = own.kind === 'image' ? own.width / own.height : own.art.box[2] / own.art.box[3];
    if (Math.abs(given / (width / height) - 1) <= TOLERANCE) return undefined;
    const file = `backs/${kind} or backs/all`;
    return messages.backShape(
      kind,
      file,
      `${millimetres(width)} × ${millimetres(height)} mm or of that shape`,
    );
  });
