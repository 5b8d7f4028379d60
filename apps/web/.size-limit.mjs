import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('dist/.vite/manifest.json', import.meta.url), 'utf8'));

/** A chunk's file and those it cannot start without. */
function needs(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const other of manifest[name].imports ?? []) needs(other, seen);
  return seen;
}

function scripts(...names) {
  const chunks = new Set(names.flatMap((name) => [...needs(name)]));
  return [...chunks].map((name) => `dist/${manifest[name].file}`);
}

export default [
  {
    name: 'the landing page at first load',
    path: scripts('index.html', 'src/screens/landing/landing.tsx'),
    gzip: true,
    limit: '116 kB',
  },
  {
    name: 'the gallery at first load',
    path: scripts('index.html', 'src/app/layout.tsx', 'src/screens/gallery/gallery.tsx'),
    gzip: true,
    limit: '171 kB',
  },
];
