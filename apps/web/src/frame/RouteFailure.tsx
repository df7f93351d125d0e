import { Button } from '@mantine/core';
import { reasonOf } from '@platelayer/export';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../ui/Notice.tsx';

/** What is seen when a page stops, our own fault or a chunk that could not be fetched. */
export const RouteFailure = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation('frame');
  const reason = reasonOf(error);
  return (
    <Notice
      page
      icon="error"
      title={t('failure.title')}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>
          <Button component={Link} to="/" variant="default" reloadDocument>
            {t('failure.home')}
          </Button>
        </>
      }
    >
      <p>{t('failure.message', { reason })}</p>
      <p>{t('failure.hint')}</p>
    </Notice>
  );
};
