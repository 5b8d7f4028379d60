import type { PageOrigin } from './activities.ts';

/** Who or what drew a page, in a few words; Inkbloom's own name may be another one. */
export function originWords(origin: PageOrigin | undefined, appName: string): string {
  if (origin === undefined) return `Drawn by ${appName}`;
  return origin.kind === 'model' ? `Made with ${origin.name}` : `By ${origin.name}`;
}
