import { type Hex, parseTileId } from '@platelayer/game';
import { groupAt, type Page, translate } from '@platelayer/scene';
import { drawHex } from './hex/hex.ts';
import type { Look } from './look.ts';

/** A hex 150 wide with its outline, and nothing around it (98.5.6). */
const WIDTH = 175.205;
const HEIGHT = 152;

/** One hex alone, for galleries and documentation; a tile with its id, an example with its number. */
export const hexPage = (hex: Hex, look: Look, context: 'map' | 'tile', id?: string): Page => ({
  width: WIDTH,
  height: HEIGHT,
  title: id === undefined ? 'Hex' : `${context === 'tile' ? 'Tile' : 'Hex'} ${id}`,
  children: [
    groupAt(
      translate(WIDTH / 2, HEIGHT / 2),
      ...drawHex(hex, look, {
        context,
        orientation: 0,
        outline: true,
        ...(id === undefined ? {} : { id: parseTileId(id) }),
      }),
    ),
  ],
});
