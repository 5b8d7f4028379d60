/** Thrown for a drawing that was kept as a picture alone: its page is kept, and begins empty. */
export class PictureAloneError extends Error {
  override readonly name = 'PictureAloneError';
}
