import type { Company, Game } from '@platelayer/game';
import { type Box, group, type Node, type Page, rect, translate } from '@platelayer/scene';
import { cutMarks, HAIRLINE, pageFulls, pinMarks, type Sheet, sheetOf } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { drawCharter } from './draw-charter.ts';
import { bleedBox, type CharterFormat } from './format.ts';
import { type CharterLayout, charterLayout, isDrawable, sheetFormat } from './layout.ts';

/** A company and its position in the list of the look. */
export interface ListedCompany {
  readonly company: Company;
  readonly position: number;
}

export const listCompanies = (look: Look): readonly ListedCompany[] =>
  look.companies.map((company, position) => ({ company, position }));

/** The sheets of charters: majors, then minors on pages of their own (60.9). */
export const charterPages = (game: Game, look: Look): readonly Page[] =>
  [false, true].flatMap((minor) => {
    const companies = listCompanies(look).filter(({ company }) => company.minor === minor);
    return companies.length === 0 ? [] : pagesOf(companies, minor, game, look);
  });

const pagesOf = (
  companies: readonly ListedCompany[],
  minor: boolean,
  game: Game,
  look: Look,
): readonly Page[] => {
  const { charters, paper } = look.config;
  const sheet = sheetOf(paper, 'upright');
  const layout = charterLayout(charters, sheet, minor);
  const format = sheetFormat(layout, charters, minor);
  if (!isDrawable(format)) {
    reportNoRoom(look);
    return [];
  }
  if (!fitsOn(sheet, layout)) reportSmallPaper(look);
  return pageFulls(companies, layout.columns * layout.rows).map((onPage) => ({
    width: sheet.width,
    height: sheet.height,
    section: 'Charters',
    title: onPage.map(({ company }) => company.name).join(', '),
    children: [
      ...onPage.flatMap((listed, i) =>
        drawCell(listed, charterCorner(sheet, layout, i), layout, format, game, look),
      ),
      ...drawPins(sheet, layout, look),
    ],
  }));
};

/** Top left corner of a cell (60.9.2). */
export const charterCorner = (
  { margins }: Sheet,
  { cell, columns, pinStrip }: CharterLayout,
  index: number,
): { readonly x: number; readonly y: number } => ({
  x: margins.left + cell.width * (index % columns),
  y: margins.top + pinStrip + cell.height * Math.floor(index / columns),
});

const drawCell = (
  { company, position }: ListedCompany,
  corner: { readonly x: number; readonly y: number },
  { cutlines, bleed }: CharterLayout,
  format: CharterFormat,
  game: Game,
  look: Look,
): readonly Node[] => {
  const { width, height } = format;
  const x = corner.x + cutlines + bleed;
  const y = corner.y + cutlines + bleed;
  return [
    group([charterGroup(drawCharter(company, position, format, game, look), company.name, format)], {
      transform: translate(x, y),
    }),
    ...cutMarks({ x, y, width, height }, { gap: bleed, length: cutlines, inset: HAIRLINE / 2 }),
  ];
};

/** A finished charter: nothing shows beyond its bleed, and a cutter finds its edge. */
export const charterGroup = (children: readonly Node[], title: string, format: CharterFormat): Node =>
  group(children, { title, clip: boxShape(bleedBox(format)), cut: rect(0, 0, format.width, format.height) });

const boxShape = ({ x, y, width, height }: Box) => rect(x, y, width, height);

const drawPins = ({ margins }: Sheet, { pinStrip }: CharterLayout, look: Look): readonly Node[] => {
  if (pinStrip === 0) return [];
  const { x1, x2, y, ...radii } = look.config.charters.pins;
  return pinMarks(
    [x1, x2].map((x) => ({ x: margins.left + x, y: margins.top + y })),
    radii,
  );
};

const fitsOn = (
  { width, height, margins }: Sheet,
  { cell, columns, rows, pinStrip }: CharterLayout,
): boolean =>
  margins.left + columns * cell.width <= width + 1e-6 &&
  margins.top + pinStrip + rows * cell.height <= height + 1e-6;

export const reportNoRoom = (look: Look): void =>
  look.report({
    severity: 'error',
    code: 'layout/no-room',
    message: 'The paper is too small for charters with these margins, cut lines, bleed and border.',
    pointer: '',
    hint: 'Choose larger paper, or smaller "charters.cutlines", "charters.bleed" and "charters.border".',
  });

const reportSmallPaper = (look: Look): void =>
  look.report({
    severity: 'warning',
    code: 'layout/no-room',
    message: `The charters of layout "${look.config.charters.layout}" run over the edge of the paper.`,
    pointer: '',
    hint: 'The dies are made for US Letter paper.',
  });
