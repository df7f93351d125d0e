import type { Diagnostic } from '@platelayer/game';
import { sizeOfPng } from '@platelayer/scene';
import type { OwnBack } from './artwork.ts';
import { type ParsedArt, parseArt } from './parse-svg.ts';

/** The bytes of a file, or why there are none: `is too large`. */
export type FileContent = Uint8Array | string;

/** A picture file next to a game. It is read and parsed when it is first drawn or checked. */
export interface OwnPicture {
  /** Path from the folder of the game. */
  readonly path: string;
  /** A function reads the file; its result replaces it. */
  content: FileContent | (() => Promise<FileContent>);
}

export interface OpenedPicture {
  /** Missing if the file cannot be drawn. */
  readonly picture?: OwnBack;
  readonly diagnostics: readonly Diagnostic[];
}

const opened = new WeakMap<OwnPicture, OpenedPicture>();

export const readPicture = async (file: OwnPicture): Promise<FileContent> => {
  if (typeof file.content === 'function') {
    const reading = file.content();
    file.content = () => reading;
    file.content = await reading;
  }
  return file.content;
};

/** Reads and parses a picture file, once. */
export const openPicture = async (file: OwnPicture): Promise<OpenedPicture> => {
  const picture = opened.get(file) ?? parsePicture(file.path, await readPicture(file));
  opened.set(file, picture);
  return picture;
};

/** The result of `openPicture`, or undefined if it has not been called. */
export const openedPicture = (file: OwnPicture): OpenedPicture | undefined => opened.get(file);

const parsePicture = (path: string, content: FileContent): OpenedPicture => {
  if (typeof content === 'string')
    return { diagnostics: [warning('pack/skipped', `${path} ${content} and is left out.`)] };
  if (/\.png$/i.test(path)) {
    const picture = parsePng(`back ${path.slice(path.indexOf('/') + 1).toLowerCase()}`, content);
    if (picture) return { picture, diagnostics: [] };
    return refuse('artwork/png', `${path}: The file is not a PNG picture, so it is not drawn.`);
  }
  const text = decode(content);
  if (text === undefined) return refuse('artwork/svg', `${path} is not UTF-8 text, so it is not drawn.`);
  const { art, diagnostics } = parseOnce(text);
  return {
    ...(art && { picture: { kind: 'art', art } }),
    diagnostics: diagnostics.map((diagnostic) => ({
      ...diagnostic,
      // A broken picture does not stop the game.
      severity: diagnostic.severity === 'error' ? 'warning' : diagnostic.severity,
      message: `${path}: ${diagnostic.message}`,
    })),
  };
};

const MAX_REMEMBERED = 2_000;

const parsed = new Map<string, ParsedArt>();

/** Parses SVG with a cache: every save of a game opens its folder again, and most pictures have not changed. */
const parseOnce = (svg: string): ParsedArt => {
  const cached = parsed.get(svg);
  if (cached) return cached;
  if (parsed.size >= MAX_REMEMBERED) parsed.clear();
  const picture = parseArt(svg);
  parsed.set(svg, picture);
  return picture;
};

const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const refuse = (code: string, message: string): OpenedPicture => ({ diagnostics: [warning(code, message)] });

const warning = (code: string, message: string): Diagnostic => ({
  severity: 'warning',
  code,
  message,
  pointer: '',
});

/** Returns undefined if the file is not a PNG picture, or damaged. */
const parsePng = (id: string, data: Uint8Array): OwnBack | undefined => {
  const size = sizeOfPng(data);
  return size && { kind: 'image', source: { id, mime: 'image/png', data }, ...size };
};
