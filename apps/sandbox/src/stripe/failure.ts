/** A failure as the provider's API tells it. */
export class StripeFailure extends Error {
  override readonly name = 'StripeFailure';
  readonly status: number;
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    message: string,
    more: { type?: StripeFailure['type']; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = more.type ?? 'invalid_request_error';
    this.code = more.code;
    this.param = more.param;
  }
}

/** The failure of an object that does not exist. */
export function missing(what: string, id: string): StripeFailure {
  return new StripeFailure(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' });
}

/** A request that the provider refuses. */
export function refused(message: string, param?: string): StripeFailure {
  return new StripeFailure(400, message, param === undefined ? {} : { param });
}

/** A card that was declined. */
export function declined(): StripeFailure {
  return new StripeFailure(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
}
