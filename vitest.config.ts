import { defineConfig } from 'vitest/config';
import { facts } from './apps/web/plugin-facts.ts';
import { fallbackFonts } from './scripts/plugin-fallback.ts';

/** Tests that draw every bundled game in full. They take minutes and run in a separate step. */
const GAMES = [
  // Takes as long as all others together, which run in parallel with it.
  'packages/export/src/every-game.test.ts',
  'packages/export/src/memory.test.ts',
  'packages/export/src/packs/shop/every-game.test.ts',
  'packages/components/src/printed-pieces.test.ts',
  'packages/components/src/contrast.test.ts',
  'packages/revisions/src/version.test.ts',
];

/** Changes the tables that every other test reads. */
const ALONE = ['scripts/one-entry.test.ts'];

/** One of them replaces a package that every other test reads. */
const FINGERPRINTS = ['packages/export/src/testing/fingerprints/*.test.ts'];

const project = (name: string, include: readonly string[], options: object = {}) => ({
  extends: true as const,
  test: { name, include: [...include], ...options },
});

export default defineConfig({
  plugins: [facts(), fallbackFonts({ emit: [], folder: 'assets/fonts/' })],
  test: {
    // A test that hangs; a busy machine may take its time.
    testTimeout: 120_000,
    maxWorkers: '100%',
    setupFiles: ['scripts/testing/same-values.ts'],
    // Test files share the modules they load, which is most of their time: no test may change one.
    isolate: false,
    projects: [
      project('unit', ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'], {
        exclude: [...GAMES, ...ALONE, ...FINGERPRINTS],
      }),
      project('tables', ALONE, { isolate: true }),
      project('games', GAMES),
      project('fingerprints', FINGERPRINTS, { isolate: true }),
    ],
  },
});
