import { useEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

/** Sets the document title: page, game (if any) and product (98.14). */
export const usePageTitle = (page: string, game?: string): void => {
  const t = useTexts('frame');
  const title = [page, game, t('title')].filter(Boolean).join(' - ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};
