import { gamePath } from '../address/paths.ts';
import { engine } from '../engine/engine.ts';
import { alertFailure } from '../sources/alerts.ts';
import { BrokenFile } from '../sources/source-error.ts';
import type { Bridge, RefusedFile } from './bridge.ts';
import type { Desktop } from './desktop.ts';

/** Returns the slug of an opened game; undefined if cancelled or, after an alert, if it failed. */
const opened = async (
  opening: Promise<string | null | undefined>,
  otherwise?: () => Promise<string | undefined>,
): Promise<string | undefined> => {
  try {
    return (await opening) ?? undefined;
  } catch (error) {
    const other = await otherwise?.();
    if (other === undefined) alertFailure(isRefused(error) ? await brokenFile(error) : error);
    return other;
  }
};

const isRefused = (error: unknown): error is RefusedFile =>
  error instanceof Error && typeof (error as Partial<RefusedFile>).text === 'string';

const brokenFile = async ({ file, text }: RefusedFile): Promise<BrokenFile> =>
  new BrokenFile(file, await engine('refusal', { text }));

/** Passes sources of 18xx.games titles to the import page and returns its address; undefined for anything else. */
const importPath = async (bridge: Bridge, dropped: File | string): Promise<string | undefined> => {
  const path = typeof dropped === 'string' ? dropped : dropped.name;
  const files = await bridge.readDropped?.(path).catch(() => undefined);
  if (!files || files.size === 0) return undefined;
  const { useTitleFiles } = await import('../sources/title-files.ts');
  const named = [...files].map(([name, bytes]) => [name, new File([bytes], name)] as const);
  useTitleFiles.setState({ files: new Map(named) });
  return IMPORT;
};

const IMPORT = '/import';

/** Opens dropped items and returns the address of the first game, or of the import. */
export const openPaths = async (
  bridge: Bridge,
  dropped: readonly (File | string)[],
): Promise<string | undefined> => {
  const addresses: (string | undefined)[] = [];
  for (const one of dropped) {
    const slug = await opened(bridge.saveGamePath(one), () => importPath(bridge, one));
    addresses.push(slug === undefined || slug === IMPORT ? slug : gamePath(slug, 'map'));
  }
  return addresses.find((address) => address !== undefined);
};

export const desktopOpening = (
  bridge: Bridge,
): Pick<Desktop, 'openPicker' | 'openFolder' | 'openDropped'> => ({
  openPicker: () => opened(bridge.openGame()),
  ...(bridge.openGameFolder && { openFolder: () => opened(bridge.openGameFolder!()) }),
  openDropped: (items) =>
    openPaths(
      bridge,
      [...items]
        .filter(({ kind }) => kind === 'file')
        .map((item) => item.getAsFile())
        .filter((file) => file !== null),
    ),
});
