import { companyTokenCounts, type Game, layFaces, type TokenFace, tokenDefaults } from '@platelayer/game';
import {
  group,
  type Node,
  outlineOf,
  type Page,
  path,
  rotate,
  type Shape,
  type Subject,
  transformPath,
  translate,
} from '@platelayer/scene';
import { pageFulls, printableArea, sheetOf } from '@platelayer/sheets';
import type { PageRequest } from '../component.ts';
import type { Look } from '../look.ts';
import { hasRoom } from '../paper.ts';
import { faceOfCompany } from './company-token.ts';
import { hasCopies } from './entries.ts';
import { BLEED, tokenOutline } from './frame.ts';
import { largest, type TokenGrid, type TokenSizes, tokenCentre, tokenGrid } from './sheet-grid.ts';
import { drawToken, tokenRadius } from './token.ts';
import {
  companyTokenName,
  companyTokenSubject,
  generalTokenName,
  generalTokenSubject,
} from './token-pieces.ts';

/** Space around every token for half an outline and some white. */
const CLEARANCE = 1.5;

/** Draws all tokens of a game on sheets (70.11). Returns no sheets if there are no tokens. */
export const tokenSheets = (
  game: Game,
  look: Look,
  { only }: Pick<PageRequest, 'only'> = {},
): readonly Page[] => {
  const paper = sheetOf(look.config.paper, 'upright');
  if (!hasRoom(printableArea(paper), look)) return [];
  const { width, height } = paper;
  const grid = tokenGrid(look.config);
  const tokens = fitToCells(sheetTokens(game, look, grid.sizes, only), grid, look);
  // Copies are the same object, so each distinct token is drawn, and reports its problems, once.
  const drawn = new Map([...new Set(tokens)].map((token) => [token, drawForSheet(token, grid, look)]));
  const sheets = pageFulls(tokens, grid.columns * grid.rows);
  return sheets.map((sheet, i) => ({
    width,
    height,
    title: sheets.length > 1 ? `Tokens ${i + 1}` : 'Tokens',
    section: 'Tokens',
    children: sheet.map((token, index) => {
      const { x, y } = tokenCentre(grid, index);
      return group(drawn.get(token) ?? [], {
        transform: translate(x, y),
        cut: cutOutline(token.face),
        subject: token.subject,
      });
    }),
  }));
};

/** A token on a sheet, with its location in the file. */
interface PrintedToken {
  readonly face: TokenFace;
  readonly subject: Subject;
}

/** Shrinks tokens that are larger than their cell, and reports them (70.14.22). */
const fitToCells = (
  tokens: readonly PrintedToken[],
  grid: TokenGrid,
  look: Look,
): readonly PrintedToken[] => {
  const limit = largest(grid.sizes) / 2;
  const large = new Set(tokens.filter(({ face }) => tokenRadius(face) > limit));
  for (const {
    face: { label = '' },
    subject: { pointer },
  } of large)
    look.report({
      severity: 'warning',
      code: 'layout/token-size',
      message: `The token "${label}" is larger than its place on the sheet; it is printed ${2 * limit} wide.`,
      pointer,
      hint: 'Increase the size of general or market tokens in the configuration.',
    });
  const smaller = new Map(
    [...large].map((token) => [token, { ...token, face: { ...token.face, width: limit } }]),
  );
  return tokens.map((token) => smaller.get(token) ?? token);
};

const drawForSheet = ({ face, subject }: PrintedToken, { pitch }: TokenGrid, look: Look): readonly Node[] => {
  const room = Math.min(pitch.x, pitch.y) / 2 - CLEARANCE - tokenRadius(face);
  return drawToken(face, look, { bleed: Math.min(BLEED, Math.max(0, room)), pointer: subject.pointer });
};

/** The trimmed edge of a token. */
const cutOutline = (face: TokenFace): Shape => {
  const { tokenShape: shape = tokenDefaults.tokenShape, rotation = 0, fixed } = face;
  const edge = tokenOutline(shape, tokenRadius(face));
  return shape === 'round' || rotation === 0 || fixed
    ? edge
    : path(transformPath(outlineOf(edge), rotate(rotation)));
};

/** All printed tokens: market, reverse and station tokens of each company, then the game's own (70.3, 70.4.2). */
const sheetTokens = (
  game: Game,
  look: Look,
  sizes: TokenSizes,
  only: PageRequest['only'],
): readonly PrintedToken[] => {
  const { bleed, reverseMarketTokens } = look.config.tokens;
  const copiesOf = (name: string, copies: number): number => (only ? (only.get(name) ?? 0) : copies);
  return [
    ...look.companies.flatMap((company, i) => {
      const counts = companyTokenCounts(company, reverseMarketTokens);
      const market = copiesOf(companyTokenName(company, i, 'market'), counts.market);
      const reverse = only ? Math.min(counts.reverse, market) : counts.reverse;
      const station = copiesOf(companyTokenName(company, i, 'station'), counts.station);
      const subject = companyTokenSubject(company, i);
      const copies = (count: number, place: TokenFace) =>
        repeat({ face: faceOfCompany(company, look, { bleed, ...place }), subject }, count);
      return [
        ...copies(market, { width: sizes.market / 2 }),
        ...copies(reverse, { width: sizes.market / 2, inverse: true }),
        ...copies(station, { width: sizes.station / 2 }),
      ];
    }),
    ...game.tokens.flatMap((token, i) => {
      const { face, copies } = token;
      const printed = {
        face: layFaces({ bleed, width: sizes.general / 2 }, face),
        subject: generalTokenSubject(token, i),
      };
      const position = look.companies.length + game.tokens.slice(0, i).filter(hasCopies).length;
      return repeat(printed, copiesOf(generalTokenName(token, position), copies));
    }),
  ];
};

const repeat = <T>(item: T, count: number): readonly T[] => Array.from({ length: count }, () => item);
