import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Software graphics, for WebGL alone, and nothing that asks the network by itself. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Tests that make the window one that is touched. */
const TOUCHED = ['src/studio/layouts/reach*.test.tsx', 'src/studio/controls/clear.test.tsx'];

/** Component tests, `*.test.tsx`: in a real Chromium, all in one window. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  root: import.meta.dirname,
  // All that tests reach is bundled before the first one runs: a dependency found later reloads the window.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/**/*.test.tsx'],
    include: ['@testing-library/react', 'react/jsx-dev-runtime'],
  },
  test: {
    name: 'browser',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['testing/browser-setup.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
          args: CHROMIUM_ARGUMENTS,
        },
      }),
      // A browser that was a touch screen once has no fine pointer again.
      instances: [
        { browser: 'chromium', name: 'browser (mouse)', exclude: TOUCHED },
        { browser: 'chromium', name: 'browser (touch)', include: TOUCHED },
      ],
      viewport: { width: 1440, height: 900 },
    },
  },
});
