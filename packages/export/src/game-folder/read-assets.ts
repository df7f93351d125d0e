import { parseArt } from '@platelayer/components';
import type { Diagnostic, Report } from '@platelayer/game';
import { customFace } from '@platelayer/scene';
import type { Assets, OwnFont } from './assets.ts';
import { ASSET_FOLDERS, isLitter } from './path.ts';
import { decode } from './text.ts';

/** A game with more is refused the rest: nobody has drawn as many. */
const MOST_ASSETS = 2_000;

/** What else lies about in such folders is a note or a source and needs no remark. */
const MISTAKEN = /\.(?:png|jpe?g|gif|webp|avif|woff2?|ttc|otc|svgz)$/i;

/** The pictures and fonts in the folders beside a game; what cannot be used is left out and told of. */
export const readAssets = (
  files: ReadonlyMap<string, Uint8Array>,
  folder: string,
): { readonly assets: Assets; readonly diagnostics: readonly Diagnostic[] } => {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (found) => diagnostics.push(found);
  const found = ASSET_FOLDERS.flatMap((kind) =>
    [...files]
      .filter(([path]) => path.startsWith(`${folder}${kind}/`) && !isLitter(path))
      .map(([path, bytes]) => ({ kind, path: path.slice(folder.length), bytes })),
  ).sort((one, other) => (one.path < other.path ? -1 : 1));
  if (found.length > MOST_ASSETS)
    report(remark('pack/too-many', `Only the first ${MOST_ASSETS} of ${found.length} files are used.`));

  const logos = new Map<string, string>();
  const icons = new Map<string, string>();
  const fonts = new Map<string, OwnFont>();
  const backs = new Map<string, Uint8Array>();
  for (const { kind, path, bytes } of found.slice(0, MOST_ASSETS)) {
    const file = path.slice(kind.length + 1);
    if (kind === 'fonts') {
      const font = readFont(file, bytes, report);
      if (font && !fonts.has(font.face.id)) fonts.set(font.face.id, font);
      continue;
    }
    if (kind === 'backs' && /\.png$/i.test(file)) {
      backs.set(file.toLowerCase(), bytes);
      continue;
    }
    const svg = readSvg(path, bytes, report);
    if (kind === 'backs') {
      if (svg !== undefined) backs.set(file.toLowerCase(), bytes);
      continue;
    }
    const name = file.replace(/\.svg$/i, '');
    const pictures = kind === 'logos' ? logos : icons;
    if (svg !== undefined && !pictures.has(name)) pictures.set(name, svg);
  }
  return { assets: { logos, icons, fonts: [...fonts.values()], backs }, diagnostics };
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
