import { type OwnPicture, openedPicture, openPicture } from '@platelayer/components';
import { type Diagnostic, isObject, parse, type Report } from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { customFace } from '@platelayer/scene';
import type { Assets, OwnFont } from './assets.ts';
import { type AssetKind, assetKind, CONFIG_FILE, isLitter } from './path.ts';
import { type LibraryDraft, newLibraryDraft, readLibraryFile } from './read-library-file.ts';

/** A game with more is refused the rest: nobody has drawn as many. */
const MOST_ASSETS = 2_000;

/** What else lies about in such folders is a note or a source and needs no remark. */
const MISTAKEN = /\.(?:png|jpe?g|gif|webp|avif|woff2?|ttc|otc|svgz)$/i;

interface AssetFile {
  /** From the folder of the game. */
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

/** The name of a file below its folder. */
const nameOf = (path: string): string => path.slice(path.indexOf('/') + 1);

/** How each kind of file is read, except pictures; what cannot be used is left out and told of. */
const READERS: Readonly<Record<Exclude<AssetKind, PictureFolder>, Reader>> = {
  fonts: ({ path, bytes }, { fonts }, report) => {
    const font = readFont(nameOf(path), bytes, report);
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

/** Lists a picture by its name, unopened. */
const addPicture = (kind: PictureFolder, picture: OwnPicture, draft: Draft, report: Report): void => {
  const { path } = picture;
  const name = nameOf(path);
  if (/\.svg$/i.test(path) || (kind === 'backs' && /\.png$/i.test(path))) {
    draft.pictures.push(picture);
    if (kind === 'backs') draft.backs.set(name.toLowerCase(), picture);
    else {
      const id = name.replace(/\.svg$/i, '');
      if (!draft[kind].has(id)) draft[kind].set(id, picture);
    }
  } else if (MISTAKEN.test(path)) {
    const formats = kind === 'backs' ? 'SVG files or PNG files' : 'SVG files';
    report(remark('pack/unused', `${path} is not used: pictures must be ${formats}.`));
  }
};

/** `named`: only logos and icons whose names are in the game file or in tile libraries. Company sets name far too many. */
export type CheckedPictures = 'named' | 'all';

/** The files beside a game, in the first of the folders that has them; `game` is its text. */
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
  const report: Report = (found) => diagnostics.push(found);
  const byPath = new Map<string, OwnPicture & { readonly kind: AssetKind }>();
  const places = new Map<string, string>();
  for (const folder of new Set(folders))
    for (const [whole, content] of files) {
      const path = whole.startsWith(folder) && !isLitter(whole) ? whole.slice(folder.length) : '';
      const kind = assetKind(path);
      if (kind === undefined || byPath.has(path)) continue;
      byPath.set(path, { kind, path, content });
      places.set(path, whole);
    }
  const found = [...byPath.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
  if (found.length > MOST_ASSETS)
    report(remark('pack/too-many', `Only the first ${MOST_ASSETS} of ${found.length} files are used.`));

  const draft: Draft = {
    ...newLibraryDraft(),
    logos: new Map(),
    icons: new Map(),
    backs: new Map(),
    pictures: [],
    fonts: new Map(),
  };
  for (const { kind, path, content } of found.slice(0, MOST_ASSETS))
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

/** Opens pictures, and removes those that cannot be drawn: a built-in one or another group may have the name. */
const checkPictures = async (draft: Draft, game: string, checked: CheckedPictures): Promise<void> => {
  const { logos, icons, backs, pictures, texts } = draft;
  if (checked === 'all') await openPictures(pictures);
  else if (logos.size + icons.size > 0) {
    const tileLibraries = [...texts].filter(([path]) => path.startsWith('tiles/')).map(([, text]) => text);
    const names = stringsIn([game, ...tileLibraries]);
    // Logos may be named without their group (70.14.14).
    const named = [...logos].filter(([id]) => names.has(id) || names.has(id.slice(id.lastIndexOf('/') + 1)));
    await openPictures([...named, ...[...icons].filter(([id]) => names.has(id))].map(([, file]) => file));
  }
  for (const files of [logos, icons, backs])
    for (const [name, file] of files) {
      const opened = openedPicture(file);
      if (opened && !opened.picture) files.delete(name);
    }
};

/** Pictures to open before `pause`. */
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

/** Problems in the pictures opened so far. */
export const pictureProblems = ({ pictures }: Pick<Assets, 'pictures'>): readonly Diagnostic[] =>
  pictures.flatMap((file) => openedPicture(file)?.diagnostics ?? []);

/** In characters; no name of a picture is longer. */
const MAX_NAME = 300;

/** Short strings in JSON texts, keys included. Names are compared with them before a text is parsed. */
const stringsIn = (texts: readonly string[]): ReadonlySet<string> => {
  const strings = new Set<string>();
  for (const text of texts) {
    let start: number | undefined;
    for (const { 0: token, index } of text.matchAll(/\\.|"|\n/gs)) {
      if (token === '\n') start = undefined;
      else if (token === '"' && start === undefined) start = index;
      else if (token === '"') {
        if (index - start! <= MAX_NAME) strings.add(unescaped(text.slice(start, index + 1)));
        start = undefined;
      }
    }
  }
  return strings;
};

const unescaped = (string: string): string => {
  if (!string.includes('\\')) return string.slice(1, -1);
  const { value } = parse(string);
  return typeof value === 'string' ? value : '';
};

const readFont = (file: string, bytes: Uint8Array, report: Report): OwnFont | undefined => {
  if (!/\.[ot]tf$/i.test(file)) {
    if (MISTAKEN.test(file))
      report(remark('pack/unused', `fonts/${file} is not used: fonts must be TTF or OTF files.`));
    return undefined;
  }
  const face = customFace(file, bytes);
  if (!('fault' in face)) return { file, face, bytes };
  report(remark('pack/font', `fonts/${file} ${face.fault}, so it is not used.`));
  return undefined;
};

const remark = (code: string, message: string): Diagnostic => ({
  severity: 'warning',
  code,
  message,
  pointer: '',
});
