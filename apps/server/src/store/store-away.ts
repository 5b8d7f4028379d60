/** Thrown while the store cannot be reached; the same request may work in a moment. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
  /** What callers of the API are answered. */
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('the store of pictures cannot be reached', { cause });
  }
}
