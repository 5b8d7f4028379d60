import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,e2e,scripts}/**/*.test.ts', 'apps/**/*.test.tsx'],
    globalSetup: ['apps/server/testing/postgres.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
