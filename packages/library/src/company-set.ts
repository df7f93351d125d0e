import { lazyStore } from '@platelayer/scene';
import type { CompanySet } from './company-sets.ts';

/** Ids of the override sets, by which a configuration names them. */
export const COMPANY_SET_IDS: readonly string[] = [
  '1830',
  '1830-Mayfair',
  'dev',
  'languages',
  'lotr',
  'owl',
  'webdev',
];

const NAME = 'sets';
const store = lazyStore(() => import('./company-sets.ts'));

/** The override sets. Few games are played with one, so they are loaded when the first is asked for. */
export const companySets = {
  /** Nothing for an unknown id, and then nothing is overridden. */
  get: (id: string): CompanySet | undefined =>
    COMPANY_SET_IDS.includes(id) ? store.get(NAME)?.COMPANY_SETS.find((set) => set.id === id) : undefined,
  loadMissing: store.loadMissing,
  /** Loads them before anybody asks. */
  load: async (): Promise<readonly CompanySet[]> => {
    store.get(NAME);
    await store.loadMissing();
    return store.get(NAME)?.COMPANY_SETS ?? [];
  },
};
