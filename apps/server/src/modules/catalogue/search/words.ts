/** Words of a text that are looked at; a longer text counts no more than its beginning. */
const MAX_WORDS = 400;
/** Characters of a word that count. */
const MAX_LENGTH = 40;
const MARKS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['\u2018\u2019]/g;

/** Text as lists compare it. */
export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words of a text as searches compare them: letters and digits in lower case, without accents. */
export function wordsOf(text: string): string[] {
  const plain = searchable(text).normalize('NFKD').replace(MARKS, '').normalize('NFC');
  const words = plain.replace(APOSTROPHES, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_LENGTH));
}

/** The pairs of neighbouring letters of a word, its beginning and its end marked with a blank. */
export function gramsOf(word: string): string[] {
  const marked = ` ${word} `;
  return [...new Set(Array.from({ length: marked.length - 1 }, (_, at) => marked.slice(at, at + 2)))];
}
