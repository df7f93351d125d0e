import { useEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

/** The title of the document: page, game and product, as far as there are (98.14). */
export const usePageTitle = (page: string, game?: string): void => {
  const t = useTexts('frame');
  const title = [page, game, t('title')].filter(Boolean).join(' - ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};
