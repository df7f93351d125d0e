import { alertFailure } from '../sources/alerts.ts';
import type { Bridge } from './bridge.ts';
import type { Desktop } from './desktop.ts';

/** The slug of a game that is being opened; nothing after an alert has told why, or when it is cancelled. */
const opened = async (opening: Promise<string | null | undefined>): Promise<string | undefined> => {
  try {
    return (await opening) ?? undefined;
  } catch (error) {
    alertFailure(error, 'Error');
    return undefined;
  }
};

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
