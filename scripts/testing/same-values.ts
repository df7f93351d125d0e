import fc from 'fast-check';

/** Tests with random values take the same ones in every run: `SEED=7 npm run unit` takes others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1830) });
