import { PREVIEW_PIXELS, previews } from 'virtual:platelayer/previews';
import { type RefObject, useEffect, useState } from 'react';
import { engine } from '../../engine/engine.ts';
import type { GameDescription } from '../../engine/values.ts';
import { contentKey } from '../../sources/game-input.ts';
import { peekGame } from '../../sources/index.ts';
import { createQueue } from '../../sources/queue.ts';
import type { Meta, Summary } from '../../state/store.ts';
import { dataUrl } from '../../ui/data-url.ts';

/** Data the list shows in addition to the summary. */
export interface Preview {
  readonly description: GameDescription;
  /** URL of a map thumbnail; undefined if the game has no map. */
  readonly picture?: string;
}

/** Previews are made one at a time, so that more urgent requests to the engine come first. */
const queue = createQueue();
const cache = new Map<string, { readonly key: string; readonly preview: Preview }>();

/** Makes a preview, cached by content. Returns undefined if the file cannot be read without permission. */
const previewOf = (meta: Meta, signal: AbortSignal): Promise<Preview | undefined> =>
  queue(async () => {
    signal.throwIfAborted();
    const input = await peekGame(meta);
    if (input === undefined) return undefined;
    const key = contentKey(input);
    const cached = cache.get(meta.slug);
    if (cached?.key === key) return cached.preview;
    const description = await engine('describe', input, { signal });
    if (!description) return undefined;
    const picture = await engine('thumbnail', { input, pixels: PREVIEW_PIXELS }, { signal });
    const preview = { description, picture: picture && dataUrl(picture.bytes, 'image/png') };
    cache.set(meta.slug, { key, preview });
    return preview;
  });

export type PreviewState = 'waiting' | 'unreadable' | Preview;

/** The preview made at build time. */
const builtPreview = ({ type, id }: Meta): Preview | undefined =>
  type === 'bundled' ? previews[id] : undefined;

/** Preview of a game: immediate for a bundled game, or made when its row scrolls into view. */
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
