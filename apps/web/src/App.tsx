import { MantineProvider } from '@mantine/core';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { BrowserRouter, HashRouter, Navigate, type RouteObject, useRoutes } from 'react-router';
import { bridge } from './desktop/bridge.ts';
import { desktop } from './desktop/desktop.ts';
import { registerFonts } from './engine/font-files.ts';
import { Frame } from './frame/Frame.tsx';
import { RouteBoundary } from './frame/RouteBoundary.tsx';
import { loadTexts } from './i18n/texts.ts';
import { ComponentPage } from './screens/game/ComponentPage.tsx';
import { GameLoader } from './screens/game/GameLoader.tsx';
import { NotFound } from './screens/NotFound.tsx';
import { cssVariables, theme } from './theme.ts';

registerFonts();

/** A page that loads on demand, together with strings that only these pages use. */
const page = (load: () => Promise<ComponentType>, texts?: 'games' | 'pages'): ReactElement => {
  const Page = lazy(async () => {
    const [loaded] = await Promise.all([load(), texts && loadTexts(texts)]);
    return { default: loaded };
  });
  return <Page />;
};

/** Pages of a game: overview, components and single pieces (98.3.1). */
const gamePages: RouteObject[] = [
  {
    index: true,
    element: page(async () => (await import('./screens/game/Overview.tsx')).Overview),
  },
  {
    path: 'figures',
    element: page(async () => (await import('./screens/game/Figures.tsx')).Figures, 'pages'),
  },
  {
    path: 'pieces',
    element: page(async () => (await import('./screens/game/Pieces.tsx')).Pieces, 'pages'),
  },
  {
    path: 'folder',
    element: page(async () => (await import('./screens/game/GameAssets.tsx')).GameAssets, 'pages'),
  },
  {
    path: 'colors',
    element: page(async () => (await import('./screens/game/Colors.tsx')).Colors, 'pages'),
  },
  { path: ':tab', element: <ComponentPage /> },
  ...['b18/:tab', 'b18/:tab/:color'].map((path) => ({
    path,
    element: page(async () => (await import('./screens/game/Board18Page.tsx')).Board18Page),
  })),
  {
    path: ':tab/:index',
    element: page(async () => (await import('./screens/game/PiecePage.tsx')).PiecePage),
  },
  {
    path: ':tab/:type/:index',
    element: page(async () => (await import('./screens/game/PiecePage.tsx')).PiecePage),
  },
  { path: '*', element: <NotFound /> },
];

const pages: RouteObject[] = [
  { index: true, element: page(async () => (await import('./screens/home/Home.tsx')).Home, 'pages') },
  {
    path: 'app',
    element: bridge ? (
      page(async () => (await import('./desktop/AppPage.tsx')).AppPage, 'pages')
    ) : (
      <Navigate replace to="/" />
    ),
  },
  { path: 'games', element: page(async () => (await import('./screens/games/Games.tsx')).Games, 'games') },
  {
    path: 'import',
    element: page(async () => (await import('./screens/games/Import.tsx')).Import, 'games'),
  },
  {
    path: 'games/:slug',
    element: <GameLoader />,
    children: gamePages,
  },
  {
    path: 'elements',
    element: page(async () => (await import('./screens/elements/AtomGallery.tsx')).AtomGallery, 'pages'),
  },
  {
    path: 'elements/tiles',
    element: page(async () => (await import('./screens/elements/TileGallery.tsx')).TileGallery, 'pages'),
  },
  {
    path: 'elements/logos',
    element: page(async () => (await import('./screens/elements/LogoGallery.tsx')).LogoGallery, 'pages'),
  },
  { path: 'docs/*', element: page(async () => (await import('./screens/docs/Docs.tsx')).Docs, 'pages') },
  { path: '*', element: <NotFound /> },
];

const routes: RouteObject[] = [
  { path: '/test-page', element: page(async () => (await import('./screens/TestPage.tsx')).TestPage) },
  { path: '/', element: <Frame />, children: pages },
];

const Routes = () => <RouteBoundary>{useRoutes(routes)}</RouteBoundary>;

/** The desktop application uses the hash, because it cannot rely on how its host serves pages (98.2). */
const Router = bridge ? HashRouter : BrowserRouter;

export const App = () => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    <Router basename={bridge ? undefined : import.meta.env.BASE_URL}>
      <Routes />
      {desktop && <desktop.Events />}
    </Router>
  </MantineProvider>
);
