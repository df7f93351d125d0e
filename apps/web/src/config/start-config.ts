import { create } from 'zustand';
import { pageLocation } from '../address/page-location.ts';
import { once } from '../engine/once.ts';
import { browserStorage } from '../state/storage.ts';
import { overridesIn } from './layers.ts';
import { userFile } from './user-file.ts';

/** Where the stored settings are kept, and the former text of damaged ones. */
export const STORED_KEY = 'config';
export const DAMAGED_KEY = 'config.damaged';
/** What the last large change has replaced, until the next change. */
export const UNDO_KEY = 'config.undo';

/** What reads settings from outside, once it is loaded: most visits have the defaults and need none of it. */
export const useChecker = create<{ readonly checker?: typeof import('./checker.ts') }>()(() => ({}));

export const loadChecker = once(async () => useChecker.setState({ checker: await import('./checker.ts') }));

const storedConfig = once(() => import('./stored-config.ts'));

const isStored = (key: string): boolean => typeof browserStorage.readText(key) === 'string';

/** Takes the settings over before the first page draws (98.8), and follows what other tabs make of them (95.2.3). */
export const startConfig = async (): Promise<void> => {
  window.addEventListener('storage', async ({ key }) => {
    // A cleared storage has no key.
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
