import type { Plugin } from 'vite';

/** The chunks of a way through static imports that leads back to its beginning; undefined when there is none. */
function cycleOf(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of imports.get(name) ?? []) {
      const found = walk(next, [...way, name]);
      if (found) return found;
    }
    done.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const found = walk(name, []);
    if (found) return found;
  }
  return undefined;
}

/**
 * Ends the build where chunks import each other in a circle: one of them then runs before what it calls at once is
 * there.
 * The cure is a module in the wrong chunk of `chunks.ts`.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const cycle = cycleOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle) this.error(`chunks import each other in a circle: ${cycle.join(' -> ')}`);
    },
  };
}
