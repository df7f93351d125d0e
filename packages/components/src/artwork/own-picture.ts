import type { Diagnostic } from '@platelayer/game';
import type { OwnBack } from './artwork.ts';
import { parsePng } from './parse-png.ts';
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
  const known = opened.get(file);
  if (known) return known;
  const found = parsePicture(file.path, await readPicture(file));
  opened.set(file, found);
  return found;
};

/** The result of `openPicture`; undefined before it. */
export const openedPicture = (file: OwnPicture): OpenedPicture | undefined => opened.get(file);

const parsePicture = (path: string, content: FileContent): OpenedPicture => {
  if (typeof content === 'string')
    return { diagnostics: [warning('pack/skipped', `${path} ${content} and is left out.`)] };
  if (/\.png$/i.test(path)) {
    const picture = parsePng(`back ${path.slice(path.indexOf('/') + 1).toLowerCase()}`, content);
    if (picture) return { picture, diagnostics: [] };
    return refuse('artwork/png', `${path}: The file is not a PNG picture; nothing of it is drawn.`);
  }
  const text = decode(content);
  if (text === undefined) return refuse('artwork/svg', `${path} is not UTF-8 text; nothing of it is drawn.`);
  const { art, diagnostics } = parseOnce(text);
  return {
    ...(art && { picture: { kind: 'art', art } }),
    diagnostics: diagnostics.map((found) => ({
      ...found,
      // A broken picture does not stop the game.
      severity: found.severity === 'error' ? 'warning' : found.severity,
      message: `${path}: ${found.message}`,
    })),
  };
};

const MAX_REMEMBERED = 2_000;

const parsed = new Map<string, ParsedArt>();

/** Every save of a game opens its folder again, and most pictures have not changed. */
const parseOnce = (svg: string): ParsedArt => {
  const known = parsed.get(svg);
  if (known) return known;
  if (parsed.size >= MAX_REMEMBERED) parsed.clear();
  const found = parseArt(svg);
  parsed.set(svg, found);
  return found;
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
