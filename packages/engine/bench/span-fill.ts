/**
 * A plain span fill, the kind most painting code has: 4-connected pixels equal to the first one, found row by row from
 * a stack. Words outside `limits` (0) are walls.
 */
export function spanFill(
  words: Uint32Array,
  limits: Uint8Array,
  width: number,
  start: number,
  color: number,
): void {
  const seed = words[start]!;
  if (seed === color) return;
  const open = (at: number) => words[at] === seed && limits[at] !== 0;
  const stack = [start];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (!open(at)) continue;
    const row = at - (at % width);
    let from = at;
    let to = at + 1;
    while (from > row && open(from - 1)) from--;
    while (to < row + width && open(to)) to++;
    words.fill(color, from, to);
    pushStarts(stack, open, from - width, to - width);
    pushStarts(stack, open, from + width, to + width);
  }
}

function pushStarts(stack: number[], open: (at: number) => boolean, from: number, to: number): void {
  let before = false;
  for (let at = from; at < to; at++) {
    const now = open(at);
    if (now && !before) stack.push(at);
    before = now;
  }
}
