/** How the session goes along where there are no cookies, in the native shell. */
export interface SessionCarrier {
  /** What a call that needs the session is sent with. */
  headers(): Readonly<Record<string, string>>;
  /** Told of the headers of every answer, one of which may bring a session. */
  take(headers: Headers): void;
  /** The session has ended. */
  drop(): void;
}

/** The carrier in use; a browser's cookies need none. */
export const carried: { by?: SessionCarrier } = {};
