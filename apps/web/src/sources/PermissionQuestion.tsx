import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../ui/Notice.tsx';
import type { PermissionRequest } from './permission.ts';

/** In place of a game whose file the browser may not read yet (98.6.3). */
export const PermissionQuestion = ({ question }: { readonly question: PermissionRequest }) => {
  const { t } = useTranslation('sources');
  return (
    <Notice
      page
      icon="lock"
      title={t('permission.ask', { title: question.title || t('permission.thisFile') })}
      actions={
        <>
          <Button onClick={question.grant}>{t('permission.grant')}</Button>
          <Button component={Link} to="/games/" variant="default">
            {t('permission.back')}
          </Button>
        </>
      }
    >
      <p>{t('permission.note')}</p>
    </Notice>
  );
};
