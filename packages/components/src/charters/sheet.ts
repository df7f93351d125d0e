import { at, type Company, type Game } from '@platelayer/game';
import { type Box, group, type Node, type Page, rect, type Subject, translate } from '@platelayer/scene';
import { cutMarks, HAIRLINE, pinMarks, type Sheet, sheetOf } from '@platelayer/sheets';
import { type Look, nameCompany } from '../look.ts';
import { drawCharter } from './draw-charter.ts';
import { bleedBox, type CharterFormat } from './format.ts';
import { type CharterLayout, charterLayout, isDrawable, sheetFormat } from './layout.ts';

/** A company and its index in the look. */
export interface ListedCompany {
  readonly company: Company;
  readonly position: number;
}

export const listCompanies = (look: Look): readonly ListedCompany[] =>
  look.companies.map((company, position) => ({ company: nameCompany(company, look.config), position }));

/** Layout and format of majors or minors. */
interface CharterKind {
  readonly layout: CharterLayout;
  readonly format: CharterFormat;
}

/** A charter to print. */
interface SheetCharter extends ListedCompany {
  readonly kind: CharterKind;
}

/** Draws sheets of majors, then minors. Minors continue the last row of the majors if they have the same size, or else start below it (60.9). */
export const charterPages = (
  game: Game,
  look: Look,
  isSelected: (charter: ListedCompany) => boolean = () => true,
): readonly Page[] => {
  const sheet = sheetOf(look.config.paper, 'upright');
  return pagesOfRows(rowsOf(sheetCharters(sheet, look).filter(isSelected)), sheet).map((onPage) => ({
    width: sheet.width,
    height: sheet.height,
    section: 'Charters',
    title: onPage.flatMap(({ row }) => row.map(({ company }) => company.name)).join(', '),
    children: [
      ...onPage.flatMap(({ row, top }) =>
        row.flatMap((charter, column) => {
          const x = sheet.margins.left + charter.kind.layout.cell.width * column;
          return drawCell(charter, { x, y: top }, game, look);
        }),
      ),
      ...drawPins(sheet, onPage[0]!.row[0]!.kind.layout, look),
    ],
  }));
};

/** Majors and minors, unless the paper is too small for them. */
const sheetCharters = (sheet: Sheet, look: Look): readonly SheetCharter[] =>
  [false, true].flatMap((minor) => {
    const companies = listCompanies(look).filter(({ company }) => company.minor === minor);
    if (companies.length === 0) return [];
    const { charters } = look.config;
    const layout = charterLayout(charters, sheet, minor);
    const format = sheetFormat(layout, charters, minor, look.config.style === 'certificate');
    if (!isDrawable(format)) {
      reportNoRoom(look);
      return [];
    }
    if (!fitsOn(sheet, layout)) reportSmallPaper(look);
    return companies.map((listed) => ({ ...listed, kind: { layout, format } }));
  });

/** Puts charters of the same size side by side. */
const rowsOf = (charters: readonly SheetCharter[]): readonly (readonly SheetCharter[])[] => {
  const rows: SheetCharter[][] = [];
  for (const charter of charters) {
    const row = rows.at(-1);
    const { cell, columns } = charter.kind.layout;
    const neighbour = row?.[0]?.kind.layout.cell;
    if (row && row.length < columns && neighbour?.width === cell.width && neighbour.height === cell.height)
      row.push(charter);
    else rows.push([charter]);
  }
  return rows;
};

/** Distributes rows over pages (60.9.2). */
const pagesOfRows = (
  rows: readonly (readonly SheetCharter[])[],
  { height, margins }: Sheet,
): readonly (readonly { readonly row: readonly SheetCharter[]; readonly top: number }[])[] => {
  const pages: { row: readonly SheetCharter[]; top: number }[][] = [];
  let next = 0;
  for (const row of rows) {
    const { cell, pinStrip, rows: maxRows } = row[0]!.kind.layout;
    const first = margins.top + pinStrip;
    // A die has a fixed number of rows. If they extend beyond the paper, that is reported.
    const limit = Math.max(height - margins.bottom, first + maxRows * cell.height);
    if (pages.length === 0 || next + cell.height > limit + 1e-6) {
      pages.push([]);
      next = first;
    }
    pages.at(-1)!.push({ row, top: next });
    next += cell.height;
  }
  return pages;
};

const drawCell = (
  { company, position, kind }: SheetCharter,
  corner: { readonly x: number; readonly y: number },
  game: Game,
  look: Look,
): readonly Node[] => {
  const { format } = kind;
  const { cutlines, bleed } = kind.layout;
  const { width, height } = format;
  const x = corner.x + cutlines + bleed;
  const y = corner.y + cutlines + bleed;
  return [
    group([charterGroup(drawCharter(company, position, format, game, look), { company, position }, format)], {
      transform: translate(x, y),
    }),
    ...cutMarks({ x, y, width, height }, { gap: bleed, length: cutlines, inset: HAIRLINE / 2 }),
  ];
};

/** Groups a charter, clipped at its bleed, with its cut outline. */
export const charterGroup = (children: readonly Node[], listed: ListedCompany, format: CharterFormat): Node =>
  group(children, {
    title: listed.company.name,
    clip: boxShape(bleedBox(format)),
    cut: rect(0, 0, format.width, format.height),
    subject: charterSubject(listed),
  });

/** Location of a charter in the game file. */
export const charterSubject = ({ company: { name }, position }: ListedCompany): Subject => ({
  pointer: at('/companies', position),
  name: `charter of ${name}`,
});

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
    hint: 'Choose larger paper, or reduce "charters.cutlines", "charters.bleed" and "charters.border".',
  });

const reportSmallPaper = (look: Look): void =>
  look.report({
    severity: 'warning',
    code: 'layout/no-room',
    message: `The charters of layout "${look.config.charters.layout}" extend beyond the edge of the paper.`,
    pointer: '',
    hint: 'Use US Letter paper, for which the dies are made.',
  });
