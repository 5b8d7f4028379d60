/** A tag as cards and screens write it: one word, whatever it is made of. */
export function hashtag(tag: string): string {
  return `#${tag.replaceAll(' ', '-')}`;
}
