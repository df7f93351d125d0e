import { config } from './config.ts';
import type { desktop } from './desktop.ts';
import { frame } from './frame.ts';
import type { pages } from './pages.ts';
import { sources } from './sources.ts';

/** The texts of every visit in English; what another language leaves out is taken from here. */
export const english = { frame, sources, config } as const;

/** All texts. Those of single pages and of the desktop application come with their code. */
export type English = typeof english & { readonly pages: typeof pages; readonly desktop: typeof desktop };
