import fc from 'fast-check';

/** Makes random values in tests the same in every run. `SEED=7 npm run unit` uses different ones. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1830) });
