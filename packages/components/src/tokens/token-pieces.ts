import type { Game, TokenFace } from '@platelayer/game';
import { groupAt, translate } from '@platelayer/scene';
import type { Piece } from '../component.ts';
import { fileWord } from '../file-word.ts';
import type { Look } from '../look.ts';
import { bothSides, type TokenEntry, tokenEntries } from './entries.ts';
import { largest, tokenSizes } from './sheet-grid.ts';
import { drawToken, tokenRadius } from './token.ts';

/** By how much the square of a single token exceeds the largest token. */
const AROUND = 10;

/** Every distinct token alone, as a row of square cells (70.12.1). */
export const tokenPieces = (game: Game, look: Look): readonly Piece[] =>
  tokenEntries(game, look).map((entry, index) => {
    const faces = singleFaces(entry, look);
    const widest = Math.max(largest(tokenSizes(look.config)), ...faces.map((face) => 2 * tokenRadius(face)));
    const cell = widest + AROUND;
    return {
      name: nameOf(entry, index),
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

/** Numbered from 1, with the abbreviation of a company as far as a file may be called so. */
const nameOf = (entry: TokenEntry, index: number): string => {
  const abbrev = entry.kind === 'company' ? entry.company.abbrev : '';
  const safe = fileWord(abbrev);
  return safe === '' ? `token-${index + 1}` : `token-${index + 1}-${safe}`;
};

const titleOf = (entry: TokenEntry, index: number): string =>
  (entry.kind === 'company' ? entry.company.name : (entry.token.face.label ?? entry.token.face.icon)) ||
  `Token ${index + 1}`;
