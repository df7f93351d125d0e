import { useTranslation } from 'react-i18next';

/** A blank sheet while the first is drawn; mostly unseen, because it fades in late. */
export const DeskSkeleton = () => {
  const { t } = useTranslation('frame');
  return (
    <div className="desk-skeleton" role="status">
      <span className="visually-hidden">{t('desk.drawing')}</span>
      <div className="paper" />
    </div>
  );
};
