/** Words that change more than their end. */
const IRREGULAR: readonly (readonly [one: string, many: string])[] = [
  ['mouse', 'mice'],
  ['goose', 'geese'],
  ['child', 'children'],
  ['person', 'people'],
  ['leaf', 'leaves'],
  ['wolf', 'wolves'],
  ['elf', 'elves'],
  ['shelf', 'shelves'],
  ['cactus', 'cacti'],
  ['octopus', 'octopi'],
  ['ox', 'oxen'],
];
/** Shorter words are left as they are: `gas` is not the plural of `ga`. */
const LEAST = 4;

function singulars(word: string): string[] {
  if (word.length < LEAST || !word.endsWith('s') || word.endsWith('ss')) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(s|x|z|ch|sh|o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return [word.slice(0, -1)];
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** A word in one and in many, as English makes them, without the word itself; some may be no words at all. */
export function formsOf(word: string): string[] {
  const irregular = IRREGULAR.flatMap(([one, many]) => {
    if (word === one) return [many];
    return word === many ? [one] : [];
  });
  const ones = singulars(word);
  const forms = [...irregular, ...ones, ...ones.map(plural), plural(word)];
  return [...new Set(forms)].filter((form) => form !== word);
}
