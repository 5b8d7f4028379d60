/** What a look at one part came to. */
export interface Finding {
  /** `look` for what works but should not stay so. */
  readonly state: 'ok' | 'look' | 'broken';
  readonly what: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** A finding that all is well. */
export function fine(what: string): Finding {
  return { state: 'ok', what };
}

/** A finding that works but should not stay so. */
export function look(what: string, advice: string): Finding {
  return { state: 'look', what, advice };
}

/** A finding that something does not work. */
export function broken(what: string, advice: string): Finding {
  return { state: 'broken', what, advice };
}
