import { useLocation } from 'react-router';
import { decodePart, gamePath } from '../address/paths.ts';
import { hasSlug } from '../address/slug.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useApp } from '../state/store.ts';
import type { IconName } from '../ui/LineIcon.tsx';

/** A link in the top bar (98.4.3). */
export interface TopBarSection {
  readonly id: 'app' | 'home' | 'game' | 'load' | 'elements' | 'docs';
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly active: boolean;
}

/** Name of the current section for narrow screens, or of the error page (98.3.5). */
export const useCurrentSection = (
  sections: readonly TopBarSection[],
): Pick<TopBarSection, 'icon' | 'label'> => {
  const t = useTexts('frame');
  const [, top = ''] = useLocation().pathname.split('/');
  const near = top === 'games' || top === 'import' ? sections.find(({ id }) => id === 'load') : undefined;
  return sections.find(({ active }) => active) ?? near ?? { icon: 'search', label: t('missing.title') };
};

/** Sections in the order of the top bar, including the remembered game if there is one. */
export const useSections = (): readonly TopBarSection[] => {
  const t = useTexts('frame');
  const { pathname } = useLocation();
  const remembered = useApp((state) => state.remembered);
  const updatable = useApp((state) => state.update?.available === true);
  const [, top = '', slug = ''] = pathname.split('/');
  const inGame = top === 'games' && slug !== '' && hasSlug(remembered, decodePart(slug) ?? '');
  return [
    ...(updatable || top === 'app'
      ? [
          {
            id: 'app' as const,
            to: '/app',
            icon: 'refresh' as const,
            label: t(updatable ? 'nav.update' : 'nav.app'),
            active: top === 'app',
          },
        ]
      : []),
    { id: 'home', to: '/', icon: 'home', label: t('nav.home'), active: top === '' },
    ...(remembered
      ? [
          {
            id: 'game' as const,
            to: gamePath(remembered.slug, 'map'),
            icon: 'map' as const,
            label: remembered.title || t('game.untitled'),
            active: inGame,
          },
        ]
      : []),
    {
      id: 'load',
      to: '/games/',
      icon: 'games',
      label: t('nav.load'),
      active: top === 'games' && slug === '',
    },
    {
      id: 'elements',
      to: '/elements/',
      icon: 'elements',
      label: t('nav.elements'),
      active: top === 'elements',
    },
    { id: 'docs', to: '/docs/', icon: 'docs', label: t('nav.docs'), active: top === 'docs' },
  ];
};
