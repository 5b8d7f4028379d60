import { defineConfig } from 'vitest/config';

const NO_SOURCES = ['**/node_modules/**', '**/dist/**'];

/** Tests of modules that keep nothing but what never changes: the files that a worker runs share them. */
const TOGETHER = ['apps/{server,sandbox}/**/*.test.ts', 'packages/{contracts,formats,linework}/**/*.test.ts'];

const NODE = {
  globalSetup: ['apps/server/testing/postgres.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

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
          exclude: [...NO_SOURCES, ...TOGETHER],
          ...NODE,
        },
      },
      {
        // Loading the server anew for each of its files takes longer than most of their tests.
        test: { name: 'server', include: TOGETHER, exclude: NO_SOURCES, isolate: false, ...NODE },
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
