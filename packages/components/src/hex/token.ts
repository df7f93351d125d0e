import type { HexToken, TokenReference } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { mapCompanyFace } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { uprightTurn } from './hex-options.ts';
import type { HexPainter } from './painter.ts';
import { placeAt, turnNodes } from './position.ts';

export const drawHexToken = (token: HexToken, painter: HexPainter): readonly Node[] =>
  placeAt(token.position, drawTokenReference(token, painter));

/**
 * Draws the token of a company, or a token with its own description, about the origin. A city passes its slot radius.
 */
export const drawTokenReference = (
  reference: TokenReference,
  { look, options }: HexPainter,
  radius?: number,
): readonly Node[] => {
  const { rotation, ...face } = mapCompanyFace(reference, look);
  // The company's own `token` overrides the reference, including its radius and angle (70.5).
  const sized = radius === undefined ? face : { ...face, width: face.width ?? radius };
  const turn = rotation === undefined || face.fixed ? reference.turn : rotation - (reference.cityTurn ?? 0);
  return turnNodes(turn + uprightTurn(options, face.fixed), drawToken(sized, look));
};
