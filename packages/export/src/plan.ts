import { type Component, components, findComponent, type Piece } from '@platelayer/components';
import type { GameDrawings } from './drawings.ts';
import { type ExportFile, formatWord, making, type PackPreview, type PlanContext } from './formats/format.ts';
import { findFormat } from './formats/index.ts';
import { listOf } from './formats/list.ts';
import { type OptionValues, optionValue, pdfx } from './formats/options.ts';
import { safeName, stemOf, uniqueNames } from './names.ts';
import type { GameList } from './packs/game-list.ts';
import { reasonOf } from './reason.ts';
import type { ExportRequest, ShownPage } from './request.ts';
import { addressOf, sheetsOf, shownSheets } from './sheets.ts';

/** Every file of an export, by the tables of 98.11.1: nothing else lists them. */
export interface ExportPlan {
  readonly files: readonly ExportFile[];
  /** What a zip of them is called. */
  readonly zipName: string;
}

export const planExport = async (drawings: GameDrawings, request: ExportRequest): Promise<ExportPlan> => {
  const { scope, naming } = request;
  const stem = naming?.stem ?? stemOf(drawings.game.info.title);
  const context = { ...contextOf(drawings, request, stem), ...wantedOf(drawings, request) };
  const formats = request.formats.map(formatOf);
  const files: ExportFile[] = [];
  for (const format of formats) files.push(...(await format.plan(context)));
  const parts = [stem, ...(scope.kind === 'component' ? scope.ids : []), ...formats.map(formatWord)];
  return { files: distinct(files), zipName: `${parts.join('-')}.zip` };
};

/** Why no document can be made with these options: what they ask for is no date, or no profile of a printer (86.9). */
export const optionsError = async (options: OptionValues): Promise<string | undefined> =>
  optionValue(pdfx, options) ? (await making()).pdfxOf(options).then(() => undefined, reasonOf) : undefined;

/** Every piece of a game, as the format `list` writes it. */
export const makeGameList = async (drawings: GameDrawings): Promise<GameList> => {
  const request: ExportRequest = { scope: { kind: 'game' }, formats: ['list'] };
  const stem = stemOf(drawings.game.info.title);
  return listOf({ ...contextOf(drawings, request, stem), ...wantedOf(drawings, request) });
};

/** What a pack will hold; nothing where the format of the request is none. */
export const previewPack = async (
  drawings: GameDrawings,
  request: ExportRequest,
): Promise<PackPreview | undefined> => {
  const [format] = request.formats.map(formatOf);
  const stem = stemOf(drawings.game.info.title);
  return format?.preview?.({ ...contextOf(drawings, request, stem), ...wantedOf(drawings, request) });
};

const formatOf = (id: string) => {
  const format = findFormat(id);
  if (!format) throw new Error(`There is no format "${id}".`);
  return format;
};

const contextOf = (drawings: GameDrawings, { options = {}, naming }: ExportRequest, stem: string) => ({
  drawings,
  options,
  gameName: naming?.game ?? stem,
  stem,
  fileName: (name: string, extension: string) => `${stem}-${safeName(name)}.${extension}`,
});

type Wanted = Pick<PlanContext, 'components' | 'sheets' | 'pieces' | 'shown'>;

const wantedOf = (drawings: GameDrawings, { scope, naming }: ExportRequest): Wanted => {
  if (scope.kind === 'page') return shownOf(drawings, scope);
  const chosen = components.filter(
    (component) =>
      component.available(drawings.game) && (scope.kind === 'game' || scope.ids.includes(component.id)),
  );
  return {
    components: chosen,
    sheets: async () =>
      chosen.flatMap((component) => sheetsOf(component, drawings, { named: naming?.layouts })),
    shown: false,
    pieces: async (options) => {
      const all = [];
      for (const component of chosen)
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

/** Of the page that shows a piece: pieces of a component have pages of their own, variations of a picture share one. */
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

/** What a page shows: one piece, which then is its only sheet, or sheets (98.11.4). */
const shownOf = (drawings: GameDrawings, { component: id, request, piece, layout }: ShownPage): Wanted => {
  const component = findComponent(id);
  if (!component) throw new Error(`There is no component "${id}".`);
  const shown = async () =>
    piece ? drawings.piece(component, piece) : (await drawings.pieces(component))[request.variation ?? 0];
  return {
    components: [component],
    sheets: async () => {
      if (!piece) return [shownSheets(component, drawings, request, layout)];
      const alone = await shown();
      return alone ? [{ name: alone.name, component, pages: async () => [alone] }] : [];
    },
    shown: true,
    pieces: async () => {
      const alone = await shown();
      return alone ? [{ component, piece: alone }] : [];
    },
  };
};

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
