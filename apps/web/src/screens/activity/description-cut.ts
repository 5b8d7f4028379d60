/** Characters shown before Read More. */
const DESCRIPTION_CUT = 150;

/**
 * A description as the side card first shows it: whole when it has at most 150 characters, else the words that fit
 * into 150, without the mark that says more follows.
 */
export function cutDescription(text: string): { readonly shown: string; readonly isCut: boolean } {
  const characters = Array.from(text.trim());
  if (characters.length <= DESCRIPTION_CUT) return { shown: characters.join(''), isCut: false };
  const head = characters.slice(0, DESCRIPTION_CUT + 1).join('');
  const words = head.replace(/\s+\S*$/u, '');
  const fits = words.length < head.length ? words : characters.slice(0, DESCRIPTION_CUT).join('');
  return { shown: fits.replace(/[\s,;:.–—-]+$/u, ''), isCut: true };
}
