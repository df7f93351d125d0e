import { defineConfig } from 'vitest/config';
import { facts } from './apps/web/plugin-facts.ts';

export default defineConfig({
  plugins: [facts()],
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
