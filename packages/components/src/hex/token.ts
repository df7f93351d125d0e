import type { HexToken, TokenReference } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { mapCompanyFace } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import type { Brush } from './brush.ts';
import { at, turn } from './position.ts';
import { uprightTurn } from './setting.ts';

/** An entry of `tokens` (20.8.21). */
export const drawHexToken = (token: HexToken, brush: Brush): readonly Node[] =>
  at(token.position, drawTokenReference(token, brush));

/** A company's token, or one that describes itself, about the origin; a city gives its slots' radius. */
export const drawTokenReference = (
  reference: TokenReference,
  { look, setting }: Brush,
  radius?: number,
): readonly Node[] => {
  const face = mapCompanyFace(reference, look);
  // A slot decides on the size of what stands in it, whatever the token says (20.8.5.4).
  const sized = radius === undefined ? face : { ...face, width: radius };
  return turn(reference.turn + uprightTurn(setting, face.fixed), drawToken(sized, look));
};
