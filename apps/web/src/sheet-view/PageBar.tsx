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

/** Toolbar for several sheets: current sheet, navigation, thumbnails and layout. */
export const PageBar = () => {
  const t = useTexts('frame');
  const { count, current, across, hasThumbnails } = useSheetPages();
  useCurrentSheet();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend
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

/** "3 of 12", with the number as a field: a new number goes to that sheet. */
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

/** Visible part of a sheet, as a fraction of the most that fits in the window. */
const visibleShare = ({ top, bottom, height }: DOMRect, from: number, to: number): number =>
  Math.max(0, Math.min(bottom, to) - Math.max(top, from)) / Math.max(1, Math.min(height, to - from));

/** Makes the most visible sheet the current one. The current sheet wins ties, so that jumping to a sheet works. */
const useCurrentSheet = (): void => {
  const { count, across } = useSheetPages();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const from = barsBottom();
      const visible = [...document.querySelectorAll('.sheet-view .sheet-frame')].map((sheet) =>
        visibleShare(sheet.getBoundingClientRect(), from, window.innerHeight),
      );
      const { current } = useSheetPages.getState();
      const most = Math.max(...visible);
      // The tolerance is for rounded pixels.
      if (most > 0 && (visible[current] ?? 0) < most - 0.02)
        useSheetPages.setState({ current: visible.findIndex((share) => share >= most - 0.02) });
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, []);
  // Keeps the current sheet in view when the layout changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change the layout
  useEffect(() => {
    const { current } = useSheetPages.getState();
    if (current > 0) showSheet(current);
  }, [across, count]);
};
