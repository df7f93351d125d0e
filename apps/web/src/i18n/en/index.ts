import { config } from './config.ts';
import { desktopTexts } from './desktop.ts';
import { frame } from './frame.ts';
import { games } from './games.ts';
import { onDemand } from './on-demand.ts';
import { pages } from './pages.ts';
import { revisions } from './revisions.ts';
import { sources } from './sources.ts';

/** All texts of the application in English; what another language leaves out is taken from here. */
export const english = {
  frame,
  sources,
  games,
  config,
  onDemand,
  pages,
  revisions,
  desktop: desktopTexts,
} as const;
