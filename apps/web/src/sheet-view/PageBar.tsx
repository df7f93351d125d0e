import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import {
  barsBottom,
  showSheet,
  stepSheet,
  toggleSideBySide,
  toggleThumbnails,
  useSheetPages,
} from './pages.ts';
import { ToolButton } from './ToolButton.tsx';

/** Which of several sheets is looked at, the way to any other, and how they lie. */
export const PageBar = () => {
  const t = useTexts('frame');
  const { count, current, across, hasThumbnails } = useSheetPages();
  useCurrentSheet();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend along
    <div className="tools page-bar" role="group" aria-label={t('sheetView.sheets')}>
      <ToolButton
        name={t('sheetView.thumbnails')}
        icon="thumbnails"
        shortcut="thumbnails"
        side="below-right"
        pressed={hasThumbnails}
        onClick={toggleThumbnails}
      />
      <ToolButton
        name={t('sheetView.previous')}
        icon="up"
        shortcut="previousSheet"
        side="below-right"
        disabled={current === 0}
        onClick={() => stepSheet(-1)}
      />
      <PageField />
      <ToolButton
        name={t('sheetView.next')}
        icon="down"
        shortcut="nextSheet"
        side="below-left"
        disabled={current === count - 1}
        onClick={() => stepSheet(1)}
      />
      <ToolButton
        className="side-by-side"
        name={t('sheetView.sideBySide')}
        icon="beside"
        shortcut="sideBySide"
        side="below-left"
        pressed={across > 1}
        onClick={toggleSideBySide}
      />
    </div>
  );
};

/** "3 of 12"; another number leads to another sheet. */
const PageField = () => {
  const t = useTexts('frame');
  const { count, current } = useSheetPages();
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const page = Number.parseInt(typed ?? '', 10);
    setTyped(undefined);
    if (page) showSheet(page - 1);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') go();
    if (key === 'Escape') setTyped(undefined);
  };
  return (
    <span className="page-field">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('sheetView.number', { count })}
        value={typed ?? current + 1}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={go}
        onKeyDown={onKeyDown}
      />
      <span>{t('sheetView.of', { count })}</span>
    </span>
  );
};

/** How much of a sheet is seen, of what can be seen of it at most. */
const shareSeen = ({ top, bottom, height }: DOMRect, from: number, to: number): number =>
  Math.max(0, Math.min(bottom, to) - Math.max(top, from)) / Math.max(1, Math.min(height, to - from));

/** Follows what is in view: the sheet that is seen best; the one that was jumped to, as long as none is seen better. */
const useCurrentSheet = (): void => {
  const { count, across } = useSheetPages();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const from = barsBottom();
      const seen = [...document.querySelectorAll('.sheet-view .sheet-frame')].map((sheet) =>
        shareSeen(sheet.getBoundingClientRect(), from, window.innerHeight),
      );
      const { current } = useSheetPages.getState();
      const most = Math.max(...seen);
      // Pixels are rounded: a hair less is as much.
      if (most > 0 && (seen[current] ?? 0) < most - 0.02)
        useSheetPages.setState({ current: seen.findIndex((share) => share >= most - 0.02) });
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, []);
  // Sheets that lie otherwise: the one that was looked at stays in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what moves it
  useEffect(() => {
    const { current } = useSheetPages.getState();
    if (current > 0) showSheet(current);
  }, [across, count]);
};
