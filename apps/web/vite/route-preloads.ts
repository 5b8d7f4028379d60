import type { Plugin } from 'vite';

/** The app itself, which every screen begins with once the first paint is there. */
const APP = 'main.tsx';

/** The screens that people open first, by their addresses, and the modules that the router loads for them. */
const ROUTES: readonly (readonly [address: string, ...modules: string[]])[] = [
  ['^/$', 'screens/landing/landing.tsx'],
  ['^/gallery$', 'app/layout.tsx', 'screens/gallery/gallery.tsx'],
  ['^/gallery/[^/]+$', 'app/layout.tsx', 'screens/stream/stream.tsx'],
  ['^/streams$', 'app/layout.tsx', 'screens/streams/streams.tsx'],
  ['^/featured$', 'app/layout.tsx', 'screens/featured/featured.tsx'],
  ['^/activity/[^/]+$', 'app/layout.tsx', 'screens/activity/activity.tsx'],
  ['^/'],
];

/** A chunk of the build, as far as it matters here. */
interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
}

/** A chunk's file and those it cannot begin without. */
function needs(chunk: Chunk, byFile: ReadonlyMap<string, Chunk>, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const other = byFile.get(name);
    if (other) needs(other, byFile, seen);
  }
  return seen;
}

/**
 * Writes preloads.json: for each address, as a regular expression, the scripts its screen begins with. The server
 * names them in the page's head, so that they come together instead of one after the other.
 */
export function routePreloads(): Plugin {
  return {
    name: 'route-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks: Chunk[] = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
      const first = new Set(entry && needs(entry, byFile));
      const preloads = ROUTES.map(([address, ...modules]) => {
        const wanted = chunks.filter(({ facadeModuleId }) =>
          [APP, ...modules].some((name) => facadeModuleId?.endsWith(`/src/${name}`)),
        );
        const files = new Set(wanted.flatMap((chunk) => [...needs(chunk, byFile)]));
        return [address, [...files].filter((file) => !first.has(file)).map((file) => `/${file}`)];
      });
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) });
    },
  };
}
