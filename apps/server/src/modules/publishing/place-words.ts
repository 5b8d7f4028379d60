import type { PageFacts } from '@inkbloom/formats/page';

/** Whether a page plays at a place: its own words hold one of the place's. */
export function isSetAt({ title, description, tags }: PageFacts, words: readonly string[]): boolean {
  const said = [title, description, ...tags].join(' ').toLowerCase();
  return words.some((word) => said.includes(word));
}
