import {
  at,
  type Company,
  companyTokenCounts,
  type Game,
  type GeneralToken,
  type TokenFace,
} from '@platelayer/game';
import { groupAt, type Subject, translate } from '@platelayer/scene';
import type { Piece, PieceOptions } from '../component.ts';
import type { Look } from '../look.ts';
import { type DrawSide, fileWord, joinName, nameWord, type PhysicalPiece } from '../physical-piece.ts';
import { bothSides, type TokenEntry, tokenEntries } from './entries.ts';
import { largest, tokenSizes } from './sheet-grid.ts';
import { drawToken, tokenRadius } from './token.ts';

/** Difference between the square of a single token and the largest token. */
const AROUND = 10;

/** Draws every distinct token on its own, as a row of square cells (70.12.1). */
export const tokenPieces = (game: Game, look: Look, { bleed = false }: PieceOptions = {}): readonly Piece[] =>
  tokenEntries(game, look).map((entry, index) => {
    const faces = singleFaces(entry, look).map((face) => ({ ...face, bleed }));
    const widest = Math.max(largest(tokenSizes(look.config)), ...faces.map((face) => 2 * tokenRadius(face)));
    const cell = widest + AROUND;
    return {
      name: pictureName(entry, index),
      title: titleOf(entry, index),
      width: faces.length * cell,
      height: cell,
      children: faces.map((face, column) =>
        groupAt(translate((column + 0.5) * cell, cell / 2), ...drawToken(face, look)),
      ),
    };
  });

const singleFaces = (entry: TokenEntry, look: Look): readonly TokenFace[] => {
  const { market, station, general } = tokenSizes(look.config);
  return entry.kind === 'company'
    ? [market, station].flatMap((size) => bothSides(entry, look, { width: size / 2 }))
    : bothSides(entry, look, { width: general / 2 });
};

/** Such as `token-1-PRR`. */
const pictureName = (entry: TokenEntry, index: number): string => {
  const abbrev = entry.kind === 'company' ? entry.company.abbrev : '';
  const safe = fileWord(abbrev);
  return safe === '' ? `token-${index + 1}` : `token-${index + 1}-${safe}`;
};

const titleOf = (entry: TokenEntry, index: number): string =>
  (entry.kind === 'company' ? entry.company.name : (entry.token.face.label ?? entry.token.face.icon)) ||
  `Token ${index + 1}`;

/** Names of physical tokens by their index among all entries. */
export const companyTokenName = ({ abbrev }: Company, index: number, kind: 'market' | 'station'): string =>
  joinName('token', index + 1, nameWord(abbrev), kind);
export const generalTokenName = ({ face }: GeneralToken, index: number): string =>
  joinName('token', index + 1, nameWord(face.label ?? ''));

/** Locations of tokens in the game file. */
export const companyTokenSubject = ({ abbrev }: Company, index: number): Subject => ({
  pointer: at('/companies', index, 'token'),
  name: `token "${abbrev}"`,
});
export const generalTokenSubject = ({ face }: GeneralToken, index: number): Subject => ({
  pointer: at('/tokens', index),
  name: `token "${face.label ?? face.icon ?? index + 1}"`,
});

/** All tokens as physical pieces: market and station tokens of companies, and the game's own. */
export const physicalTokens = (game: Game, look: Look): readonly PhysicalPiece[] =>
  tokenEntries(game, look).flatMap((entry, index) => {
    const sizes = tokenSizes(look.config);
    const shared = { picture: pictureName(entry, index), title: titleOf(entry, index) };
    if (entry.kind === 'general') {
      const { quantity: play, copies: print } = entry.token;
      const name = generalTokenName(entry.token, index);
      const subject = generalTokenSubject(entry.token, game.tokens.indexOf(entry.token));
      const face = disc(game, look, index, sizes.general);
      return [{ ...shared, ...face, kind: 'general', name, play, print, subject }];
    }
    const { company } = entry;
    const counts = companyTokenCounts(company, 'none');
    const kinds = (['market', 'station'] as const).filter((kind) => counts[kind] > 0);
    return kinds.map((kind) => ({
      ...shared,
      ...disc(game, look, index, sizes[kind]),
      kind,
      name: companyTokenName(company, index, kind),
      title: `${shared.title}, ${kind} token`,
      play: counts[kind],
      print: counts[kind],
      company: company.key,
      subject: companyTokenSubject(company, index),
    }));
  });

/** How far a disc extends beyond the corners of its bleed box, so that its outline is hidden. */
const BEYOND_CORNER = 2;

/** Returns shape, size and both sides of a token. */
const disc = (game: Game, look: Look, index: number, size: number) => {
  const faceOf = (own: Look, side: 0 | 1): TokenFace =>
    bothSides(tokenEntries(game, own)[index]!, own, { width: size / 2 })[side];
  const draw =
    (side: 0 | 1): DrawSide =>
    (own, { bleed }) => {
      const face = faceOf(own, side);
      const radius = tokenRadius(face);
      const reach = Math.SQRT2 * (radius + bleed) - radius + BEYOND_CORNER;
      const nodes = drawToken({ ...face, bleed: bleed > 0 }, own, { bleed: reach });
      return [groupAt(translate(radius, radius), ...nodes)];
    };
  const { tokenShape } = faceOf(look, 0);
  const width = 2 * tokenRadius(faceOf(look, 0));
  const shape: PhysicalPiece['shape'] = tokenShape === 'square' ? 'rectangle' : 'circle';
  return { width, height: width, shape, front: draw(0), back: draw(1) };
};
