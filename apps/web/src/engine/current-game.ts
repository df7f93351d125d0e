import { components, findComponent, joinMissingLogos } from '@platelayer/components';
import { type GameDrawings, type GameFolder, hasNoAssets, noAssets, stemOf } from '@platelayer/export';
import {
  type Config,
  type Diagnostic,
  type Game,
  type JsonObject,
  type Loaded,
  type Parsed,
  placed,
} from '@platelayer/game';
import { type Page, subjectBoxes } from '@platelayer/scene';
import type { Baseline } from './compare-job.ts';
import { countsOf } from './description.ts';
import { gameFolderOf, openFolderDrawings, readGame } from './game-folder.ts';
import type { DrawRequest, GameDetails, GameFont, GameInput, OpenResult, ThingColumns } from './values.ts';

interface CurrentGame extends Pick<Loaded, 'written' | 'file'> {
  readonly game: Game;
  readonly folder: GameFolder;
  readonly parsed?: Parsed;
  /** Bundled games are not checked for design problems. */
  readonly bundled: boolean;
}

let current: CurrentGame | undefined;
/** The drawings with the configuration of the last job. */
let lastDrawings:
  | { readonly game: Game; readonly config: string; readonly drawings: GameDrawings }
  | undefined;

export const currentGame = (): CurrentGame => {
  if (!current) throw new Error('No game is loaded.');
  return current;
};

export const currentAssets = () => current?.folder.assets;

/** Makes a game the current one. Keeps the last one if the input is not a game. */
export const openGame = async (input: GameInput): Promise<OpenResult> => {
  const { folder, diagnostics: folderDiagnostics } = await gameFolderOf(input);
  if (!folder) return (await import('./refusal.ts')).refusalOf(folderDiagnostics, '');
  const { game, file, parsed, written, diagnostics } = await readGame(folder, input);
  if (!game) return (await import('./refusal.ts')).refusalOf(diagnostics, folder.text);
  current = { game, folder, parsed, written, file, bundled: 'bundled' in input };
  return {
    details: detailsOf(game, file as JsonObject, folder),
    diagnostics: [...diagnostics, ...folderDiagnostics],
    fonts: fontsOf(folder),
    path: folder.path,
    games: folder.games,
  };
};

/** Draws the current game, starting from what the last job drew if game and configuration are the same. */
export const drawingsFor = async (config: Config): Promise<GameDrawings> => {
  const { game, folder, parsed, file } = currentGame();
  const key = JSON.stringify(config);
  if (lastDrawings?.game === game && lastDrawings.config === key) return lastDrawings.drawings;
  const drawings = await openFolderDrawings(game, folder, config, parsed?.value ?? file);
  lastDrawings = { game, config: key, drawings };
  return drawings;
};

/** Compares the current game with an earlier state of it. */
export const compareCurrent = async (baseline: Baseline, config: Config) => {
  const { folder, written } = currentGame();
  const drawings = await drawingsFor(config);
  return (await import('./compare-job.ts')).compareWith(baseline, {
    drawings,
    text: folder.text,
    hasNoAssets: hasNoAssets(folder.assets),
    written,
  });
};

export const componentOf = (id: string) => {
  const component = findComponent(id);
  if (!component) throw new Error(`There is no component "${id}".`);
  return component;
};

/** Diagnostics found while drawing and while opening pictures, with their locations in the file. */
export const drawingDiagnostics = async (
  drawings: GameDrawings,
  { assets }: GameFolder,
): Promise<readonly Diagnostic[]> => {
  const diagnostics = joinMissingLogos(drawings.diagnostics()).map((each) => placed(current ?? {}, each));
  return assets.pictures.length === 0
    ? diagnostics
    : [...diagnostics, ...(await import('./unpack.ts')).pictureProblems(assets)];
};

/** The sheets drawn last. The page asks what is on them once they are shown. */
let lastSheets: { readonly drawings: GameDrawings; readonly key: string; readonly pages: readonly Page[] };

export const sheetsOf = async ({ component, request, config }: DrawRequest) => {
  const drawings = await drawingsFor(config);
  const key = JSON.stringify([component, request, [...(request.hide ?? [])]]);
  if (lastSheets?.drawings !== drawings || lastSheets.key !== key)
    lastSheets = { drawings, key, pages: await drawings.pages(componentOf(component), request) };
  return lastSheets;
};

/** Everything on a sheet that comes from the game file. */
export const thingsOf = ({ children }: Page): ThingColumns => {
  const things = subjectBoxes(children);
  const written = current?.written ?? ((pointer) => pointer);
  return {
    pointers: things.map(({ subject }) => written(subject.pointer)),
    names: things.map(({ subject }) => subject.name),
    boxes: Float64Array.from(things.flatMap(({ box: { x, y, width, height } }) => [x, y, width, height])),
  };
};

/** The folder of an input, or else of the current game. */
export const folderOrCurrent = async (input?: GameInput): Promise<GameFolder> => {
  const folder = input ? (await gameFolderOf(input)).folder : current?.folder;
  if (!folder) throw new Error(input ? 'File was not a valid Platelayer game' : 'No game is loaded.');
  return folder;
};

const fontsOf = ({ assets }: GameFolder): readonly GameFont[] =>
  assets.fonts.map(({ face: { typeface, weight, slant }, bytes }) => ({
    typeface,
    weight,
    slant,
    bytes: bytes as GameFont['bytes'],
  }));

const detailsOf = (game: Game, file: JsonObject, { assets }: GameFolder): GameDetails => ({
  title: game.info.title,
  subtitle: game.info.subtitle,
  designer: game.info.designer,
  publisher: game.info.publisher,
  ownPublisher: assets.publishers.get(game.info.publisher ?? ''),
  links: game.links,
  prototype: game.prototype,
  wip: game.wip,
  players: game.players.range && [game.players.range.min, game.players.range.max],
  maps: game.maps.map(({ name }, i) => name ?? `Map ${i + 1}`),
  components: components.filter((component) => component.available(game)).map(({ id }) => id),
  counts: countsOf(game),
  stem: stemOf(game.info.title),
  config: game.config,
  file,
  ...(assets === noAssets
    ? {}
    : {
        folder: {
          config: assets.config,
          mapThemes: assets.mapThemes,
          companyThemes: assets.companyThemes,
          companySets: [...assets.companySets.values()].map(({ id, name }) => ({ id, name })),
        },
      }),
});
