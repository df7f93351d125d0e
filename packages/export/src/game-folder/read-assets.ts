import { isPng, parseArt } from '@platelayer/components';
import { type Diagnostic, isObject, parse, type Report } from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { customFace } from '@platelayer/scene';
import type { Assets, OwnFont } from './assets.ts';
import { type AssetKind, assetKind, CONFIG_FILE, isLitter } from './path.ts';
import { type LibraryDraft, newLibraryDraft, readLibraryFile } from './read-library-file.ts';
import { decode } from './text.ts';

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
  readonly logos: Map<string, string>;
  readonly icons: Map<string, string>;
  readonly fonts: Map<string, OwnFont>;
  readonly backs: Map<string, Uint8Array>;
}

type Reader = (file: AssetFile, draft: Draft, report: Report) => void;

/** The name of a file below its folder. */
const nameOf = (path: string): string => path.slice(path.indexOf('/') + 1);

const pictureReader =
  (kind: 'logos' | 'icons'): Reader =>
  ({ path, bytes }, draft, report) => {
    const svg = readSvg(path, bytes, report);
    const name = nameOf(path).replace(/\.svg$/i, '');
    if (svg !== undefined && !draft[kind].has(name)) draft[kind].set(name, svg);
  };

/** How each kind of file is read; what cannot be used is left out and told of. */
const READERS: Readonly<Record<AssetKind, Reader>> = {
  logos: pictureReader('logos'),
  icons: pictureReader('icons'),
  fonts: ({ path, bytes }, { fonts }, report) => {
    const font = readFont(nameOf(path), bytes, report);
    if (font && !fonts.has(font.face.id)) fonts.set(font.face.id, font);
  },
  backs: ({ path, bytes }, { backs }, report) => {
    const isPicture = /\.png$/i.test(path);
    if (isPicture ? isPng(bytes) : readSvg(path, bytes, report) !== undefined)
      backs.set(nameOf(path).toLowerCase(), bytes);
    else if (isPicture)
      report(remark('artwork/png', `${path}: The file is not a PNG picture; nothing of it is drawn.`));
  },
  tiles: readLibraryFile.tiles,
  themes: readLibraryFile.themes,
  companies: readLibraryFile.companies,
  publishers: readLibraryFile.publishers,
  [CONFIG_FILE]: readLibraryFile.config,
};

/** The files beside a game, in the first of the folders that has them; `game` is its text. */
export const readAssets = (
  files: ReadonlyMap<string, Uint8Array>,
  folders: readonly string[],
  game: string,
): {
  readonly assets: Assets;
  readonly places: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
} => {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (found) => diagnostics.push(found);
  const byPath = new Map<string, AssetFile & { readonly kind: AssetKind }>();
  const places = new Map<string, string>();
  for (const folder of new Set(folders))
    for (const [whole, bytes] of files) {
      const path = whole.startsWith(folder) && !isLitter(whole) ? whole.slice(folder.length) : '';
      const kind = assetKind(path);
      if (kind === undefined || byPath.has(path)) continue;
      byPath.set(path, { kind, path, bytes });
      places.set(path, whole);
    }
  const found = [...byPath.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
  if (found.length > MOST_ASSETS)
    report(remark('pack/too-many', `Only the first ${MOST_ASSETS} of ${found.length} files are used.`));

  const draft: Draft = {
    ...newLibraryDraft(),
    logos: new Map(),
    icons: new Map(),
    fonts: new Map(),
    backs: new Map(),
  };
  for (const { kind, ...file } of found.slice(0, MOST_ASSETS)) READERS[kind](file, draft, report);
  const { nameChecks, fonts, ...rest } = draft;
  const assets: Assets = { ...rest, fonts: [...fonts.values()] };
  if (nameChecks.length > 0) {
    const library = libraryWith(assets);
    const { value } = parse(game);
    for (const check of nameChecks) check(library, isObject(value) ? value : {}).forEach(report);
  }
  return { assets, places, diagnostics };
};

const readSvg = (path: string, bytes: Uint8Array, report: Report): string | undefined => {
  if (!/\.svg$/i.test(path)) {
    if (MISTAKEN.test(path))
      report(
        remark(
          'pack/unused',
          `${path} is not used: pictures must be SVG files${path.startsWith('backs/') ? ' or PNG files' : ''}.`,
        ),
      );
    return undefined;
  }
  const text = decode(bytes);
  if (text === undefined) {
    report(remark('artwork/svg', `${path} is not UTF-8 text; nothing of it is drawn.`));
    return undefined;
  }
  const { usable, diagnostics } = inspect(text);
  for (const found of diagnostics)
    report({
      ...found,
      // The game is drawn all the same.
      severity: found.severity === 'error' ? 'warning' : found.severity,
      message: `${path}: ${found.message}`,
    });
  return usable ? text : undefined;
};

interface Inspected {
  readonly usable: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Whoever edits a game has it read after every save, and few of its pictures have changed since. */
const inspected = new Map<string, Inspected>();

const inspect = (svg: string): Inspected => {
  const known = inspected.get(svg);
  if (known) return known;
  if (inspected.size >= MOST_ASSETS) inspected.clear();
  const { art, diagnostics } = parseArt(svg);
  const found = { usable: art !== undefined, diagnostics };
  inspected.set(svg, found);
  return found;
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
