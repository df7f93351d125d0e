import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { gamePath } from '../address/paths.ts';
import { usePageTitle } from '../address/use-page-title.ts';
import { useSideMenu } from '../frame/SideMenu.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { Notice } from '../ui/Notice.tsx';

/** Page for an unknown address (98.3.5). */
export const NotFound = () => {
  const t = useTexts('frame');
  const { pathname } = useLocation();
  const menu = useSideMenu();
  usePageTitle(t('missing.title'));
  return (
    <Notice
      page
      icon="search"
      title={t('missing.title')}
      actions={
        <>
          {menu?.kind === 'game' && (
            <Button component={Link} to={gamePath(menu.game.meta.slug)} color="slate">
              {t('missing.overview', { game: menu.game.details.title || t('game.untitled') })}
            </Button>
          )}
          <Button component={Link} to="/" variant="default">
            {t('missing.home')}
          </Button>
          <Button component={Link} to="/games/" variant="default">
            {t('missing.games')}
          </Button>
        </>
      }
    >
      <p>{t('missing.message', { path: pathname })}</p>
    </Notice>
  );
};
