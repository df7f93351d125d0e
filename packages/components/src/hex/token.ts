import type { HexToken, TokenReference } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { mapCompanyFace } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { uprightTurn } from './hex-options.ts';
import type { HexPainter } from './painter.ts';
import { placeAt, turnNodes } from './position.ts';

/** An entry of `tokens` (20.8.21). */
export const drawHexToken = (token: HexToken, painter: HexPainter): readonly Node[] =>
  placeAt(token.position, drawTokenReference(token, painter));

/** A company's token, or one that describes itself, about the origin; a city gives its slots' radius. */
export const drawTokenReference = (
  reference: TokenReference,
  { look, options }: HexPainter,
  radius?: number,
): readonly Node[] => {
  const face = mapCompanyFace(reference, look);
  // A slot decides on the size of what stands in it, whatever the token says (20.8.5.4).
  const sized = radius === undefined ? face : { ...face, width: radius };
  return turnNodes(reference.turn + uprightTurn(options, face.fixed), drawToken(sized, look));
};
