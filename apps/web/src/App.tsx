import { MantineProvider } from '@mantine/core';
import { createBrowserRouter, Navigate, type RouteObject, RouterProvider } from 'react-router';
import { DeskSkeleton } from './desk/DeskSkeleton.tsx';
import { registerFonts } from './engine/font-files.ts';
import { Frame } from './frame/Frame.tsx';
import { NotFound } from './frame/NotFound.tsx';
import { RouteFailure } from './frame/RouteFailure.tsx';
import './i18n/index.ts';
import { cssVariables, theme } from './theme.ts';

registerFonts();

/** Below a game: the overview, its components and their single pieces (98.3.1). */
const gamePages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./screens/game/Overview.tsx')).Overview }),
  },
  {
    path: ':tab',
    lazy: async () => ({ Component: (await import('./screens/game/ComponentPage.tsx')).ComponentPage }),
  },
  ...['b18/:tab', 'b18/:tab/:color'].map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('./screens/game/Board18Page.tsx')).Board18Page }),
  })),
  {
    path: ':tab/:index',
    lazy: async () => ({ Component: (await import('./screens/game/PiecePage.tsx')).PiecePage }),
  },
  {
    path: ':tab/:type/:index',
    lazy: async () => ({ Component: (await import('./screens/game/PiecePage.tsx')).PiecePage }),
  },
  { path: '*', Component: NotFound },
];

const pages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./screens/home/Home.tsx')).Home }) },
  // The page about the application itself belongs to the desktop build (98.3.1).
  { path: 'app', element: <Navigate replace to="/" /> },
  { path: 'games', lazy: async () => ({ Component: (await import('./screens/games/Games.tsx')).Games }) },
  {
    path: 'games/:slug',
    lazy: async () => ({ Component: (await import('./screens/game/GameLoader.tsx')).GameLoader }),
    children: gamePages,
  },
  {
    path: 'elements',
    lazy: async () => ({ Component: (await import('./screens/elements/Atoms.tsx')).Atoms }),
  },
  {
    path: 'elements/tiles',
    lazy: async () => ({ Component: (await import('./screens/elements/Tiles.tsx')).Tiles }),
  },
  {
    path: 'elements/logos',
    lazy: async () => ({ Component: (await import('./screens/elements/Logos.tsx')).Logos }),
  },
  { path: 'docs/*', lazy: async () => ({ Component: (await import('./screens/docs/Docs.tsx')).Docs }) },
  { path: '*', Component: NotFound },
];

const router = createBrowserRouter([
  {
    path: '/test-page',
    lazy: async () => ({ Component: (await import('./screens/TestPage.tsx')).TestPage }),
  },
  {
    path: '/',
    Component: Frame,
    ErrorBoundary: RouteFailure,
    HydrateFallback: DeskSkeleton,
    // A page that stops leaves the frame standing.
    children: [{ ErrorBoundary: RouteFailure, children: pages }],
  },
]);

export const App = () => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    <RouterProvider router={router} />
  </MantineProvider>
);
