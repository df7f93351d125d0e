import { engine } from '../engine/engine.ts';
import { alertFailure } from '../sources/alerts.ts';
import { BrokenFile } from '../sources/source-error.ts';
import type { Bridge, RefusedFile } from './bridge.ts';
import type { Desktop } from './desktop.ts';

/** The slug of a game that is being opened; nothing after an alert has told why, or when it is cancelled. */
const opened = async (opening: Promise<string | null | undefined>): Promise<string | undefined> => {
  try {
    return (await opening) ?? undefined;
  } catch (error) {
    alertFailure(isRefused(error) ? await brokenFile(error) : error, 'Error');
    return undefined;
  }
};

const isRefused = (error: unknown): error is RefusedFile =>
  error instanceof Error && typeof (error as Partial<RefusedFile>).text === 'string';

const brokenFile = async ({ file, text }: RefusedFile): Promise<BrokenFile> =>
  new BrokenFile(file, await engine('refusal', { text }));

/** Remembers files that were dropped; the slug of the first that is a game. */
export const openPaths = async (
  bridge: Bridge,
  dropped: readonly (File | string)[],
): Promise<string | undefined> => {
  const slugs: (string | undefined)[] = [];
  for (const one of dropped) slugs.push(await opened(bridge.saveGamePath(one)));
  return slugs.find((slug) => slug !== undefined);
};

export const desktopOpening = (bridge: Bridge): Pick<Desktop, 'openPicker' | 'openDropped'> => ({
  openPicker: () => opened(bridge.openGame()),
  openDropped: (items) =>
    openPaths(
      bridge,
      [...items]
        .filter(({ kind }) => kind === 'file')
        .map((item) => item.getAsFile())
        .filter((file) => file !== null),
    ),
});
