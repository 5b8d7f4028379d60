import { fileURLToPath } from 'node:url';

/** The file that holds what a stream publishes, or the slugs that were `withdrawn`. */
export function publishedFile(name: string): string {
  return fileURLToPath(new URL(`../src/published/${name}.json`, import.meta.url));
}
