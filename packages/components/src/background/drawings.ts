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
  sinCos,
  symbol,
  text,
  translate,
  use,
} from '@platelayer/scene';
import { printableArea, sheetOf } from '@platelayer/sheets';
import { backColor } from '../cards/back.ts';
import type { Drawings } from '../component.ts';
import type { Look } from '../look.ts';
import { hasRoom } from '../paper.ts';

const areaOf = (look: Look) => printableArea(sheetOf(look.config.paper, 'upright'));

export const backgroundDrawings: Drawings = {
  pages: (game, look) => (hasRoom(areaOf(look), look) ? [drawBackground(game, look)] : []),
  pieces: (game, look) => {
    // Exactly the coloured sheet, without the margins of the paper.
    const area = areaOf(look);
    if (!hasRoom(area, look)) return [];
    const { x, y, width, height } = area;
    const { children } = drawBackground(game, look);
    return [
      {
        name: 'background',
        title: 'Background',
        width,
        height,
        children: [groupAt(translate(-x, -y), ...children)],
      },
    ];
  },
};

const WATERMARK = { size: 20, angle: -30 };

/** White, or black if white would not be visible, both at 20%. */
const WATERMARK_COLORS = { white: '#ffffff33', black: '#00000033' };

/** With less contrast, white letters are not readable on the background. */
const MIN_CONTRAST = 1.5;

/** Draws a sheet for the back of cards and tiles: the game's colour with the title all over it (30.20). */
const drawBackground = (game: Game, look: Look): Page => {
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

/** Without a colour, the sheet would be blank, and white letters on it a waste of ink. */
const groundOf = ({ info }: Game, look: Look): Color => {
  // An unknown colour is reported at its own location.
  if (info.background === undefined)
    look.report({
      severity: 'warning',
      code: 'background/color',
      message: 'The game has no background colour, so the background sheet is grey.',
      pointer: '/info',
      hint: 'Set a colour in info.background.',
    });
  return backColor(info, look);
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

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How text is repeated over a sheet, in a frame turned about its centre (30.20). */
interface WatermarkGrid {
  /** Size of the frame, large enough to cover the sheet when turned by 30 degrees. */
  readonly frame: Size;
  /** Offset that centres the frame on the sheet. */
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly columnStep: number;
  readonly rowStep: number;
}

/** Distance between two copies on a line. */
const GAP = 12;

/** More copies would be too small to read. */
const MAX_COPIES = 150;

export const watermarkGrid = (area: Size, text: Size): WatermarkGrid => {
  const { sin, cos } = sinCos(30);
  const frame = {
    width: area.width * cos + area.height * sin,
    height: area.height * cos + area.width * sin,
  };
  const columnStep = text.width + GAP;
  const rowStep = text.height;
  return {
    frame,
    x: -(frame.width - area.width) / 2,
    y: -(frame.height - area.height) / 2,
    columns: copies(frame.width, columnStep),
    rows: copies(frame.height, rowStep),
    columnStep,
    rowStep,
  };
};

const copies = (length: number, step: number): number =>
  Math.min(MAX_COPIES, Math.max(1, Math.ceil(length / step)));
