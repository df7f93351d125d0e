import type { PieceAddress } from '@platelayer/components';
import type { ExportRequest, MadeFile, OptionValues } from '@platelayer/export';
import type { Config, JsonObject, TileFilter } from '@platelayer/game';
import { tileIds } from '@platelayer/library';
import { type Page, subjectBoxes } from '@platelayer/scene';
import type { Board18Picture } from './board18.ts';
import type { Baseline } from './compare-job.ts';
import {
  compareCurrent,
  componentOf,
  currentAssets,
  currentGame,
  drawingDiagnostics,
  drawingsFor,
  folderOrCurrent,
  openGame,
  sheetsOf,
  thingsOf,
} from './current-game.ts';
import type { LogoSide } from './galleries.ts';
import { builtInArtwork as artwork, openFolderDrawings, readGame } from './game-folder.ts';
import { drawCatalogueTiles, drawExampleHexes } from './hexes.ts';
import type { SheetPart } from './large-sheets.ts';
import { pictureOf, pictures } from './picture.ts';
import { redrawnPictures, sheetPictures } from './sheet-pictures.ts';
import type { DrawRequest, GameDescription, GameInput, JobContext, Picture, Refusal } from './values.ts';

/** Input of jobs that show the whole current game; another version of the game makes it a new question. */
interface CurrentInput {
  readonly config: Config;
  readonly version: number;
}

/** A component that changed since an earlier state. */
interface ChangeInput {
  readonly baseline: Baseline;
  readonly config: Config;
  readonly component: string;
  readonly key: string;
}

/** The galleries and their examples load on demand. */
const galleries = () => import('./galleries.ts');

/** Every job of the engine, by name. `messages.ts` derives what the page sends and receives from these handlers. */
export const jobs = {
  /** Reads a game and makes it the current one. */
  open: openGame,

  /** Describes a game that does not become the current one; undefined if the input is not a game. */
  describe: async (input: GameInput): Promise<GameDescription | undefined> =>
    (await import('./describe.ts')).describe(input),

  /** Why an input is not a game. */
  refusal: async (input: GameInput): Promise<Refusal> => (await import('./refusal.ts')).refusalOfInput(input),

  /** A small PNG of the map of a game that does not become the current one; undefined without a map. */
  thumbnail: async ({ input, pixels }: { readonly input: GameInput; readonly pixels: number }) =>
    (await import('./thumbnail.ts')).thumbnail(input, pixels),

  /** The current game, or another one, with its assets as one zip. */
  zip: async ({ input }: { readonly input?: GameInput }): Promise<MadeFile> => {
    const folder = await folderOrCurrent(input);
    const title = (await readGame(folder, input)).game?.info.title;
    return (await import('./unpack.ts')).shareGame(folder, title);
  },

  /** Sheets of a component of the current game. */
  draw: async (request: DrawRequest) => {
    const { folder } = currentGame();
    const { pages, drawings } = await sheetsOf(request);
    const pictures = await redrawnPictures(pages, drawings.fonts);
    return { pictures, diagnostics: await drawingDiagnostics(drawings, folder) };
  },

  /** Pixels of a part of a `painted` sheet; undefined if the engine has since forgotten the sheet. */
  paint: async (part: SheetPart): Promise<ImageBitmap | undefined> =>
    (await import('./large-sheets.ts')).paintLargeSheet(part),

  /** The SVG of a `painted` sheet for printing, as bytes, because copying such a long string would block the page. */
  largeSvg: async ({ sheet }: { readonly sheet: string }) =>
    (await import('./large-sheets.ts')).largeSvg(sheet),

  /** A small PNG of one of the sheets that `draw` returns; undefined if there is no such sheet. */
  sheetPicture: async ({
    sheet,
    pixels,
    ...request
  }: DrawRequest & { readonly sheet: number; readonly pixels: number }) => {
    const { pages, drawings } = await sheetsOf(request);
    return (await import('./glance.ts')).smallPicture(pages[sheet], drawings.fonts, pixels);
  },

  /** A small picture of a component of the current game, and its number of sheets. */
  glance: async ({
    component,
    config,
    pixels,
  }: {
    readonly component: string;
    readonly config: Config;
    readonly pixels: number;
  }) => (await import('./glance.ts')).drawGlance(await drawingsFor(config), componentOf(component), pixels),

  /** Everything on each of the sheets that `draw` returns, outer things before the things in them. */
  things: async (request: DrawRequest) => (await sheetsOf(request)).pages.map(thingsOf),

  /** The lines around a value in the current game's file; `version` makes the same location a new question. */
  excerpt: async ({ pointer }: { readonly pointer: string; readonly version: number }) => {
    const { excerptOf, parsedText } = await import('./file-excerpt.ts');
    const { parsed, folder } = currentGame();
    return excerptOf(parsed ?? parsedText(folder), pointer);
  },

  /** The current game's file in today's spelling, and the lines that change. */
  upgrade: async () => (await import('./upgrade-file.ts')).upgradeFile(currentGame().folder.text),

  /** Every diagnostic of drawing the current game, including overlaps on its hexes. */
  design: async ({ config }: { readonly config: Config }, { signal }: JobContext) => {
    const drawings = await drawingsFor(config);
    const { bundled, folder } = currentGame();
    // Other jobs that arrive during the check run first.
    const pause = async () => {
      await new Promise((resume) => setTimeout(resume));
      signal.throwIfAborted();
    };
    if (!bundled) await drawings.checkDesign(pause);
    const { pictures } = folder.assets;
    if (pictures.length > 0) await (await import('./unpack.ts')).openPictures(pictures, pause);
    return drawingDiagnostics(drawings, folder);
  },

  /** Stores the current game as a version and, if something was printed, as a print. */
  remember: async (input: {
    readonly game: string;
    readonly config: Config;
    readonly print?: { readonly components: readonly string[]; readonly format: string };
    /** In milliseconds. */
    readonly now: number;
  }): Promise<undefined> => {
    const { folder, game } = currentGame();
    await (await import('./remember.ts')).remember(input, folder, game.info.title);
    return undefined;
  },

  /** Stored versions and prints of a game, newest first. */
  history: async ({ game }: { readonly game: string; readonly version: number }) =>
    (await import('./remember.ts')).listHistory(game, currentGame().folder),

  /** How much is stored of all games, after deleting it if `forget` is true. */
  histories: async ({ forget }: { readonly forget: boolean }) => {
    const { forgetHistories, historySize } = await import('../revisions/history-store.ts');
    if (forget) await forgetHistories();
    return historySize();
  },

  /** Changes since an earlier state of the current game. */
  compare: async ({ baseline, config }: { readonly baseline: Baseline; readonly config: Config }) =>
    (await compareCurrent(baseline, config)).changes,

  /** Something that changed, before and after. */
  changePictures: async ({ baseline, config, component, key }: ChangeInput) => {
    const comparison = await compareCurrent(baseline, config);
    const { before, after, fonts } = comparison.picturesOf(component, key);
    return {
      before: before && (await pictureOf(before, fonts.before)),
      after: after && (await pictureOf(after, fonts.after)),
    };
  },

  /** The sheets that `draw` returns, and what is on them, in an earlier state. */
  drawEarlier: async ({
    baseline,
    component,
    request,
    config,
  }: DrawRequest & { readonly baseline: Baseline }) => {
    const { drawings } = await compareCurrent(baseline, config);
    const earlier = drawings(componentOf(component));
    const pages = earlier ? await earlier.pages(componentOf(component), request) : [];
    return {
      pictures: earlier ? await sheetPictures(pages, earlier.fonts) : [],
      things: pages.map(({ children }) =>
        subjectBoxes(children).map(({ subject: { pointer, name }, box }) => ({ pointer, name, ...box })),
      ),
    };
  },

  /** Statistics of the current game, as tables and as one CSV (87.7). */
  figures: async ({ config }: CurrentInput) =>
    (await import('./game-tables.ts')).figures(await drawingsFor(config)),

  /** Every piece of the current game with counts and size, also as a file (86.7). */
  pieceList: async ({ config }: CurrentInput) =>
    (await import('./game-tables.ts')).pieceList(await drawingsFor(config)),

  /** Contents of a pack of the current game, with small PNGs; undefined if the requested format is not a pack. */
  packPreview: async (
    { request, config, pixels }: CurrentInput & { readonly request: ExportRequest; readonly pixels: number },
    { signal }: JobContext,
  ) => (await import('./pack-preview.ts')).packPreview(await drawingsFor(config), request, pixels, signal),

  /** One piece of the current game (a card, a tile, …); undefined if the address does not exist. */
  piece: async ({ address, config }: { readonly address: PieceAddress; readonly config: Config }) => {
    const drawings = await drawingsFor(config);
    const piece = await drawings.piece(componentOf(address.component), address);
    return piece && pictureOf(piece, drawings.fonts);
  },

  /** A picture of the Board18 box of the current game; undefined if the game lacks it. */
  board18: async ({ picture, config }: { readonly picture: Board18Picture; readonly config: Config }) => {
    const drawings = await drawingsFor(config);
    const page = await (await import('./board18.ts')).board18Page(drawings, picture);
    return page && (await sheetPictures([page], drawings.fonts))[0];
  },

  /** Names of the files of an export, with the addresses of the pages that show the same (98.11.1). */
  exportPlan: async ({ request, config }: { readonly request: ExportRequest; readonly config: Config }) =>
    (await import('./export-job.ts')).exportPlan(request, await drawingsFor(config)),

  /** Files of the current game, as one zip if `zip` is true; only what needs reprinting if `since` is given. */
  export: async (
    {
      since,
      config,
      request,
      zip,
    }: {
      readonly request: ExportRequest;
      readonly config: Config;
      readonly zip: boolean;
      readonly since?: Baseline;
    },
    context: JobContext,
  ) => {
    const drawings = since ? (await compareCurrent(since, config)).onlyChanged() : await drawingsFor(config);
    return (await import('./export-job.ts')).makeFiles(request, zip, drawings, context);
  },

  /** Hexes in the file format, drawn for the help pages with the themes of the current game. */
  hexes: async ({ hexes, config }: { readonly hexes: readonly JsonObject[]; readonly config: Config }) =>
    pictures(await drawExampleHexes(hexes, config, artwork, currentAssets())),

  /** The first sheet of a game that does not become the current one, for the help pages; undefined without a sheet. */
  sample: async ({
    text,
    component,
    config,
  }: {
    readonly text: string;
    readonly component: string;
    readonly config: Config;
  }) => {
    const folder = await folderOrCurrent({ text });
    const { game } = await readGame(folder);
    if (!game) return undefined;
    const drawings = await openFolderDrawings(game, folder, config);
    const [page] = await drawings.pages(componentOf(component), {});
    return page && pictureOf(page, drawings.fonts);
  },

  /** Ids of the standard catalogue. */
  tileIds: async () => tileIds(),

  /** Tiles of the standard catalogue by id. */
  tiles: async ({ ids, config }: { readonly ids: readonly string[]; readonly config: Config }) => {
    const drawn = await pictures(await drawCatalogueTiles(ids, config, artwork));
    return drawn.map((picture, i) => ({ ...picture, id: ids[i]! }));
  },

  /** A tile of the catalogue: picture, JSON, upgrades (87.1), and the bundled games that use it. */
  tile: async ({ id, config }: { readonly id: string; readonly config: Config }) => {
    const { page, ...tile } = await (await import('./catalogue-tile.ts')).describeTile(id, config, artwork);
    return { ...tile, picture: await pictureOf(page) };
  },

  /** A tile of the catalogue as a file. */
  pressTile: async ({
    id,
    format,
    config,
  }: {
    readonly id: string;
    readonly config: Config;
    readonly format: 'svg' | 'png';
  }) => (await import('./catalogue-tile.ts')).pressCatalogueTile(id, format, config, artwork),

  /** One group of the element gallery, the first if the group is unknown (20.11). */
  atoms: async ({ group, config }: { readonly group: string; readonly config: Config }) => {
    const { examples, ...gallery } = await (await galleries()).drawAtoms(group, { config, artwork });
    const drawn = examples.map(async ({ page, ...example }) => ({
      ...example,
      picture: await pictureOf(page),
    }));
    return { ...gallery, examples: await Promise.all(drawn) };
  },

  /** Ids of the standard tiles that match a filter, and the possible values of the filter (80.11). */
  catalogue: async ({ filter }: { readonly filter: TileFilter }) =>
    (await galleries()).searchCatalogue(filter),

  /** Bundled logos of one group, and the groups of logos that have names but no pictures (90.8.2). */
  logos: async (input: { readonly group: string; readonly side: LogoSide; readonly config: Config }) => {
    const { logos, ...gallery } = await (await galleries()).drawLogos(input);
    const drawn = logos.map(async ({ id, page }) => ({ id, picture: await pictureOf(page) }));
    return { ...gallery, logos: await Promise.all(drawn) };
  },

  /** The assets of the current game, drawn, and where each is used. */
  gameAssets: async ({ config }: CurrentInput) => {
    const { folder, file } = currentGame();
    const drawings = await drawingsFor(config);
    const { findAssets } = await import('./game-assets.ts');
    const assets = await findAssets(drawings, folder, (file ?? {}) as JsonObject);
    const draw = <T extends { readonly page: Page }>(undrawn: readonly T[]) =>
      Promise.all(
        undrawn.map(async ({ page, ...asset }) => ({
          ...asset,
          picture: await pictureOf(page, drawings.fonts),
        })),
      );
    return {
      ...assets,
      tiles: await draw(assets.tiles),
      logos: await draw(assets.logos),
      icons: await draw(assets.icons),
    };
  },

  /** Every active colour of the current game. */
  themeColors: async ({ config }: CurrentInput) => {
    const { game, folder } = currentGame();
    return (await import('./theme-colors.ts')).themeColors(game, folder, config);
  },

  /** The files of a folder to start a game from, by path, and all of them as a zip. */
  newGame: async ({ title }: { readonly title: string }) => {
    const { starterFolder, zipFiles } = await import('./starter-folder.ts');
    const texts = starterFolder(title);
    const encoder = new TextEncoder();
    const zip = zipFiles(new Map([...texts].map(([path, text]) => [path, encoder.encode(text)])));
    return { texts, zip: zip as Uint8Array<ArrayBuffer> };
  },

  /** Titles of 18xx.games among source files and zips of them (85); they stay open for `importTitle`. */
  titles: async ({ files }: { readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>> }) =>
    (await import('./import-title.ts')).listTitles(files),

  /** One of the titles found last, as a game file and a folder. */
  importTitle: async ({ id }: { readonly id: string }) => (await import('./import-title.ts')).importById(id),

  /** A hex or tile in the notation of 18xx.games, in our format and drawn (85.6). */
  notation: async ({
    text,
    color,
    config,
  }: {
    readonly text: string;
    readonly color: string;
    readonly config: Config;
  }) => {
    const { hex, remarks } = (await import('./read-hex.ts')).readHex(text, color);
    const [page] = await drawExampleHexes([hex], config, artwork);
    if (!page) throw new Error('Nothing was drawn.');
    return { hex, remarks, picture: await pictureOf(page) };
  },

  /** The test page for a printer. */
  testPage: async (): Promise<readonly Picture[]> =>
    pictures([await (await import('./test-page.ts')).drawTestPage()]),

  /** The test page as a file. */
  pressTestPage: async (
    { format, options }: { readonly format: string; readonly options: OptionValues },
    context: JobContext,
  ): Promise<MadeFile> => (await import('./test-page.ts')).pressTestPage(format, options, context),
} satisfies Record<string, (input: never, context: JobContext) => Promise<unknown>>;
