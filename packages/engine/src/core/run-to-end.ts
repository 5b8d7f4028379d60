/** Runs all slices of some work without a pause; gives its outcome. */
export function runToEnd<T>(pieces: Generator<void, T>): T {
  for (let piece = pieces.next(); ; piece = pieces.next()) if (piece.done) return piece.value;
}
