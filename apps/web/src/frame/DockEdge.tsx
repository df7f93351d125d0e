import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { browserStorage } from '../state/storage.ts';

/** Percentage of the window. */
const [SMALLEST, DEFAULT, LARGEST] = [20, 32, 70];
const STEP = 4;
const KEY = 'dockSize';

const clamp = (percent: number) => Math.round(Math.min(Math.max(percent, SMALLEST), LARGEST));

const storedSize = (): number => {
  const stored = browserStorage.read(KEY);
  return typeof stored === 'number' ? clamp(stored) : DEFAULT;
};

/** The edge between panel and page: drag it, or use the arrow keys. The size is kept for the next visit. */
export const DockEdge = () => {
  const t = useTexts('frame');
  const [size, setSize] = useState(storedSize);
  useEffect(() => {
    document.documentElement.style.setProperty('--dock', String(size));
    browserStorage.write(KEY, size);
  }, [size]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const edge = event.currentTarget;
    if (!edge.hasPointerCapture(event.pointerId)) return;
    const panel = edge.parentElement?.getBoundingClientRect();
    if (!panel) return;
    const part = isBelow(edge)
      ? (panel.bottom - event.clientY) / window.innerHeight
      : (panel.right - event.clientX) / window.innerWidth;
    setSize(clamp(100 * part));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const larger = event.key === 'ArrowLeft' || event.key === 'ArrowUp';
    if (!larger && event.key !== 'ArrowRight' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setSize(clamp(size + (larger ? STEP : -STEP)));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      className="dock-edge"
      role="separator"
      aria-label={t('dock.resize')}
      aria-valuenow={size}
      aria-valuemin={SMALLEST}
      aria-valuemax={LARGEST}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
};

/** Whether the style sheet puts the panel below the page. */
const isBelow = (edge: HTMLElement): boolean => getComputedStyle(edge).cursor === 'row-resize';
