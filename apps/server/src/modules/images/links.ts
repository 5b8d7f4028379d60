import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ObjectKey } from '../../store/object-store.ts';

/** Seconds of one window: an address made within it stays the same and lives until the end of the next one. */
const WINDOW = 1800;
/** The same for the pictures of members' pages, which live for at most ten minutes. */
const BRIEF_WINDOW = 300;

/** The parts of a private address that prove it was made here. */
export interface Signature {
  readonly until?: string | undefined;
  readonly signature?: string | undefined;
}

/** Makes the addresses of kept pictures, and checks those of private ones. */
export interface PictureLinks {
  /** The address of a picture that everybody may see. */
  readonly open: (key: ObjectKey) => string;
  /** An address of a private picture that works for half an hour to an hour. */
  readonly signed: (key: ObjectKey) => string;
  /** An address of a members' picture that works for five to ten minutes. */
  readonly brief: (key: ObjectKey) => string;
  /** Seconds that a signed address still works; undefined when it does not. */
  readonly remaining: (key: ObjectKey, given: Signature) => number | undefined;
}

/** Links below a base address (empty for this server), signed by HMAC-SHA-256 with a secret of the server. */
export function pictureLinks(base: string, secret: string, now: () => number = Date.now): PictureLinks {
  const seconds = () => Math.floor(now() / 1000);
  const sign = (key: ObjectKey, until: string) =>
    createHmac('sha256', secret).update(`${key}\n${until}`).digest('base64url');

  function within(key: ObjectKey, window: number): string {
    const until = String((Math.floor(seconds() / window) + 2) * window);
    return `/images/${key}?until=${until}&signature=${sign(key, until)}`;
  }

  return {
    open: (key) => `${base}/images/${key}`,
    signed: (key) => within(key, WINDOW),
    brief: (key) => within(key, BRIEF_WINDOW),
    remaining(key, { until = '', signature = '' }) {
      const wanted = Buffer.from(sign(key, until));
      const given = Buffer.from(signature);
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
      const left = Number(until) - seconds();
      return isOurs && left > 0 ? left : undefined;
    },
  };
}
