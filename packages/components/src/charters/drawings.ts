import type { Game } from '@platelayer/game';
import { sheetOf } from '@platelayer/sheets';
import type { Drawings, Piece } from '../component.ts';
import { fileWord } from '../file-word.ts';
import type { Look } from '../look.ts';
import { drawCharter } from './draw-charter.ts';
import { charterLayout, isDrawable, singleCharterFormat } from './layout.ts';
import { charterGroup, charterPages, type ListedCompany, listCompanies, reportNoRoom } from './sheet.ts';

export const charterDrawings: Drawings = {
  pages: charterPages,
  pieces: (game, look) => listCompanies(look).flatMap((entry) => charterPiece(entry, game, look)),
};

/** One charter alone, exactly as large as its cell on the sheet (60.10). */
export const charterPiece = (
  { company, position }: ListedCompany,
  game: Game,
  look: Look,
): readonly Piece[] => {
  const { charters: config, paper } = look.config;
  const layout = charterLayout(config, sheetOf(paper, 'upright'), company.minor);
  const format = singleCharterFormat(layout, config, company.minor, look.config.style === 'certificate');
  if (!isDrawable(format)) {
    reportNoRoom(look);
    return [];
  }
  const { width, height } = format;
  const drawing = drawCharter(company, position, format, game, look);
  return [
    {
      name: pieceName(position, company.abbrev),
      title: company.name,
      width,
      height,
      children: [charterGroup(drawing, company.name, format)],
      trim: { x: 0, y: 0, width, height },
    },
  ];
};

/** `charter-N-ABBREV`, N from 1; what file systems do not take becomes `_`. */
const pieceName = (position: number, abbrev: string): string => {
  const safe = fileWord(abbrev);
  return `charter-${position + 1}${safe === '' ? '' : `-${safe}`}`;
};
