/** The beginning of a text, at most so many UTF-16 units long; it never ends with half of a character. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
