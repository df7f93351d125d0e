import { type Game, type TokenFace, tokenDefaults } from '@platelayer/game';
import {
  group,
  type Node,
  outlineOf,
  type Page,
  path,
  rotate,
  type Shape,
  transformPath,
  translate,
} from '@platelayer/scene';
import { pageFulls, sheetOf } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { BLEED, tokenOutline } from './frame.ts';
import { largest, type TokenGrid, tokenCentre, tokenGrid } from './sheet-grid.ts';
import { sheetTokens } from './sheet-tokens.ts';
import { drawToken, tokenRadius } from './token.ts';

/** White between the outlines of neighbours and half an outline: what every token leaves of its cell. */
const SPARED = 1.5;

/** All tokens of a game on sheets of paper (70.11); none without tokens. */
export const tokenSheets = (game: Game, look: Look): readonly Page[] => {
  const grid = tokenGrid(look.config);
  const { width, height } = sheetOf(look.config.paper, 'upright');
  const tokens = fitted(sheetTokens(game, look, grid.sizes), grid, look);
  // Copies share their face, so each is drawn, and complains of what it lacks, once.
  const drawn = new Map([...new Set(tokens)].map((face) => [face, drawForSheet(face, grid, look)]));
  const sheets = pageFulls(tokens, grid.columns * grid.rows);
  return sheets.map((sheet, i) => ({
    width,
    height,
    title: sheets.length > 1 ? `Tokens ${i + 1}` : 'Tokens',
    section: 'Tokens',
    children: sheet.map((face, index) => {
      const { x, y } = tokenCentre(grid, index);
      return group(drawn.get(face) ?? [], { transform: translate(x, y), cut: cutOutline(face) });
    }),
  }));
};

/** No token is larger than its cell (70.14.22). */
const fitted = (faces: readonly TokenFace[], grid: TokenGrid, look: Look): readonly TokenFace[] => {
  const limit = largest(grid.sizes) / 2;
  const large = new Set(faces.filter((face) => tokenRadius(face) > limit));
  for (const { label = '' } of large)
    look.report({
      severity: 'warning',
      code: 'layout/token-size',
      message: `The token "${label}" is larger than its place on the sheet; it is printed ${2 * limit} wide.`,
      pointer: '',
      hint: 'Raise the size of general or market tokens in the configuration.',
    });
  const smaller = new Map([...large].map((face) => [face, { ...face, width: limit }]));
  return faces.map((face) => smaller.get(face) ?? face);
};

const drawForSheet = (face: TokenFace, { pitch }: TokenGrid, look: Look): readonly Node[] => {
  const room = Math.min(pitch.x, pitch.y) / 2 - SPARED - tokenRadius(face);
  return drawToken(face, look, { bleed: Math.min(BLEED, Math.max(0, room)) });
};

/** The true edge of a token, inside its bleed. */
const cutOutline = (face: TokenFace): Shape => {
  const { tokenShape: shape = tokenDefaults.tokenShape, rotation = 0, fixed } = face;
  const edge = tokenOutline(shape, tokenRadius(face));
  return shape === 'round' || rotation === 0 || fixed
    ? edge
    : path(transformPath(outlineOf(edge), rotate(rotation)));
};
