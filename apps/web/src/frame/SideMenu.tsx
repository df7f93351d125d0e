import { Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { decodePart, GALLERIES } from '../address/paths.ts';
import { hasSlug } from '../address/slug.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DOCS_GROUPS, docsPath } from '../screens/docs/page-groups.ts';
import { type LoadedGame, useApp } from '../state/store.ts';
import { PageEntry } from '../ui/MenuEntry.tsx';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import { useFrame } from './frame-state.ts';
import { GameMenu } from './GameMenu.tsx';

/** Only narrow screens need it. */
const TemporaryMenu = lazy(async () => ({ default: (await import('./TemporaryMenu.tsx')).TemporaryMenu }));

/** Side menu of an address (98.4.4). */
export type SideMenuKind =
  | { readonly kind: 'docs' | 'elements' }
  | { readonly kind: 'game'; readonly game: LoadedGame };

export const useSideMenu = (): SideMenuKind | undefined => {
  const [, top = '', slug = ''] = useLocation().pathname.split('/');
  const game = useApp((state) => state.game);
  if (top === 'docs' || top === 'elements') return { kind: top };
  return top === 'games' && slug !== '' && game && hasSlug(game.meta, decodePart(slug) ?? '')
    ? { kind: 'game', game }
    : undefined;
};

const contentOf = (menu: SideMenuKind): ReactNode => {
  switch (menu.kind) {
    case 'docs':
      return <DocsMenu />;
    case 'elements':
      return <ElementsMenu />;
    case 'game':
      return <GameMenu game={menu.game} />;
  }
};

/** Permanent on wide screens, a temporary drawer on others. */
export const SideMenu = ({ menu }: { readonly menu: SideMenuKind }) => {
  const t = useTexts('frame');
  const { pathname } = useLocation();
  const open = useFrame((state) => state.menu);
  // The breakpoint `md` of 98.4.2.
  const wide = useMediaQuery('(min-width: 960px)', undefined, { getInitialValueInEffect: false });
  const close = () => useFrame.setState({ menu: false });
  const shown = useRef(pathname);
  // Close it after a link was followed, but not if it was opened while it was still loading.
  useEffect(() => {
    if (shown.current !== pathname) useFrame.setState({ menu: false });
    shown.current = pathname;
  }, [pathname]);
  const list = useCurrentInView(pathname);
  const content = (
    <nav ref={list} aria-label={t(`menus.${menu.kind}`)}>
      <PartBoundary key={menu.kind} loading={<Loader m="md" role="status" aria-label={t('loading')} />}>
        {contentOf(menu)}
      </PartBoundary>
    </nav>
  );
  return wide ? (
    <div className="side-menu chrome">{content}</div>
  ) : (
    <PartBoundary close={close}>
      <TemporaryMenu opened={open} onClose={close} title={t(`menus.${menu.kind}`)}>
        {content}
      </TemporaryMenu>
    </PartBoundary>
  );
};

/** Scrolls the current entry into view in a long menu. */
const useCurrentInView = (pathname: string): RefCallback<HTMLElement> =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another entry
  useCallback(
    (menu) => {
      if (!menu) return;
      // Options that load later push it down.
      const observer = new ResizeObserver(() =>
        menu.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }),
      );
      observer.observe(menu);
      return () => observer.disconnect();
    },
    [pathname],
  );

const DocsMenu = () => {
  const t = useTexts('onDemand');
  return DOCS_GROUPS.map((pages) => (
    <ul key={pages[0]} className="entries divided">
      {pages.map((page) => (
        <PageEntry
          key={page}
          to={docsPath(page)}
          title={t(`docs.${page}.title`)}
          description={t(`docs.${page}.description`)}
        />
      ))}
    </ul>
  ));
};

const ElementsMenu = () => {
  const t = useTexts('onDemand');
  return (
    <ul className="entries">
      {GALLERIES.map(({ id, path }) => (
        <PageEntry
          key={id}
          to={path}
          title={t(`elements.${id}.title`)}
          description={t(`elements.${id}.description`)}
        />
      ))}
    </ul>
  );
};
