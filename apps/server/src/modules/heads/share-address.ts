import type { Activity } from '@inkbloom/contracts/activities';
import type { CardPicture } from './head.ts';

/** The part of a kept picture's address that changes with what is on it. */
function versionOf(address: string): string {
  return /([0-9a-f]{12})[0-9a-f]*\.[a-z]+(?:\?|$)/.exec(address)?.[1] ?? '0';
}

/** The picture that a shared link to an activity shows. */
export function activityCard({ id, title, imageUrl }: Activity): CardPicture {
  const address = `/share/activities/${encodeURIComponent(id)}.jpg?v=${versionOf(imageUrl)}`;
  return { address, alt: `Coloring page: ${title}` };
}

/** The picture that a shared link to a stream shows: its newest pages. */
export function streamCard(slug: string, name: string, newest: readonly Activity[]): CardPicture {
  const [first] = newest;
  const address = `/share/streams/${slug}.jpg?v=${versionOf(first?.imageUrl ?? '')}`;
  return { address, alt: `${name} coloring pages` };
}
