import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';

export const AppLink = ({ to, children }: { readonly to: string; readonly children?: ReactNode }) => (
  <Anchor component={Link} to={to} underline="always" inherit>
    {children}
  </Anchor>
);

/** A link to another site, in a new tab without an opener or referrer (98.5.1). */
export const ExternalLink = ({ to, children }: { readonly to: string; readonly children?: ReactNode }) => {
  const t = useTexts('frame');
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
