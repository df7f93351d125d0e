import { type Component, components, findComponent, type Piece } from '@platelayer/components';
import type { GameDrawings } from './drawings.ts';
import { type ExportFile, formatWord, making, type PackPreview, type PlanContext } from './formats/format.ts';
import { findFormat } from './formats/index.ts';
import { listOf } from './formats/list.ts';
import { type OptionValues, optionValue, pdfx } from './formats/options.ts';
import { safeName, stemOf, uniqueNames } from './names.ts';
import type { GameList } from './packs/list.ts';
import { reasonOf } from './reason.ts';
import type { ExportRequest, ShownPage } from './request.ts';
import { addressOf, sheetsOf, shownSheets } from './sheets.ts';

/** All files of an export (98.11.1). */
export interface ExportPlan {
  readonly files: readonly ExportFile[];
  /** Name of a zip with all of them. */
  readonly zipName: string;
}

export const planExport = async (drawings: GameDrawings, request: ExportRequest): Promise<ExportPlan> => {
  const { scope, naming } = request;
  const stem = naming?.stem ?? stemOf(drawings.game.info.title);
  const context = createContext(drawings, request, stem);
  const formats = request.formats.map(requireFormat);
  const files: ExportFile[] = [];
  for (const format of formats) files.push(...(await format.plan(context)));
  const parts = [stem, ...(scope.kind === 'component' ? scope.ids : []), ...formats.map(formatWord)];
  return { files: distinct(files), zipName: `${parts.join('-')}.zip` };
};

/** Returns why no document can be made with these options, such as an invalid date or ICC profile (86.9). */
export const optionsError = async (options: OptionValues): Promise<string | undefined> =>
  optionValue(pdfx, options) ? (await making()).pdfxOf(options).then(() => undefined, reasonOf) : undefined;

/** Lists every piece of a game, like the format `list`. */
export const makeGameList = async (drawings: GameDrawings): Promise<GameList> => {
  const request: ExportRequest = { scope: { kind: 'game' }, formats: ['list'] };
  const stem = stemOf(drawings.game.info.title);
  return listOf(createContext(drawings, request, stem));
};

/** Returns a preview of a pack, or undefined if the format is not a pack. */
export const previewPack = async (
  drawings: GameDrawings,
  request: ExportRequest,
): Promise<PackPreview | undefined> => {
  const [format] = request.formats.map(requireFormat);
  const stem = stemOf(drawings.game.info.title);
  return format?.preview?.(createContext(drawings, request, stem));
};

const requireFormat = (id: string) => {
  const format = findFormat(id);
  if (!format) throw new Error(`There is no format "${id}".`);
  return format;
};

const createContext = (drawings: GameDrawings, request: ExportRequest, stem: string): PlanContext => ({
  ...select(drawings, request),
  drawings,
  options: request.options ?? {},
  gameName: request.naming?.game ?? stem,
  stem,
  fileName: (name, extension) => `${stem}-${safeName(name)}.${extension}`,
});

type ExportSelection = Pick<PlanContext, 'components' | 'sheets' | 'pieces' | 'shown'>;

const select = (drawings: GameDrawings, { scope, naming }: ExportRequest): ExportSelection => {
  if (scope.kind === 'page') return selectPage(drawings, scope);
  const selected = components.filter(
    (component) =>
      component.available(drawings.game) && (scope.kind === 'game' || scope.ids.includes(component.id)),
  );
  return {
    components: selected,
    sheets: async () =>
      selected.flatMap((component) => sheetsOf(component, drawings, { named: naming?.layouts })),
    shown: false,
    pieces: async (options) => {
      const all = [];
      for (const component of selected)
        for (const [i, piece] of (await drawings.pieces(component, options)).entries())
          all.push({
            component,
            piece,
            address: pieceAddress(component, piece, i, drawings.game.maps.length),
          });
      return all;
    },
  };
};

/** Returns the address of the page that shows a piece. Each piece has its own page, but variations of a picture share one. */
const pieceAddress = (
  { id, kind, options }: Component,
  { address }: Piece,
  position: number,
  maps: number,
): string | undefined => {
  if (kind === 'pieces') return `${id}/${address ?? position}`;
  if (options.includes('variation') && maps > 1) return addressOf(id, { variation: position });
  return position === 0 ? id : undefined;
};

/** Selects what a page shows: one piece, which is then its only sheet, or sheets (98.11.4). */
const selectPage = (
  drawings: GameDrawings,
  { component: id, request, piece, layout }: ShownPage,
): ExportSelection => {
  const component = findComponent(id);
  if (!component) throw new Error(`There is no component "${id}".`);
  const findPiece = async () =>
    piece ? drawings.piece(component, piece) : (await drawings.pieces(component))[request.variation ?? 0];
  return {
    components: [component],
    sheets: async () => {
      if (!piece) return [shownSheets(component, drawings, request, layout)];
      const found = await findPiece();
      return found ? [{ name: found.name, component, pages: async () => [found] }] : [];
    },
    shown: true,
    pieces: async () => {
      const found = await findPiece();
      return found ? [{ component, piece: found }] : [];
    },
  };
};

/** Renames files with the same name and extension, ignoring case. */
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
