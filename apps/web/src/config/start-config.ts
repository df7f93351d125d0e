import { create } from 'zustand';
import { pageLocation } from '../address/page-location.ts';
import { loadOnce } from '../engine/load-once.ts';
import { browserStorage } from '../state/storage.ts';
import { DAMAGED_KEY, STORED_KEY, UNDO_KEY, userFile } from './config-sources.ts';
import { overridesIn } from './layers.ts';

/** The module that reads settings, once loaded. Most visits use the defaults and never load it. */
export const useChecker = create<{ readonly checker?: typeof import('./checker.ts') }>()(() => ({}));

export const loadChecker = loadOnce(async () =>
  useChecker.setState({ checker: await import('./checker.ts') }),
);

const storedConfig = loadOnce(() => import('./stored-config.ts'));

const isStored = (key: string): boolean => typeof browserStorage.readText(key) === 'string';

/** Reads the stored settings before the first page draws (98.8), and follows changes in other tabs (95.2.3). */
export const startConfig = async (): Promise<void> => {
  window.addEventListener('storage', async ({ key }) => {
    // The key is null if the whole storage was cleared.
    if (key === null || [STORED_KEY, DAMAGED_KEY, UNDO_KEY].includes(key))
      (await storedConfig()).followStored();
  });
  const overridden = overridesIn(pageLocation().search) !== '';
  await Promise.all([
    userFile !== undefined || overridden ? loadChecker() : undefined,
    isStored(STORED_KEY) || isStored(DAMAGED_KEY)
      ? storedConfig().then(({ openConfig }) => openConfig())
      : undefined,
  ]);
};
