import { type OwnPicture, openedPicture, openPicture } from '@platelayer/components';
import { type Diagnostic, isObject, parse, type Report } from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { customFace } from '@platelayer/scene';
import type { Assets, OwnFont } from './assets.ts';
import { type AssetKind, assetKind, CONFIG_FILE, isIgnoredPath } from './path.ts';
import { type LibraryDraft, newLibraryDraft, readLibraryFile } from './read-library-file.ts';

/** More than any game has. Further assets are ignored. */
const MAX_ASSETS = 2_000;

/** Formats that a user may expect to work. Any other file is a note or a source, and is ignored silently. */
const UNSUPPORTED = /\.(?:png|jpe?g|gif|webp|avif|woff2?|ttc|otc|svgz)$/i;

interface AssetFile {
  /** Path relative to the folder of the game. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

interface Draft extends LibraryDraft {
  readonly logos: Map<string, OwnPicture>;
  readonly icons: Map<string, OwnPicture>;
  readonly backs: Map<string, OwnPicture>;
  readonly pictures: OwnPicture[];
  readonly fonts: Map<string, OwnFont>;
}

type Reader = (file: AssetFile, draft: Draft, report: Report) => void;

/** Removes the asset folder from a path. */
const nameInFolder = (path: string): string => path.slice(path.indexOf('/') + 1);

/** Readers for each kind of file except pictures. They report and leave out what cannot be used. */
const READERS: Readonly<Record<Exclude<AssetKind, PictureFolder>, Reader>> = {
  fonts: ({ path, bytes }, { fonts }, report) => {
    const font = readFont(nameInFolder(path), bytes, report);
    if (font && !fonts.has(font.face.id)) fonts.set(font.face.id, font);
  },
  tiles: readLibraryFile.tiles,
  themes: readLibraryFile.themes,
  companies: readLibraryFile.companies,
  publishers: readLibraryFile.publishers,
  [CONFIG_FILE]: readLibraryFile.config,
};

type PictureFolder = 'logos' | 'icons' | 'backs';

const isPictureFolder = (kind: AssetKind): kind is PictureFolder =>
  kind === 'logos' || kind === 'icons' || kind === 'backs';

/** Adds a picture by its name, without opening it. */
const addPicture = (kind: PictureFolder, picture: OwnPicture, draft: Draft, report: Report): void => {
  const { path } = picture;
  const name = nameInFolder(path);
  if (/\.svg$/i.test(path) || (kind === 'backs' && /\.png$/i.test(path))) {
    draft.pictures.push(picture);
    if (kind === 'backs') draft.backs.set(name.toLowerCase(), picture);
    else {
      const id = name.replace(/\.svg$/i, '');
      if (!draft[kind].has(id)) draft[kind].set(id, picture);
    }
  } else if (UNSUPPORTED.test(path)) {
    const formats = kind === 'backs' ? 'SVG files or PNG files' : 'SVG files';
    report(warning('pack/unused', `${path} is not used: pictures must be ${formats}.`));
  }
};

/** `named`: only logos and icons whose names are in the game file or in tile libraries. Company sets name far too many. */
export type CheckedPictures = 'named' | 'all';

/** Reads the assets of a game from several folders, of which earlier ones take precedence. `game` is the source of the game file. */
export const readAssets = async (
  files: ReadonlyMap<string, OwnPicture['content']>,
  folders: readonly string[],
  game: string,
  checked: CheckedPictures,
): Promise<{
  readonly assets: Assets;
  readonly places: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}> => {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => diagnostics.push(diagnostic);
  const byPath = new Map<string, OwnPicture & { readonly kind: AssetKind }>();
  const places = new Map<string, string>();
  for (const folder of new Set(folders))
    for (const [fullPath, content] of files) {
      const path =
        fullPath.startsWith(folder) && !isIgnoredPath(fullPath) ? fullPath.slice(folder.length) : '';
      const kind = assetKind(path);
      if (kind === undefined || byPath.has(path)) continue;
      byPath.set(path, { kind, path, content });
      places.set(path, fullPath);
    }
  const sorted = [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  if (sorted.length > MAX_ASSETS)
    report(warning('pack/too-many', `Only the first ${MAX_ASSETS} of ${sorted.length} files are used.`));

  const draft: Draft = {
    ...newLibraryDraft(),
    logos: new Map(),
    icons: new Map(),
    backs: new Map(),
    pictures: [],
    fonts: new Map(),
  };
  for (const { kind, path, content } of sorted.slice(0, MAX_ASSETS))
    if (isPictureFolder(kind)) addPicture(kind, { path, content }, draft, report);
    else if (content instanceof Uint8Array) READERS[kind]({ path, bytes: content }, draft, report);
  await checkPictures(draft, game, checked);
  const { nameChecks, fonts, ...rest } = draft;
  const assets: Assets = { ...rest, fonts: [...fonts.values()] };
  diagnostics.push(...pictureProblems(assets));
  if (nameChecks.length > 0) {
    const library = libraryWith(assets);
    const { value } = parse(game);
    for (const check of nameChecks) check(library, isObject(value) ? value : {}).forEach(report);
  }
  return { assets, places, diagnostics };
};

/** Opens pictures and removes those that cannot be drawn, so that a built-in picture or another group can provide the name. */
const checkPictures = async (draft: Draft, game: string, checked: CheckedPictures): Promise<void> => {
  const { logos, icons, backs, pictures, texts } = draft;
  if (checked === 'all') await openPictures(pictures);
  else if (logos.size + icons.size > 0) {
    const tileLibraries = [...texts].filter(([path]) => path.startsWith('tiles/')).map(([, text]) => text);
    const names = stringsIn([game, ...tileLibraries]);
    // A game can name a logo without its group (70.14.14).
    const named = [...logos].filter(([id]) => names.has(id) || names.has(id.slice(id.lastIndexOf('/') + 1)));
    await openPictures([...named, ...[...icons].filter(([id]) => names.has(id))].map(([, file]) => file));
  }
  for (const files of [logos, icons, backs])
    for (const [name, file] of files) {
      const opened = openedPicture(file);
      if (opened && !opened.picture) files.delete(name);
    }
};

/** How many pictures to open before each `pause`. */
const BATCH = 10;

/** Opens pictures one after another. */
export const openPictures = async (
  pictures: readonly OwnPicture[],
  pause?: () => Promise<void>,
): Promise<void> => {
  let count = 0;
  for (const file of pictures) {
    if (openedPicture(file)) continue;
    await openPicture(file);
    count += 1;
    if (count % BATCH === 0) await pause?.();
  }
};

/** Returns the diagnostics of the pictures opened so far. */
export const pictureProblems = ({ pictures }: Pick<Assets, 'pictures'>): readonly Diagnostic[] =>
  pictures.flatMap((file) => openedPicture(file)?.diagnostics ?? []);

/** In characters. No picture has a longer name. */
const MAX_NAME = 300;

/** Returns the short strings in JSON sources, including keys, without parsing them. */
const stringsIn = (texts: readonly string[]): ReadonlySet<string> => {
  const strings = new Set<string>();
  for (const text of texts) {
    let start: number | undefined;
    for (const { 0: token, index } of text.matchAll(/\\.|"|\n/gs)) {
      if (token === '\n') start = undefined;
      else if (token === '"' && start === undefined) start = index;
      else if (token === '"') {
        if (index - start! <= MAX_NAME) strings.add(parseString(text.slice(start, index + 1)));
        start = undefined;
      }
    }
  }
  return strings;
};

const parseString = (string: string): string => {
  if (!string.includes('\\')) return string.slice(1, -1);
  const { value } = parse(string);
  return typeof value === 'string' ? value : '';
};

const readFont = (file: string, bytes: Uint8Array, report: Report): OwnFont | undefined => {
  if (!/\.[ot]tf$/i.test(file)) {
    if (UNSUPPORTED.test(file))
      report(warning('pack/unused', `fonts/${file} is not used: fonts must be TTF or OTF files.`));
    return undefined;
  }
  const face = customFace(file, bytes);
  if (!('fault' in face)) return { file, face, bytes };
  report(warning('pack/font', `fonts/${file} ${face.fault}, so it is not used.`));
  return undefined;
};

const warning = (code: string, message: string): Diagnostic => ({
  severity: 'warning',
  code,
  message,
  pointer: '',
});
