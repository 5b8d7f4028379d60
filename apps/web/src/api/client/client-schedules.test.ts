import { suggestActivities } from '@inkbloom/contracts/activities';
import { deleteDrawing, saveDrawing } from '@inkbloom/contracts/drawings';
import { PRODUCTION_LIMITS } from './runtime-presets.ts';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient, type Send } from './client.ts';
import { RequestError } from './request-error.ts';

/** What the network does with a request, and after how many milliseconds. */
const fate = fc.record({
  kind: fc.constantFrom('ok', 'ok', 'ok', '500', '503', '429', 'cut', 'hang', 'bad'),
  delay: fc.integer({ min: 0, max: 4_000 }),
});
type Kind = 'ok' | '500' | '503' | '429' | 'cut' | 'hang' | 'bad';

/** Somebody asks, after a while: questions share their words, saves carry a key, deletions are told apart by id. */
const call = fc.record({
  kind: fc.constantFrom('question', 'question', 'save', 'deletion'),
  subject: fc.integer({ min: 0, max: 3 }),
  pause: fc.integer({ min: 0, max: 1_500 }),
});

interface Fate {
  readonly kind: Kind;
  readonly delay: number;
}

/** A network that answers each request by the next fate, and what it saw. */
class Network {
  readonly #fates: readonly Fate[];
  readonly answered = new Set<string>();
  readonly questions = new Set<string>();
  readonly faults: string[] = [];
  sent = 0;
  underWay = 0;
  most = 0;

  constructor(fates: readonly Fate[]) {
    this.#fates = fates;
  }

  /** Stands for fetch. */
  fetch = async (request: Request, { signal }: { signal: AbortSignal }): Promise<Response> => {
    const { kind, delay } = this.#fates[this.sent++ % this.#fates.length]!;
    const key = await keyOf(request);
    if (this.answered.has(key)) this.faults.push(`${key} was answered and is sent again`);
    if (this.questions.has(request.url)) this.faults.push(`${request.url} is asked twice at once`);
    if (request.method === 'GET') this.questions.add(request.url);
    this.most = Math.max(this.most, ++this.underWay);
    try {
      await wait(kind === 'hang' ? 600_000 : delay, signal);
      if (kind === 'cut') throw new TypeError('fetch failed');
      if (kind === 'ok' && request.method === 'POST') this.answered.add(key);
      return answer(kind, request);
    } finally {
      this.underWay--;
      this.questions.delete(request.url);
    }
  };
}

async function keyOf(request: Request): Promise<string> {
  if (request.method !== 'POST') return '';
  const { idempotencyKey } = (await request.clone().json()) as { idempotencyKey: string };
  return idempotencyKey;
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

function answer(kind: Kind, { method, url }: Request): Response {
  if (kind === 'bad')
    return new Response('{"success":tru', { headers: { 'content-type': 'application/json' } });
  if (kind === '429') return Response.json({}, { status: 429, headers: { 'retry-after': '2' } });
  if (kind !== 'ok') return Response.json({}, { status: Number(kind) });
  if (method === 'DELETE') return Response.json({ success: true, data: { id: 'd' } });
  if (method === 'POST')
    return Response.json({
      success: true,
      data: { drawingId: 'd', revision: 1, savedAt: '2026-01-01T00:00:00Z' },
    });
  const text = new URL(url).searchParams.get('q') ?? '';
  return Response.json({ success: true, data: [{ kind: 'tag', text }] });
}

function begin(send: Send, { kind, subject }: { kind: string; subject: number }, number: number) {
  const caller = { answers: 0, outcome: undefined as unknown };
  const follow = (work: Promise<unknown>) =>
    void work
      .then(
        (value) => (caller.outcome = value),
        (error: unknown) => (caller.outcome = error),
      )
      .then(() => caller.answers++);
  if (kind === 'question') follow(send(suggestActivities, { query: { q: `word${subject}` } }));
  if (kind === 'deletion') follow(send(deleteDrawing, { params: { id: `drawing-${subject}` } }));
  if (kind === 'save') follow(send(saveDrawing, { body: { idempotencyKey: `save-${number}` } }));
  return { kind, subject, caller };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('REQ-1 REQ-2 REQ-8 in 1,000 random schedules over a bad network every caller is answered, once and rightly', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(call, { minLength: 1, maxLength: 14 }),
      fc.array(fate, { minLength: 1, maxLength: 12 }),
      async (calls, fates) => {
        const network = new Network(fates);
        vi.stubGlobal('fetch', network.fetch);
        const send = createClient({
          base: 'http://localhost/',
          version: '1',
          limits: () => PRODUCTION_LIMITS,
        });
        const begun = [];
        for (const [number, one] of calls.entries()) {
          begun.push(begin(send, one, number));
          await vi.advanceTimersByTimeAsync(one.pause);
        }
        await vi.advanceTimersByTimeAsync(900_000);
        expect(network.faults).toEqual([]);
        expect(network.most).toBeLessThanOrEqual(PRODUCTION_LIMITS.concurrentRequestLimit);
        for (const { kind, subject, caller } of begun) {
          expect(caller.answers).toBe(1);
          if (caller.outcome instanceof RequestError) continue;
          if (kind === 'question')
            expect(caller.outcome).toMatchObject({ data: [{ text: `word${subject}` }] });
          else expect(caller.outcome).toMatchObject({ success: true });
        }
      },
    ),
    { numRuns: 1000 },
  );
}, 120_000);
