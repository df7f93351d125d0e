import { lazyStore } from '@platelayer/scene';

const NAME = 'market';
const store = lazyStore(() => import('../market/market.ts'));

/** Market drawing code, as large as the code for maps. Few maps show a market, so it is loaded on first use. */
export const marketCode = {
  get: () => store.get(NAME),
  loadMissing: store.loadMissing,
  /** Loads the code in advance. */
  load: async () => {
    store.get(NAME);
    await store.loadMissing();
  },
};
