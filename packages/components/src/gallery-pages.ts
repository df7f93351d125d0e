import { type Hex, parseTileId, type TokenFace } from '@platelayer/game';
import { groupAt, type Page, translate } from '@platelayer/scene';
import { drawHex } from './hex/hex.ts';
import type { Look } from './look.ts';
import { BLEED } from './tokens/frame.ts';
import { drawToken } from './tokens/token.ts';

/** Exactly a hex 150 wide with its outline (98.5.6). */
const HEX = { width: 175.205, height: 152 };

/** A page with one hex. `id` is the id of a tile, or the number of an example. */
export const hexPage = (hex: Hex, look: Look, context: 'map' | 'tile', id?: string): Page => ({
  width: HEX.width,
  height: HEX.height,
  title: id === undefined ? 'Hex' : `${context === 'tile' ? 'Tile' : 'Hex'} ${id}`,
  children: [
    groupAt(
      translate(HEX.width / 2, HEX.height / 2),
      ...drawHex(hex, look, {
        context,
        orientation: 0,
        outline: true,
        ...(id === undefined ? {} : { id: parseTileId(id) }),
      }),
    ),
  ],
});

/** Radius of the token, and the space around it for its outline. */
const TOKEN = { radius: 25, margin: 1 };

/** A page with one token. */
export const tokenPage = (face: TokenFace, look: Look, title: string): Page => {
  const middle = TOKEN.radius + TOKEN.margin;
  return {
    title,
    width: 2 * middle,
    height: 2 * middle,
    children: [
      groupAt(translate(middle, middle), ...drawToken(face, look, { radius: TOKEN.radius, bleed: BLEED })),
    ],
  };
};
