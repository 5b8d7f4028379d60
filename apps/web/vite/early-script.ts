import type { Plugin } from 'vite';

/** Begins the page with a chunk of its own name, before the app: a script that waits for nothing else. */
export function earlyScript(name: string): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.name === name)
          .map(({ fileName }) => ({
            tag: 'script',
            attrs: { type: 'module', crossorigin: '', src: `/${fileName}` },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
