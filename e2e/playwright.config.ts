import { defineConfig } from '@playwright/test';
import { ARGUMENTS, executablePath, SIZES } from './support/browser.ts';

/** Journeys that are made at every width; the others are made on a desktop, or set their own. */
const EVERY_WIDTH = /@every-width/;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Where no PostgreSQL could be installed, `npm test` says so.
  testIgnore: process.env['POSTGRES_BIN'] ? [] : ['**/postgres.spec.ts', '**/replicas.spec.ts'],
  globalSetup: './support/filled-folder.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A journey that passes the second time is named as unsteady by `npm test`: docs/decisions/0033-unsteady-journeys.md.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The browser that journeys share whose person only visits; the others start their own.
  use: { launchOptions: { executablePath, args: [...ARGUMENTS] } },
  outputDir: '../test-results',
  projects: [
    { name: 'desktop', use: { viewport: SIZES.desktop } },
    { name: 'phone', grep: EVERY_WIDTH, use: { viewport: SIZES.phone, hasTouch: true } },
    { name: 'tablet', grep: EVERY_WIDTH, use: { viewport: SIZES.tablet, hasTouch: true } },
  ],
});
