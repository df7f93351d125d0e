import { useTranslation } from 'react-i18next';

/** A blank sheet while the first is drawn; mostly unseen, because it comes late. */
export const SheetSkeleton = () => {
  const { t } = useTranslation('frame');
  return (
    <div className="sheet-skeleton" role="status">
      <span className="visually-hidden">{t('sheetView.drawing')}</span>
      <div className="paper" />
    </div>
  );
};
