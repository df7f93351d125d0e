import { at, companyTokenCounts, type Game, layFaces, type TokenFace, tokenDefaults } from '@platelayer/game';
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
import { faceOfCompany } from './company-token.ts';
import { BLEED, tokenOutline } from './frame.ts';
import { largest, type TokenGrid, type TokenSizes, tokenCentre, tokenGrid } from './sheet-grid.ts';
import { drawToken, tokenRadius } from './token.ts';

/** White between the outlines of neighbours and half an outline: what every token leaves of its cell. */
const SPARED = 1.5;

/** All tokens of a game on sheets of paper (70.11); none without tokens. */
export const tokenSheets = (game: Game, look: Look): readonly Page[] => {
  const grid = tokenGrid(look.config);
  const { width, height } = sheetOf(look.config.paper, 'upright');
  const places = new Map<TokenFace, string>();
  const tokens = fitted(sheetTokens(game, look, grid.sizes, places), grid, look);
  // Copies share their face, so each is drawn, and complains of what it lacks, once.
  const drawn = new Map(
    [...new Set(tokens)].map((face) => [face, drawForSheet(face, grid, look, places.get(face))]),
  );
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

const drawForSheet = (
  face: TokenFace,
  { pitch }: TokenGrid,
  look: Look,
  pointer: string | undefined,
): readonly Node[] => {
  const room = Math.min(pitch.x, pitch.y) / 2 - SPARED - tokenRadius(face);
  return drawToken(face, look, { bleed: Math.min(BLEED, Math.max(0, room)), pointer });
};

/** The true edge of a token, inside its bleed. */
const cutOutline = (face: TokenFace): Shape => {
  const { tokenShape: shape = tokenDefaults.tokenShape, rotation = 0, fixed } = face;
  const edge = tokenOutline(shape, tokenRadius(face));
  return shape === 'round' || rotation === 0 || fixed
    ? edge
    : path(transformPath(outlineOf(edge), rotate(rotation)));
};

/**
 * The faces on the sheets, one for each token printed, and where the file describes them, in order: of each company its market tokens, their
 * reverse sides and its station tokens, then the game's own tokens (70.3, 70.4.2).
 */
const sheetTokens = (
  game: Game,
  look: Look,
  sizes: TokenSizes,
  places: Map<TokenFace, string>,
): readonly TokenFace[] => {
  const { bleed, reverseMarketTokens } = look.config.tokens;
  const printed = (face: TokenFace, count: number, pointer: string) => {
    places.set(face, pointer);
    return repeated(face, count);
  };
  return [
    ...look.companies.flatMap((company, i) => {
      const counts = companyTokenCounts(company, reverseMarketTokens);
      const copies = (count: number, place: TokenFace) =>
        printed(faceOfCompany(company, look, { bleed, ...place }), count, at('/companies', i, 'token'));
      return [
        ...copies(counts.market, { width: sizes.market / 2 }),
        ...copies(counts.reverse, { width: sizes.market / 2, inverse: true }),
        ...copies(counts.station, { width: sizes.station / 2 }),
      ];
    }),
    ...game.tokens.flatMap(({ face, copies }, i) =>
      printed(layFaces({ bleed, width: sizes.general / 2 }, face), copies, at('/tokens', i)),
    ),
  ];
};

const repeated = <T>(thing: T, count: number): readonly T[] => Array.from({ length: count }, () => thing);
