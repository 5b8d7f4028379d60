/**
 * How many slips of the finger lie between what was typed and a word: letters left out, put in, exchanged, or two
 * neighbours swapped (optimal string alignment). Gives also the distance to the nearest beginning of the word, for
 * words that are still being typed.
 */
export function slips(typed: string, word: string): { readonly whole: number; readonly beginning: number } {
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1];
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (same ? 0 : 1),
        swapped ? before[column - 2]! + 1 : Infinity,
      );
    }
    before = above;
    above = current;
  }
  return { whole: above[word.length]!, beginning: Math.min(...above) };
}
