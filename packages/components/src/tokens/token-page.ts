import type { TokenFace } from '@platelayer/game';
import { groupAt, type Page, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { BLEED } from './frame.ts';
import { drawToken } from './token.ts';

const RADIUS = 25;
/** Room for the outline. */
const MARGIN = 1;

/** One token alone, for galleries. */
export const tokenPage = (face: TokenFace, look: Look, title: string): Page => {
  const middle = RADIUS + MARGIN;
  return {
    title,
    width: 2 * middle,
    height: 2 * middle,
    children: [
      groupAt(translate(middle, middle), ...drawToken(face, look, { radius: RADIUS, bleed: BLEED })),
    ],
  };
};
