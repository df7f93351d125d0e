import type { Game } from '@platelayer/game';
import { groupAt, type Node, translate } from '@platelayer/scene';
import { sheetOf } from '@platelayer/sheets';
import type { Drawings, Piece, PieceOptions } from '../component.ts';
import { type Look, reportOnce } from '../look.ts';
import { fileWord, joinName, nameWord, type PhysicalPiece } from '../physical-piece.ts';
import type { CharterRules } from './charter.ts';
import { drawCharter } from './draw-charter.ts';
import type { CharterFormat } from './format.ts';
import { charterLayout, isDrawable, singleCharterFormat } from './layout.ts';
import {
  charterGroup,
  charterPages,
  charterSubject,
  type ListedCompany,
  listCompanies,
  reportNoRoom,
} from './sheet.ts';

export const charterDrawings: Drawings = {
  pages: (game, look, { only }) =>
    charterPages(
      game,
      reportOnce(look),
      (charter) => only === undefined || (only.get(physicalName(charter)) ?? 0) > 0,
    ),
  pieces: (game, look, options) => {
    const own = reportOnce(look);
    return listCompanies(own).flatMap((entry) => charterPiece(entry, game, own, options));
  },
  physical: ({ phases, turns }, look) =>
    listCompanies(look).flatMap((listed): PhysicalPiece | readonly PhysicalPiece[] => {
      const { company, position } = listed;
      const { format } = formatAlone(company.minor, look);
      if (!isDrawable(format)) return [];
      return {
        kind: 'charter',
        name: physicalName(listed),
        picture: pieceName(position, company.abbrev),
        title: company.name,
        play: 1,
        print: 1,
        width: format.width,
        height: format.height,
        shape: 'rectangle',
        company: company.key,
        subject: charterSubject(listed),
        front: (own, { bleed }) => drawAlone(listed, { ...format, bleed }, { phases, turns }, own),
      };
    }),
};

const physicalName = ({ company, position }: ListedCompany): string =>
  joinName('charter', position + 1, nameWord(company.abbrev));

const formatAlone = (minor: boolean, look: Look) => {
  const { charters: config, paper, style } = look.config;
  const layout = charterLayout(config, sheetOf(paper, 'upright'), minor);
  const certificate = style === 'certificate';
  return { format: singleCharterFormat(layout, config, minor, certificate), bleed: layout.bleed };
};

/** Draws a charter from the top left corner of the trimmed charter. */
const drawAlone = (
  { company, position }: ListedCompany,
  format: CharterFormat,
  rules: CharterRules,
  look: Look,
): readonly Node[] => [
  charterGroup(drawCharter(company, position, format, rules, look), { company, position }, format),
];

/** Draws a single charter in the size of its cell on the sheet (60.10). */
const charterPiece = (
  { company, position }: ListedCompany,
  game: Game,
  look: Look,
  options: PieceOptions = {},
): readonly Piece[] => {
  const alone = formatAlone(company.minor, look);
  const bleed = options.bleed ? alone.bleed : 0;
  const format = { ...alone.format, bleed };
  if (!isDrawable(format)) {
    reportNoRoom(look);
    return [];
  }
  const { width, height } = format;
  const drawing = drawAlone({ company, position }, format, game, look);
  return [
    {
      name: pieceName(position, company.abbrev),
      title: company.name,
      width: width + 2 * bleed,
      height: height + 2 * bleed,
      children: bleed > 0 ? [groupAt(translate(bleed, bleed), ...drawing)] : drawing,
      trim: { x: bleed, y: bleed, width, height },
    },
  ];
};

/** Such as `charter-1-PRR`. */
const pieceName = (position: number, abbrev: string): string => {
  const safe = fileWord(abbrev);
  return `charter-${position + 1}${safe === '' ? '' : `-${safe}`}`;
};
