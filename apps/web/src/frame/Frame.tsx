import { lazy, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useMatch, useSearchParams } from 'react-router';
import { hasFlag } from '../address/query.ts';
import { analytics } from '../analytics/index.ts';
import { useShortcuts } from '../commands/shortcuts.ts';
import { findComponentFacts } from '../component-facts.ts';
import { ConfigDrawer } from '../config/ConfigDrawer.tsx';
import { overridesIn } from '../config/layers.ts';
import { offersA4 } from '../config/paper-offer.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useLaunchedFiles } from '../pwa/use-launched-files.ts';
import { DropTarget } from '../sources/DropTarget.tsx';
import { Alerts } from '../ui/Alerts.tsx';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import { FloatingButtons } from './FloatingButtons.tsx';
import { closeDock, endStart, useFrame } from './frame-state.ts';
import { RouteBoundary } from './RouteBoundary.tsx';
import { SideMenu, useSideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

// Parts that most visits never open load on demand.
const PaperOffer = lazy(async () => ({ default: (await import('../config/PaperOffer.tsx')).PaperOffer }));
const LinkNotice = lazy(async () => ({ default: (await import('../config/LinkNotice.tsx')).LinkNotice }));
const Palette = lazy(async () => ({
  default: (await import('../commands/CommandPalette.tsx')).CommandPalette,
}));
const Dock = lazy(async () => ({ default: (await import('./Dock.tsx')).Dock }));
const ShortcutList = lazy(async () => ({
  default: (await import('../commands/ShortcutList.tsx')).ShortcutList,
}));

/** Everything around a page (98.4). In print mode there is nothing around it (98.4.11). */
export const Frame = () => {
  const t = useTexts('frame');
  const [query] = useSearchParams();
  const menu = useSideMenu();
  const starting = useStarting();
  // Only games have panels.
  const dock = useFrame((state) => (menu?.kind === 'game' ? state.dock : undefined));
  const main = useFreshPage();
  const [offer] = useState(offersA4);
  /** In the desktop application, the part after `#` is the page. */
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  useShortcuts();
  usePageViews();
  useHelpPage();
  useLaunchedFiles();
  if (hasFlag(query, 'print'))
    return (
      <main className="print-mode">
        <Page />
      </main>
    );
  return (
    <div
      className="frame"
      data-menu={starting || menu !== undefined}
      data-game={starting || menu?.kind === 'game'}
      data-config={hasFlag(query, 'config')}
      data-dock={dock !== undefined}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: a link to a place on the page, which a hash route would take for a page */}
      <a className="skip chrome" href="#main" onClick={skip}>
        {t('skip')}
      </a>
      <TopBar hasMenu={menu !== undefined} />
      {menu && !starting && <SideMenu menu={menu} />}
      <main id="main" ref={main} className="page-area" tabIndex={-1}>
        {offer && (
          <PartBoundary>
            <PaperOffer />
          </PartBoundary>
        )}
        {overridesIn(`${query}`) !== '' && !starting && (
          <PartBoundary>
            <LinkNotice />
          </PartBoundary>
        )}
        <Page />
      </main>
      {!starting && (
        <>
          <FloatingButtons game={menu?.kind === 'game' ? menu.game : undefined} />
          {dock && (
            <PartBoundary close={closeDock}>
              <Dock content={dock} />
            </PartBoundary>
          )}
          <ConfigDrawer />
          <Alerts />
          <DropTarget />
          <Dialogs />
        </>
      )}
    </div>
  );
};

/** Whether the visit began with a component whose sheet is not drawn yet. */
const useStarting = (): boolean => {
  const starting = useFrame((state) => state.starting);
  const component = findComponentFacts(useMatch('/games/:slug/:tab')?.params.tab);
  useEffect(() => {
    if (!component) endStart();
  }, [component]);
  return starting && component !== undefined;
};

/** An error in a page does not affect the frame. */
const Page = () => (
  <RouteBoundary>
    <Outlet />
  </RouteBoundary>
);

/** Dialogs are mounted from their first use on, so that closing is animated. */
const Dialogs = () => {
  const { palette, shortcuts } = useFrame();
  const [called, setCalled] = useState(shortcuts);
  if (shortcuts && !called) setCalled(true);
  return (
    <>
      {called && (
        <PartBoundary
          close={() => {
            setCalled(false);
            useFrame.setState({ shortcuts: false });
          }}
        >
          <ShortcutList />
        </PartBoundary>
      )}
      {palette > 0 && (
        <PartBoundary close={() => useFrame.setState({ palette: 0, typed: undefined })}>
          <Palette />
        </PartBoundary>
      )}
    </>
  );
};

/** On a new path, scrolls to the top, closes dialogs and focuses the heading. A new query does none of that (98.4.12, 98.14). */
const useFreshPage = () => {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    useFrame.setState({ exporting: false, shortcuts: false });
    window.scrollTo(0, 0);
    const heading = main.current?.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
};

/** Remembers the help page from which a game was opened, for a link back to it. */
const useHelpPage = (): void => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    const inGames = pathname.startsWith('/games/');
    if (inGames && before.current.startsWith('/docs')) useFrame.setState({ helpPage: before.current });
    if (!inGames) useFrame.setState({ helpPage: undefined });
    before.current = pathname;
  }, [pathname]);
};

/** Counts a page view on every change of path or query. */
const usePageViews = (): void => {
  const { pathname, search } = useLocation();
  useEffect(() => analytics.pageView({ pathname, search }), [pathname, search]);
};
