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
  const { rotation, ...face } = mapCompanyFace(reference, look);
  // What the company's own `token` states lies over what the place asks for: radius and angle, too (70.5).
  const sized = radius === undefined ? face : { ...face, width: face.width ?? radius };
  const turn = rotation === undefined || face.fixed ? reference.turn : rotation - (reference.cityTurn ?? 0);
  return turnNodes(turn + uprightTurn(options, face.fixed), drawToken(sized, look));
};
