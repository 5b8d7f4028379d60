import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { encode, type Encoding, encodingFor } from './encodings.ts';
import { matchesTag } from './etags.ts';

/** How old an answer may be; after that one request asks for it anew while others still get the old one. */
const FRESH_MS = 1_000;
/** An answer that nobody could renew is forgotten. */
const FORGOTTEN_MS = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_URL_LENGTH = 512;

/** A public answer: the same for everybody who asks at its address. */
export interface PublicAnswer {
  /** The address of its route, for measurements. */
  readonly route: string;
  readonly tag: string;
  /** All headers but those that depend on the encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** False for one that is too short for it. */
  readonly isCompressed: boolean;
}

interface Kept {
  readonly answer: PublicAnswer;
  readonly headers: readonly string[];
  readonly bodies: Map<Encoding, { readonly headers: readonly string[]; readonly bytes: Buffer }>;
  readonly madeAt: number;
  /** When somebody last set out to renew it. */
  renewedAt: number;
}

/** Told of every answer that was given out of memory. */
export type OnHit = (hit: { readonly route: string; readonly status: number; readonly ms: number }) => void;

/**
 * Keeps public answers ready to be sent: serialized and compressed once for all callers, not once for each. What
 * changes shows after a second.
 */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>();
  readonly #compressing = new Map<string, Promise<Buffer>>();
  readonly #listeners: OnHit[] = [];
  readonly #now: () => number;
  #bytes = 0;
  #isStopped = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** A body in an encoding, compressed once for each content however many ask for it together. */
  async bodyOf(url: string, { tag }: PublicAnswer, text: string, encoding: Encoding): Promise<Buffer> {
    const known = this.#kept.get(url);
    const ready = known?.answer.tag === tag ? known.bodies.get(encoding) : undefined;
    if (ready !== undefined) return ready.bytes;
    const name = `${encoding} ${tag}`;
    const body = this.#compressing.get(name) ?? encode(text, encoding);
    this.#compressing.set(name, body);
    return body.finally(() => this.#compressing.delete(name));
  }

  /** Keeps an answer for whoever asks next. */
  keep(url: string, answer: PublicAnswer, encoding: Encoding, bytes: Buffer): void {
    if (url.length > MAX_URL_LENGTH) return;
    const known = this.#kept.get(url);
    const bodies: Kept['bodies'] = known?.answer.tag === answer.tag ? known.bodies : new Map();
    this.#forget(url);
    const headers = Object.entries(answer.headers).flat();
    const own = encoding === 'identity' ? [] : ['content-encoding', encoding];
    bodies.set(encoding, { headers: [...headers, ...own, 'content-length', `${bytes.length}`], bytes });
    const madeAt = this.#now();
    this.#kept.set(url, { answer, headers, bodies, madeAt, renewedAt: madeAt });
    this.#bytes += sizeOf(bodies);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#forget(oldest);
    }
  }

  /**
   * Answers a request out of memory; tells whether it did.
   * @param mayAnswer asked when there is an answer to give
   */
  serve(request: IncomingMessage, response: ServerResponse, mayAnswer: () => boolean): boolean {
    if (request.method !== 'GET' || this.#isStopped) return false;
    const kept = this.#find(request.url ?? '');
    if (kept === undefined) return false;
    const { answer } = kept;
    if (matchesTag(request, answer.tag)) {
      return mayAnswer() && this.#send(response, answer.route, 304, kept.headers);
    }
    const encoding = answer.isCompressed ? encodingFor(request.headers['accept-encoding']) : 'identity';
    const body = kept.bodies.get(encoding);
    if (body === undefined || !mayAnswer()) return false;
    return this.#send(response, answer.route, 200, body.headers, body.bytes);
  }

  /** Keeps and gives nothing any more: the application closes connections while it ends. */
  stop(): void {
    this.#isStopped = true;
  }

  onHit(listener: OnHit): void {
    this.#listeners.push(listener);
  }

  #send(
    response: ServerResponse,
    route: string,
    status: number,
    shared: readonly string[],
    bytes?: Buffer,
  ): boolean {
    const start = performance.now();
    const headers = shared.slice();
    headers.push('x-request-id', randomUUID());
    response.writeHead(status, headers);
    response.end(bytes);
    for (const listener of this.#listeners) listener({ route, status, ms: performance.now() - start });
    return true;
  }

  #find(url: string): Kept | undefined {
    const kept = this.#kept.get(url);
    if (kept === undefined) return undefined;
    const now = this.#now();
    if (now - kept.renewedAt < FRESH_MS) return kept;
    kept.renewedAt = now;
    if (now - kept.madeAt > FORGOTTEN_MS) this.#forget(url);
    return undefined;
  }

  #forget(url: string): void {
    const kept = this.#kept.get(url);
    if (kept === undefined) return;
    this.#kept.delete(url);
    this.#bytes -= sizeOf(kept.bodies);
  }
}

function sizeOf(bodies: Kept['bodies']): number {
  let total = 0;
  for (const { bytes } of bodies.values()) total += bytes.length;
  return total;
}
