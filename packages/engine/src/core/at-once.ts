/** Goes through all pieces of some work without a pause; gives its outcome. */
export function atOnce<T>(pieces: Generator<void, T>): T {
  for (let piece = pieces.next(); ; piece = pieces.next()) if (piece.done) return piece.value;
}
