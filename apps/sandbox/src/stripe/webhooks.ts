import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultSource } from '../faults.ts';
import type { StripeEvent, WebhookEndpoint } from './objects.ts';
import type { Delivery, State, Store } from './state.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const TIMEOUT_MS = 10_000;
const LOOK_MS = 250;
/** Deliveries under way at a time. */
const AT_ONCE = 4;
/** Milliseconds after which an event is not sent any more: three days. */
const GIVE_UP_MS = 3 * 86_400_000;
/** Events that are remembered. */
const MAX_EVENTS = 5_000;

/** Sends events to webhook endpoints until each is answered with a 2xx. */
export interface Webhooks {
  readonly emit: (type: string, object: { readonly id: string }) => void;
  /** Sends an event again at once; gives the status that each endpoint answered, 0 for none. */
  readonly redeliver: (event: StripeEvent) => Promise<number[]>;
  readonly stop: () => Promise<void>;
}

/** The header that proves who sent a body. */
function signature(secret: string, body: string, at: number = Math.floor(Date.now() / 1000)): string {
  const hmac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${hmac}`;
}

function wants({ enabled_events }: WebhookEndpoint, type: string): boolean {
  return enabled_events.includes('*') || enabled_events.includes(type);
}

function forgetOldest(state: State): void {
  const ids = Object.keys(state.events);
  for (const id of ids.slice(0, Math.max(0, ids.length - MAX_EVENTS))) delete state.events[id];
}

async function post(endpoint: WebhookEndpoint, event: StripeEvent, faults: FaultSource): Promise<number> {
  const fault = faults.take('webhooks');
  if (fault?.mode === 'down') return 0;
  if (fault?.mode === 'slow') await sleep(fault.ms, undefined, { ref: false });
  const body = JSON.stringify(event);
  const secret = fault?.mode === 'error' ? 'whsec_another' : endpoint.secret;
  try {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature(secret, body) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Starts to send. */
export function startWebhooks(store: Store, faults: FaultSource): Webhooks {
  const { state, base, save } = store;
  const stopping = new AbortController();

  function emit(type: string, object: { readonly id: string }): void {
    const wanting = Object.values(state.endpoints).filter((endpoint) => wants(endpoint, type));
    const event: StripeEvent = {
      ...base('evt'),
      object: 'event',
      type,
      api_version: '2026-10-28.endive',
      data: { object: structuredClone(object) },
      request: null,
      pending_webhooks: wanting.length,
    };
    state.events[event.id] = event;
    forgetOldest(state);
    for (const { id } of wanting) {
      state.deliveries.push({ event: event.id, endpoint: id, attempts: 0, dueAt: Date.now() });
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const event = state.events[delivery.event];
    const endpoint = state.endpoints[delivery.endpoint];
    const status = event && endpoint ? await post(endpoint, event, faults) : 200;
    delivery.attempts += 1;
    const isTaken = status >= 200 && status < 300;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (delivery.attempts - 1));
    delivery.dueAt = Date.now() + wait;
    const isOld = wait * delivery.attempts > GIVE_UP_MS;
    if (!isTaken && !isOld) return;
    if (event && isTaken) event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
    state.deliveries = state.deliveries.filter((one) => one !== delivery);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // What is new does not wait for an endpoint that is gone.
      const due = state.deliveries
        .filter(({ dueAt }) => dueAt <= Date.now())
        .toSorted((a, b) => a.attempts - b.attempts)
        .slice(0, AT_ONCE);
      await Promise.all(due.map(deliver));
      if (due.length > 0) await save();
      else await sleep(LOOK_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    emit,
    redeliver: (event) =>
      Promise.all(
        Object.values(state.endpoints)
          .filter((endpoint) => wants(endpoint, event.type))
          .map((endpoint) => post(endpoint, event, faults)),
      ),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
