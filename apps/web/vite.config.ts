import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './vite/chunks.ts';
import { configurationInDev } from './vite/configuration-in-dev.ts';
import { noChunkCycles } from './vite/no-chunk-cycles.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { routePreloads } from './vite/route-preloads.ts';
import { serviceWorker } from './vite/service-worker.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3001'}`;

/** `--mode parts` builds the page of parts alone, into a folder of its own. */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    configurationInDev(api),
    preloadFonts(),
    routePreloads(),
    noChunkCycles(),
    mode !== 'parts' && serviceWorker(),
    precompress(),
  ],
  server: { proxy: { '/api': api, '/images': api } },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    outDir: mode === 'parts' ? 'dist-parts' : 'dist',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: mode === 'parts' ? 'parts.html' : 'index.html',
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunks,
        },
      },
    },
  },
}));
