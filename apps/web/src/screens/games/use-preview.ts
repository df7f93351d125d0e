import { type RefObject, useEffect, useState } from 'react';
import type { Summary } from '../../state/store.ts';
import { type Preview, previewOf } from './previews.ts';

export type PreviewState = 'waiting' | 'unreadable' | Preview;

/** The preview of a game, made once its row comes into view. */
export const usePreview = (game: Summary, row: RefObject<HTMLElement | null>): PreviewState => {
  const [preview, setPreview] = useState<PreviewState>('waiting');
  useEffect(() => {
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
