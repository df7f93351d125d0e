import { lazyStore } from '@platelayer/scene';

const NAME = 'market';
const store = lazyStore(() => import('../market/market.ts'));

/** What draws markets is as large as what draws maps, and few maps show one: it is loaded when the first does. */
export const marketCode = {
  get: () => store.get(NAME),
  loadMissing: store.loadMissing,
  /** Loads it before a map asks for it. */
  load: async () => {
    store.get(NAME);
    await store.loadMissing();
  },
};
