import { engine } from '../../engine/engine.ts';
import type { Description } from '../../engine/messages.ts';
import { fingerprint } from '../../sources/game-input.ts';
import { peekGame } from '../../sources/index.ts';
import { lane } from '../../sources/queue.ts';
import type { Meta } from '../../state/store.ts';
import { dataUrl } from './data-url.ts';

/** What the list shows of a game beyond its summary. */
export interface Preview {
  readonly description: Description;
  /** The map as a small picture; absent without a map. */
  readonly picture?: string;
}

/** Twice the width of its place, for dense screens. */
const PIXELS = 320;

/** One at a time: the engine has more urgent things to do. */
const queue = lane();
const made = new Map<string, { readonly print: string; readonly preview: Preview }>();

/** Nothing for a file that may not be read yet. What is drawn once is drawn again only for another file. */
export const previewOf = (meta: Meta, signal: AbortSignal): Promise<Preview | undefined> =>
  queue(async () => {
    signal.throwIfAborted();
    const material = await peekGame(meta);
    if (material === undefined) return undefined;
    const print = fingerprint(material);
    const known = made.get(meta.slug);
    if (known?.print === print) return known.preview;
    const description = await engine('describe', material, { signal });
    if (!description) return undefined;
    const picture = await engine('thumbnail', { material, pixels: PIXELS }, { signal });
    const preview = { description, picture: picture && dataUrl(picture.bytes, 'image/png') };
    made.set(meta.slug, { print, preview });
    return preview;
  });
