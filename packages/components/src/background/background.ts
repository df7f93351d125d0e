import type { Game } from '@platelayer/game';
import { contrastRatio } from '@platelayer/library';
import {
  type Color,
  compose,
  group,
  groupAt,
  type Node,
  type Page,
  rect,
  rotate,
  symbol,
  text,
  translate,
  use,
} from '@platelayer/scene';
import { printableArea, sheetOf } from '@platelayer/sheets';
import { backGround } from '../cards/back-ground.ts';
import type { Look } from '../look.ts';
import { watermarkGrid } from './watermark.ts';

const WATERMARK = { size: 20, angle: -30 };

/** White, or black where white could not be seen; both at a fifth. */
const WATERMARK_COLORS = { white: '#ffffff33', black: '#00000033' };

/** Below this contrast white letters are lost on the ground. */
const MIN_CONTRAST = 1.5;

/** A sheet for the back of cards and tiles: the game's colour, its title all over it (30.20). */
export const drawBackground = (game: Game, look: Look): Page => {
  const sheet = sheetOf(look.config.paper, 'upright');
  const { x, y, width, height } = printableArea(sheet);
  const ground = groundOf(game, look);
  return {
    width: sheet.width,
    height: sheet.height,
    title: [game.info.title, 'Background'].filter((word) => word !== '').join(' - '),
    children: [
      group(
        [
          rect(0, 0, width, height, { fill: ground }),
          ...drawWatermark(game, ground, { width, height }, look),
        ],
        {
          transform: translate(x, y),
          clip: rect(0, 0, width, height),
        },
      ),
    ],
  };
};

/** Without a colour the sheet would be blank, and white letters on it a waste of ink. */
const groundOf = ({ info }: Game, look: Look): Color => {
  // A name that means no colour is reported where it stands.
  if (info.background === undefined)
    look.report({
      severity: 'warning',
      code: 'background/color',
      message: 'The game has no background colour, so the background sheet is grey.',
      pointer: '/info',
      hint: 'Name a colour in info.background.',
    });
  return backGround(info, look);
};

const drawWatermark = (
  { info }: Game,
  ground: Color,
  area: { readonly width: number; readonly height: number },
  look: Look,
): readonly Node[] => {
  const fill =
    contrastRatio('#ffffff', ground) < MIN_CONTRAST ? WATERMARK_COLORS.black : WATERMARK_COLORS.white;
  const word = (x: number) => text(look.fonts, info.title, x, 0, { size: WATERMARK.size, fill });
  const [run] = word(0).runs;
  if (run === undefined) return [];
  const width = word(0).runs.reduce((sum, { width }) => sum + width, 0);
  const grid = watermarkGrid(area, { width, height: run.ascent + run.descent });
  const line = symbol(
    'watermark',
    Array.from({ length: grid.columns }, (_, i) => word(i * grid.columnStep)),
  );
  return [
    groupAt(
      compose(
        translate(grid.x, grid.y),
        rotate(WATERMARK.angle, grid.frame.width / 2, grid.frame.height / 2),
      ),
      ...Array.from({ length: grid.rows }, (_, j) => use(line, translate(0, j * grid.rowStep))),
    ),
  ];
};
