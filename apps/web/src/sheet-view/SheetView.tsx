import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { loadFaces } from '../engine/font-files.ts';
import type { Picture } from '../engine/values.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PaperSheet } from './PaperSheet.tsx';
import { useSheetPages } from './pages.ts';
import { printRules, sheetLabel } from './paper.ts';
import { useGestures } from './use-gestures.ts';
import { useScale } from './use-scale.ts';
import { PIXELS_PER_UNIT } from './zoom.ts';

interface SheetViewProps {
  readonly pictures: readonly Picture[];
  /** Whether to mark the sheet as the only picture of its page. */
  readonly capture: boolean;
  /** Called when a sheet has been painted. */
  readonly onShown?: () => void;
  /** Marks over each sheet, not printed. */
  readonly marks?: (sheet: number, picture: Picture) => ReactNode;
  /** Ref to the view, for event listeners. */
  readonly view?: RefObject<HTMLElement | null>;
}

/** Sheets that can be zoomed, panned and printed. */
export const SheetView = ({ pictures, capture, marks, onShown, view: given }: SheetViewProps) => {
  const t = useTexts('frame');
  const own = useRef<HTMLElement>(null);
  const view = given ?? own;
  const { scale, across } = useScale(view, pictures);
  usePages(pictures.length, across);
  useGestures(view);
  useEffect(() => loadFaces(pictures.flatMap(({ faces = [] }) => faces)), [pictures]);
  const rules = useMemo(() => printRules(pictures), [pictures]);
  const style = { '--unit': `${scale * PIXELS_PER_UNIT}px` } as CSSProperties;
  return (
    <section
      ref={view}
      className="sheet-view"
      data-across={across}
      style={style}
      aria-label={t('sheetView.sheets')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an element that scrolls sideways must be reachable by keyboard
      tabIndex={0}
    >
      <style>{rules}</style>
      {pictures.map((picture, i) => (
        <PaperSheet
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet keeps its position when it is drawn again
          key={i}
          picture={picture}
          label={sheetLabel(picture.title, i + 1, pictures.length, (values) => t('sheetView.label', values))}
          capture={capture && pictures.length === 1}
          onShown={onShown}
          marks={marks?.(i, picture)}
        />
      ))}
    </section>
  );
};

/** Publishes the number of sheets and their layout for the toolbar. */
const usePages = (count: number, across: number): void => {
  useLayoutEffect(
    () => useSheetPages.setState(({ current }) => ({ count, across, current: Math.min(current, count - 1) })),
    [count, across],
  );
  useLayoutEffect(() => () => useSheetPages.setState({ count: 0, current: 0 }), []);
};
