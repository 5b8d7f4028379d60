/** Why an album could not be taken in; its message is for the person. Nothing was changed then. */
export class AlbumError extends Error {
  override readonly name = 'AlbumError';
}
