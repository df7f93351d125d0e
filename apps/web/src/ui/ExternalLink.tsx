import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A link out of the application: a new tab that learns nothing of this one (98.5.1). */
export const Outside = ({ to, children }: { readonly to: string; readonly children?: ReactNode }) => {
  const { t } = useTranslation('pages');
  return (
    <Anchor
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      underline="always"
      inherit
      title={t('newTab')}
    >
      {children}
    </Anchor>
  );
};
