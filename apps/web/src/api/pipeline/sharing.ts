interface Flight {
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
  const flights = new Map<string, Flight>();

  function board<T>(key: string, start: (signal: AbortSignal) => Promise<T>): Flight {
    const known = flights.get(key);
    if (known) return known;
    const controller = new AbortController();
    const flight: Flight = { answer: start(controller.signal), controller, callers: 0 };
    const land = () => void (flights.get(key) === flight && flights.delete(key));
    flight.answer.then(land, land);
    flights.set(key, flight);
    return flight;
  }

  function leave(key: string, flight: Flight): void {
    flight.callers -= 1;
    if (flight.callers > 0) return;
    if (flights.get(key) === flight) flights.delete(key);
    flight.controller.abort();
  }

  return async <T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ) => {
    signal?.throwIfAborted();
    const flight = board(key, start);
    flight.callers += 1;
    const { promise: left, reject } = Promise.withResolvers<never>();
    const onAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return (await Promise.race([flight.answer as Promise<T>, left])) as T;
    } finally {
      signal?.removeEventListener('abort', onAbort);
      leave(key, flight);
    }
  };
}
