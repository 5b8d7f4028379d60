interface InFlight {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  callers: number;
}

/** Answers identical questions that are asked at the same time by one request. */
export type Share = <T>(
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Each caller may leave; the request is given up when all have left. */
export function createSharing(): Share {
  const inFlight = new Map<string, InFlight>();

  function join<T>(key: string, start: (signal: AbortSignal) => Promise<T>): InFlight {
    const known = inFlight.get(key);
    if (known) return known;
    const controller = new AbortController();
    const request: InFlight = { answer: start(controller.signal), controller, callers: 0 };
    const settled = () => void (inFlight.get(key) === request && inFlight.delete(key));
    request.answer.then(settled, settled);
    inFlight.set(key, request);
    return request;
  }

  function release(key: string, request: InFlight): void {
    request.callers -= 1;
    if (request.callers > 0) return;
    if (inFlight.get(key) === request) inFlight.delete(key);
    request.controller.abort();
  }

  return async <T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ) => {
    signal?.throwIfAborted();
    const request = join(key, start);
    request.callers += 1;
    const { promise: left, reject } = Promise.withResolvers<never>();
    const onAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return (await Promise.race([request.answer as Promise<T>, left])) as T;
    } finally {
      signal?.removeEventListener('abort', onAbort);
      release(key, request);
    }
  };
}
