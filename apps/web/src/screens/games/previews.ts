import { PREVIEW_PIXELS, previews } from 'virtual:platelayer/previews';
import { type RefObject, useEffect, useState } from 'react';
import { engine } from '../../engine/engine.ts';
import type { GameDescription } from '../../engine/values.ts';
import { contentKey } from '../../sources/game-input.ts';
import { peekGame } from '../../sources/index.ts';
import { createQueue } from '../../sources/queue.ts';
import type { Meta, Summary } from '../../state/store.ts';
import { dataUrl } from '../../ui/data-url.ts';

/** What the list shows of a game beyond its summary. */
export interface Preview {
  readonly description: GameDescription;
  /** Address of a small picture of the map; absent without a map. */
  readonly picture?: string;
}

/** One at a time: the engine has more urgent things to do. */
const queue = createQueue();
const cache = new Map<string, { readonly key: string; readonly preview: Preview }>();

/** Nothing for a file that may not be read yet. What is drawn once is drawn again only for another file. */
const previewOf = (meta: Meta, signal: AbortSignal): Promise<Preview | undefined> =>
  queue(async () => {
    signal.throwIfAborted();
    const input = await peekGame(meta);
    if (input === undefined) return undefined;
    const key = contentKey(input);
    const known = cache.get(meta.slug);
    if (known?.key === key) return known.preview;
    const description = await engine('describe', input, { signal });
    if (!description) return undefined;
    const picture = await engine('thumbnail', { input, pixels: PREVIEW_PIXELS }, { signal });
    const preview = { description, picture: picture && dataUrl(picture.bytes, 'image/png') };
    cache.set(meta.slug, { key, preview });
    return preview;
  });

export type PreviewState = 'waiting' | 'unreadable' | Preview;

/** What was drawn when the application was built. */
const builtPreview = ({ type, id }: Meta): Preview | undefined =>
  type === 'bundled' ? previews[id] : undefined;

/** The preview of a game: there at once for a bundled one, else made once its row comes into view. */
export const usePreview = (game: Summary, row: RefObject<HTMLElement | null>): PreviewState => {
  const [preview, setPreview] = useState<PreviewState>(() => builtPreview(game) ?? 'waiting');
  useEffect(() => {
    if (builtPreview(game)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        previewOf(game, signal)
          .catch(() => undefined)
          .then((made) => signal.aborted || setPreview(made ?? 'unreadable'));
      },
      { rootMargin: '200px' },
    );
    if (row.current) observer.observe(row.current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [game, row]);
  return preview;
};
