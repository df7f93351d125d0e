import { type CSSProperties, type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '../engine/messages.ts';
import { PaperSheet } from './PaperSheet.tsx';
import { printRules } from './print-pages.ts';
import { sheetLabel } from './sheet-label.ts';
import { useGestures } from './use-gestures.ts';
import { useScale } from './use-scale.ts';
import { PIXELS_PER_UNIT } from './zoom.ts';

interface SheetViewProps {
  readonly pictures: readonly Picture[];
  /** The only sheet is what a picture of the page shows. */
  readonly capture: boolean;
  /** Called when a sheet has been painted. */
  readonly onShown?: () => void;
  /** What lies over each sheet and is not printed. */
  readonly marks?: (sheet: number, picture: Picture) => ReactNode;
  /** The view itself, for those who listen to it. */
  readonly view?: RefObject<HTMLElement | null>;
}

/** Sheets of paper that can be zoomed, moved and printed. */
export const SheetView = ({ pictures, capture, marks, onShown, view: given }: SheetViewProps) => {
  const { t } = useTranslation('frame');
  const own = useRef<HTMLElement>(null);
  const view = given ?? own;
  const scale = useScale(view, pictures);
  useGestures(view);
  const rules = useMemo(() => printRules(pictures), [pictures]);
  const style = { '--unit': `${scale * PIXELS_PER_UNIT}px` } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can scroll sideways must be reachable by keyboard
    <section ref={view} className="sheet-view" style={style} aria-label={t('sheetView.sheets')} tabIndex={0}>
      <style>{rules}</style>
      {pictures.map((picture, i) => (
        <PaperSheet
          // biome-ignore lint/suspicious/noArrayIndexKey: the n-th sheet stays the n-th sheet when it is drawn again
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
