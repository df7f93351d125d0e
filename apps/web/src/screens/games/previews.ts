import { engine } from '../../engine/engine.ts';
import type { Description } from '../../engine/messages.ts';
import { peekGame } from '../../sources/index.ts';
import { lane } from '../../sources/lane.ts';
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
const made = new Map<string, { readonly text: string; readonly preview: Preview }>();

/** Nothing for a file that may not be read yet. What is drawn once is drawn again only for another text. */
export const previewOf = (meta: Meta, signal: AbortSignal): Promise<Preview | undefined> =>
  queue(async () => {
    signal.throwIfAborted();
    const text = await peekGame(meta);
    if (text === undefined) return undefined;
    const known = made.get(meta.slug);
    if (known?.text === text) return known.preview;
    const description = await engine('describe', { text }, { signal });
    if (!description) return undefined;
    const picture = await engine('thumbnail', { material: { text }, pixels: PIXELS }, { signal });
    const preview = { description, picture: picture && dataUrl(picture.bytes, 'image/png') };
    made.set(meta.slug, { text, preview });
    return preview;
  });
