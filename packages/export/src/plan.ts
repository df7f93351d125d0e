import { type Component, components } from '@platelayer/components';
import type { Config, Game } from '@platelayer/game';
import { type Board18Release, boxName } from './board18/box.ts';
import { cutSheets } from './cut.ts';
import type { CutFile, ExportFile, ExportFormat, PieceFile } from './file.ts';
import { safeName, stemOf, uniqueNames } from './names.ts';
import { boundSheetsOf, sheetsOf } from './sheets.ts';
import type { Studio } from './studio.ts';

export interface ExportChoice {
  readonly formats: readonly ExportFormat[];
  /** Ids of components; all where absent. */
  readonly components?: readonly string[];
  /** What a Board18 box is called; without it none is made. */
  readonly board18?: Board18Release;
  readonly naming?: Naming;
}

/** How files are called where not after the title of the game. */
export interface Naming {
  /** The beginning of every name. */
  readonly stem: string;
  /** Sheets of components that say so are named after their layout too, though there is but one. */
  readonly layouts: boolean;
}

/** Every file of an export, by the tables of 98.11.1: nothing else lists them. */
export const planExport = async (
  game: Game,
  config: Config,
  studio: Studio,
  choice: ExportChoice,
): Promise<readonly ExportFile[]> => {
  const chosen = components.filter(
    (component) =>
      component.available(game) &&
      (choice.components === undefined || choice.components.includes(component.id)),
  );
  const { stem = stemOf(game.info.title), layouts = false } = choice.naming ?? {};
  const order: Order = { game, config, studio, chosen, board18: choice.board18, stem, layouts };
  const files: ExportFile[] = [];
  for (const format of choice.formats) files.push(...(await planners[format](order)));
  return distinct(files);
};

interface Order {
  readonly game: Game;
  readonly config: Config;
  readonly studio: Studio;
  readonly chosen: readonly Component[];
  readonly board18: Board18Release | undefined;
  readonly stem: string;
  readonly layouts: boolean;
}

type Planner = (order: Order) => readonly ExportFile[] | Promise<readonly ExportFile[]>;

const planners: Readonly<Record<ExportFormat, Planner>> = {
  pdf: ({ chosen, game, config, stem, layouts }) =>
    chosen.flatMap((component) =>
      sheetsOf(component, game, config, layouts).map((file) => ({
        ...file,
        name: fileName(stem, file.name, 'pdf'),
      })),
    ),
  png: (order) => piecesOf(order, 'png'),
  svg: (order) => piecesOf(order, 'svg'),
  cut: cutFilesOf,
  book: ({ chosen, game, config, stem }) =>
    chosen.length === 0
      ? []
      : [
          {
            kind: 'book',
            name: fileName(stem, 'book', 'pdf'),
            sheets: chosen.flatMap((component) => boundSheetsOf(component, game, config)),
          },
        ],
  b18: ({ game, board18 }) =>
    board18 && game.maps.length > 0
      ? [{ kind: 'box', name: `${boxName(board18).folder}.zip`, release: board18 }]
      : [],
};

const fileName = (stem: string, name: string, extension: string): string =>
  `${stem}-${safeName(name)}.${extension}`;

const piecesOf = async (
  { chosen, studio, stem }: Order,
  format: PieceFile['format'],
): Promise<readonly PieceFile[]> => {
  const files: PieceFile[] = [];
  for (const component of chosen)
    for (const { name } of await studio.pieces(component))
      files.push({ kind: 'piece', name: fileName(stem, name, format), component, piece: name, format });
  return files;
};

/** The sheets are drawn here already: only their outlines tell which components are cut at all. */
async function cutFilesOf({ chosen, game, config, studio, stem }: Order): Promise<readonly CutFile[]> {
  const files: CutFile[] = [];
  for (const { name, component, request, settings } of chosen.flatMap((each) =>
    sheetsOf(each, game, config),
  )) {
    const sheets = cutSheets(await studio.pages(component, request, settings));
    if (sheets.length === 0) continue;
    const file = { kind: 'cut', component } as const;
    const all = sheets.map(({ page }) => page);
    files.push({ ...file, name: fileName(stem, `${name}-cut`, 'pdf'), pages: all, format: 'pdf' });
    for (const { number, page } of sheets) {
      const single = fileName(stem, `${name}-cut-${number}`, 'svg');
      files.push({ ...file, name: single, pages: [page], format: 'svg' });
    }
  }
  return files;
}

/** Files of one extension must differ in more than case; `map.pdf` and `map.png` do not clash. */
const distinct = (files: readonly ExportFile[]): readonly ExportFile[] => {
  const naming = new Map<string, (name: string) => string>();
  return files.map((file) => {
    const dot = file.name.lastIndexOf('.');
    const [bare, extension] = [file.name.slice(0, dot), file.name.slice(dot)];
    const unique = naming.get(extension) ?? uniqueNames();
    naming.set(extension, unique);
    const name = `${unique(bare)}${extension}`;
    return name === file.name ? file : { ...file, name, clash: file.name };
  });
};
