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
import { tileIds } from '@platelayer/library';
import { type Page, subjectBoxes } from '@platelayer/scene';
import { countsOf } from './description.ts';
import { builtInArtwork as artwork, gameFolderOf, openFolderDrawings, readGame } from './game-folder.ts';
import { drawCatalogueTiles, drawExampleHexes } from './hexes.ts';
import type { JobName, Jobs } from './messages.ts';
import { pictureOf, pictures, redrawnPictures, sheetPictures } from './picture.ts';
import type { Baseline } from './revision-messages.ts';
import type { FolderFacts, GameFacts, GameFont, GameInput, ThingColumns } from './values.ts';

export interface JobContext {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number, name: string) => void;
}

type Handlers = {
  readonly [K in JobName]: (input: Jobs[K]['in'], context: JobContext) => Promise<Jobs[K]['out']>;
};

interface CurrentGame {
  readonly game: Game;
  readonly folder: GameFolder;
  readonly parsed?: Parsed;
  /** It came with the application: nobody designs it, and nothing of it covers anything else. */
  readonly bundled: boolean;
}

/** The current game, and its drawings with the configuration of the last job. */
let current: (Pick<Loaded, 'written' | 'file'> & CurrentGame) | undefined;
let lastDrawings:
  | { readonly game: Game; readonly config: string; readonly drawings: GameDrawings }
  | undefined;

/** Drawing again with the same game and configuration starts from what is drawn already. */
const drawingsFor = async (config: Config): Promise<GameDrawings> => {
  const { game, folder, parsed, file } = currentGame();
  const key = JSON.stringify(config);
  if (lastDrawings?.game === game && lastDrawings.config === key) return lastDrawings.drawings;
  const drawings = await openFolderDrawings(game, folder, config, parsed?.value ?? file);
  lastDrawings = { game, config: key, drawings };
  return drawings;
};

const currentGame = () => {
  if (!current) throw new Error('No game is loaded.');
  return current;
};

/** The current game beside an earlier state of it. */
const compared = async (baseline: Baseline, config: Config) => {
  const { folder, written } = currentGame();
  const drawings = await drawingsFor(config);
  return (await import('./compare-job.ts')).compareWith(baseline, {
    drawings,
    text: folder.text,
    bringsNothing: hasNoAssets(folder.assets),
    written,
  });
};

/** The galleries and their examples load when someone looks at them. */
const galleries = () => import('./galleries.ts');

const componentOf = (id: string) => {
  const component = findComponent(id);
  if (!component) throw new Error(`There is no component "${id}".`);
  return component;
};

/** Where the author of the current game wrote what stands at a pointer of today's spelling. */
const written = (pointer: string): string => current?.written?.(pointer) ?? pointer;

/** What drawing found, in pictures too, each with its place in the text of the file. */
const remarksOf = async (drawings: GameDrawings, { assets }: GameFolder): Promise<readonly Diagnostic[]> => {
  const found = joinMissingLogos(drawings.diagnostics()).map((found) => placed(current ?? {}, found));
  return assets.pictures.length === 0
    ? found
    : [...found, ...(await import('./unpack.ts')).pictureProblems(assets)];
};

/** The sheets drawn last: what is on them is asked for once they are shown. */
let lastSheets: { readonly drawings: GameDrawings; readonly key: string; readonly pages: readonly Page[] };

const sheetsOf = async ({ component, request, config }: Jobs['draw']['in']) => {
  const drawings = await drawingsFor(config);
  const key = JSON.stringify([component, request, [...(request.hide ?? [])]]);
  if (lastSheets?.drawings !== drawings || lastSheets.key !== key)
    lastSheets = { drawings, key, pages: await drawings.pages(componentOf(component), request) };
  return lastSheets;
};

/** Everything on a sheet that the file speaks of. */
const thingsOf = ({ children }: Page): ThingColumns => {
  const things = subjectBoxes(children);
  return {
    pointers: things.map(({ subject }) => written(subject.pointer)),
    names: things.map(({ subject }) => subject.name),
    boxes: Float64Array.from(things.flatMap(({ box: { x, y, width, height } }) => [x, y, width, height])),
  };
};

const fontsOf = ({ assets }: GameFolder): readonly GameFont[] =>
  assets.fonts.map(({ face: { typeface, weight, slant }, bytes }) => ({
    typeface,
    weight,
    slant,
    bytes: bytes as GameFont['bytes'],
  }));

/** The current game, unless another one is handed over. */
const folderOrCurrent = async (input?: GameInput): Promise<GameFolder> => {
  const folder = input ? (await gameFolderOf(input)).folder : current?.folder;
  if (!folder) throw new Error(input ? 'File was not a valid Platelayer game' : 'No game is loaded.');
  return folder;
};

/** A game that is a text alone. */
const readText = async (text: string) => {
  const folder = await folderOrCurrent({ text });
  return { folder, game: (await readGame(folder)).game };
};

const factsOf = (game: Game, file: JsonObject, { assets }: GameFolder): GameFacts => ({
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
  ...(assets === noAssets ? {} : { folder: folderFacts(assets) }),
});

const folderFacts = ({
  config,
  mapThemes,
  companyThemes,
  companySets,
}: GameFolder['assets']): FolderFacts => ({
  config,
  mapThemes,
  companyThemes,
  companySets: [...companySets.values()].map(({ id, name }) => ({ id, name })),
});

export const jobs: Handlers = {
  open: async (input) => {
    const { folder, diagnostics: remarks } = await gameFolderOf(input);
    if (!folder) return (await import('./refusal.ts')).refusalOf(remarks, '');
    const { game, file, parsed, written, diagnostics } = await readGame(folder, input);
    if (!game) return (await import('./refusal.ts')).refusalOf(diagnostics, folder.text);
    current = { game, folder, parsed, written, file, bundled: 'bundled' in input };
    return {
      facts: factsOf(game, file as JsonObject, folder),
      diagnostics: [...diagnostics, ...remarks],
      fonts: fontsOf(folder),
      path: folder.path,
      games: folder.games,
    };
  },
  zip: async ({ input }) => {
    const folder = await folderOrCurrent(input);
    const title = (await readGame(folder, input)).game?.info.title;
    return (await import('./unpack.ts')).shareGame(folder, title);
  },
  refusal: async (input) => (await import('./refusal.ts')).refusalOfInput(input),
  describe: async (input) => (await import('./describe.ts')).describe(input),
  thumbnail: async (input) => (await import('./thumbnail.ts')).thumbnail(input),
  draw: async (input) => {
    const { folder } = currentGame();
    const { pages, drawings } = await sheetsOf(input);
    const pictures = await redrawnPictures(pages, drawings.fonts);
    return { pictures, diagnostics: await remarksOf(drawings, folder) };
  },
  // Few games have a sheet that is too large.
  paint: async (input) => (await import('./large-sheets.ts')).paintLargeSheet(input),
  largeSvg: async ({ sheet }) => (await import('./large-sheets.ts')).largeSvg(sheet),
  sheetPicture: async ({ sheet, pixels, ...input }) => {
    const { pages, drawings } = await sheetsOf(input);
    return (await import('./glance.ts')).smallPicture(pages[sheet], drawings.fonts, pixels);
  },
  things: async (input) => (await sheetsOf(input)).pages.map(thingsOf),
  upgrade: async () => {
    return (await import('./upgrade-file.ts')).upgradeFile(currentGame().folder.text);
  },
  excerpt: async ({ pointer }) => {
    const { excerptOf, textOf } = await import('./file-excerpt.ts');
    const { parsed, folder } = currentGame();
    return excerptOf(parsed ?? textOf(folder), pointer);
  },
  glance: async ({ component, config, pixels }) =>
    (await import('./glance.ts')).glanceAt(await drawingsFor(config), componentOf(component), pixels),
  design: async ({ config }, { signal }) => {
    const drawings = await drawingsFor(config);
    const { bundled, folder } = currentGame();
    // Whatever is asked for meanwhile comes first.
    const pause = async () => {
      await new Promise((resume) => setTimeout(resume));
      signal.throwIfAborted();
    };
    if (!bundled) await drawings.checkDesign(pause);
    const { pictures } = folder.assets;
    if (pictures.length > 0) await (await import('./unpack.ts')).openPictures(pictures, pause);
    return remarksOf(drawings, folder);
  },
  // What was printed and seen earlier is asked for by few.
  remember: async (input) => {
    const { folder, game } = currentGame();
    await (await import('./remember.ts')).remember(input, folder, game.info.title);
    return undefined;
  },
  history: async ({ game }) => (await import('./remember.ts')).listHistory(game, currentGame().folder),
  histories: async ({ forget }) => {
    const { forgetHistories, historySize } = await import('../revisions/history-store.ts');
    if (forget) await forgetHistories();
    return historySize();
  },
  compare: async ({ baseline, config }) => (await compared(baseline, config)).found,
  changePictures: async ({ baseline, config, component, key }) => {
    const { before, after, fonts } = (await compared(baseline, config)).picturesOf(component, key);
    return {
      before: before && (await pictureOf(before, fonts.before)),
      after: after && (await pictureOf(after, fonts.after)),
    };
  },
  drawEarlier: async ({ baseline, component, request, config }) => {
    const { drawings } = await compared(baseline, config);
    const earlier = drawings(componentOf(component));
    const pages = earlier ? await earlier.pages(componentOf(component), request) : [];
    return {
      pictures: earlier ? await sheetPictures(pages, earlier.fonts) : [],
      things: pages.map(({ children }) =>
        subjectBoxes(children).map(({ subject: { pointer, name }, box }) => ({ pointer, name, ...box })),
      ),
    };
  },
  figures: async ({ config }) => (await import('./figures-job.ts')).figuresJob(await drawingsFor(config)),
  pieceList: async ({ config }) => (await import('./pack-jobs.ts')).pieceList(await drawingsFor(config)),
  packPreview: async (input, { signal }) =>
    (await import('./pack-jobs.ts')).packPreview(input, await drawingsFor(input.config), signal),
  piece: async ({ address, config }) => {
    const drawings = await drawingsFor(config);
    const piece = await drawings.piece(componentOf(address.component), address);
    return piece && pictureOf(piece, drawings.fonts);
  },
  // Board18 pictures are for people who type their address.
  board18: async ({ wanted, config }) => {
    const drawings = await drawingsFor(config);
    const page = await (await import('./board18.ts')).board18Page(drawings, wanted);
    return page && (await sheetPictures([page], drawings.fonts))[0];
  },
  // Export code loads only when it is used.
  exportPlan: async (input) =>
    (await import('./export-job.ts')).exportPlan(input, await drawingsFor(input.config)),
  export: async (input, context) => {
    const { since, config } = input;
    const drawings = since ? (await compared(since, config)).onlyChanged() : await drawingsFor(config);
    return (await import('./export-job.ts')).exportJob(input, drawings, context);
  },
  hexes: async ({ hexes, config }) =>
    pictures(await drawExampleHexes(hexes, config, artwork, current?.folder.assets)),
  sample: async ({ text, component, config }) => {
    const { game, folder } = await readText(text);
    if (!game) return undefined;
    const drawings = await openFolderDrawings(game, folder, config);
    const [page] = await drawings.pages(componentOf(component), {});
    return page && pictureOf(page, drawings.fonts);
  },
  tileIds: async () => tileIds(),
  tiles: async ({ ids, config }) => {
    const drawn = await pictures(await drawCatalogueTiles(ids, config, artwork));
    return drawn.map((picture, i) => ({ ...picture, id: ids[i]! }));
  },
  tile: async ({ id, config }) => {
    const { page, ...rest } = await (await import('./catalogue-tile.ts')).describeTile(id, config, artwork);
    return { ...rest, picture: await pictureOf(page) };
  },
  pressTile: async ({ id, format, config }) =>
    (await import('./catalogue-tile.ts')).pressCatalogueTile(id, format, config, artwork),
  atoms: async ({ group, config }) => {
    const { examples, ...rest } = await (await galleries()).drawAtoms(group, {
      config,
      artwork,
    });
    const drawn = examples.map(async ({ page, ...example }) => ({
      ...example,
      picture: await pictureOf(page),
    }));
    return { ...rest, examples: await Promise.all(drawn) };
  },
  catalogue: async ({ filter }) => (await galleries()).searchCatalogue(filter),
  logos: async (input) => {
    const { logos, ...rest } = await (await galleries()).drawLogos(input);
    const drawn = logos.map(async ({ id, page }) => ({ id, picture: await pictureOf(page) }));
    return { ...rest, logos: await Promise.all(drawn) };
  },
  ownThings: async ({ config }) => {
    const { folder, file } = currentGame();
    const drawings = await drawingsFor(config);
    const { findOwnThings } = await import('./own-things.ts');
    const found = await findOwnThings(drawings, folder, (file ?? {}) as JsonObject);
    const drawn = <T extends { readonly page: Page }>(things: readonly T[]) =>
      Promise.all(
        things.map(async ({ page, ...thing }) => ({
          ...thing,
          picture: await pictureOf(page, drawings.fonts),
        })),
      );
    return {
      ...found,
      tiles: await drawn(found.tiles),
      logos: await drawn(found.logos),
      icons: await drawn(found.icons),
    };
  },
  themeColors: async ({ config }) => {
    const { game, folder } = currentGame();
    return (await import('./theme-colors.ts')).themeColors(game, folder, config);
  },
  newGame: async ({ title }) => {
    const { starterFolder, zipFiles } = await import('./starter-folder.ts');
    const texts = starterFolder(title);
    const encoder = new TextEncoder();
    const zip = zipFiles(new Map([...texts].map(([path, text]) => [path, encoder.encode(text)])));
    return { texts, zip: zip as Uint8Array<ArrayBuffer> };
  },
  // Importing brings a parser along.
  titles: async ({ files }) => (await import('./import-title.ts')).listTitles(files),
  importTitle: async ({ id }) => (await import('./import-title.ts')).importById(id),
  notation: async ({ text, color, config }) => {
    const { readHex } = await import('./read-hex.ts');
    const { hex, remarks } = readHex(text, color);
    const [page] = await drawExampleHexes([hex], config, artwork);
    if (!page) throw new Error('Nothing was drawn.');
    return { hex, remarks, picture: await pictureOf(page) };
  },
  testPage: async () => {
    const page = await (await import('./test-page.ts')).drawTestPage();
    return pictures([page]);
  },
  pressTestPage: async (input, context) => (await import('./test-page.ts')).pressTestPage(input, context),
};
