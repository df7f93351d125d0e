import type { Game } from '@platelayer/game';
import { compose, group, type Page, rect, scale, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { bothSides, tokenEntries } from '../tokens/entries.ts';
import { drawToken } from '../tokens/token.ts';

/** Pixels of one picture, and half the side of the window it shows (70.12.2). */
const PICTURE_PIXELS = 30;
const HALF_WINDOW = 26;

/**
 * The token sheet for Board18: for every token of 70.12.1 a row of two pictures, transparent around them.
 * One unit is one pixel, so it is to be rendered at 100 dots per inch. Nothing for a game without tokens.
 */
export const board18TokenSheet = (game: Game, look: Look): Page | undefined => {
  const entries = tokenEntries(game, look);
  if (entries.length === 0) return undefined;
  return {
    width: 2 * PICTURE_PIXELS,
    height: entries.length * PICTURE_PIXELS,
    title: 'Tokens',
    children: entries.flatMap((entry, row) =>
      bothSides(entry, look).map((face, column) =>
        group(drawToken(face, look), {
          transform: compose(
            translate((column + 0.5) * PICTURE_PIXELS, (row + 0.5) * PICTURE_PIXELS),
            scale(PICTURE_PIXELS / (2 * HALF_WINDOW)),
          ),
          clip: rect(-HALF_WINDOW, -HALF_WINDOW, 2 * HALF_WINDOW, 2 * HALF_WINDOW),
        }),
      ),
    ),
  };
};
