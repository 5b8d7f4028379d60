import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    tags: [
      {
        name: 'postgres',
        description: 'What a database may do in its own way: npm test tries it on PostgreSQL too.',
      },
    ],
    projects: [
      {
        test: {
          name: 'node',
          include: ['{packages,apps,e2e,native,scripts}/**/*.test.ts'],
          globalSetup: ['apps/server/testing/postgres.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // The engine's gestures once more with a background that yields after every slice.
        test: {
          name: 'engine-deferred',
          include: [
            'packages/engine/src/{engine,eraser,stay-inside}.test.ts',
            'packages/engine/src/core/properties.test.ts',
            'packages/engine/src/dom/{touches,pointer-router}.test.ts',
          ],
          setupFiles: ['packages/engine/testing/use-deferring-background.ts'],
          testTimeout: 30_000,
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
});
