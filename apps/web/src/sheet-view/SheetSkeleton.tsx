import { useTexts } from '../i18n/use-texts.ts';

/** A blank sheet while the first one is drawn. It fades in late, so that users rarely see it. */
export const SheetSkeleton = () => {
  const t = useTexts('frame');
  return (
    <div className="sheet-skeleton" role="status">
      <span className="visually-hidden">{t('sheetView.drawing')}</span>
      <div className="paper" />
    </div>
  );
};
