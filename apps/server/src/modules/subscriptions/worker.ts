import { inTurn } from '../../plugins/database.ts';
import type { Billing } from './billing.ts';
import { workThrough } from './inbox.ts';
import { isProviderAway } from './provider/failures.ts';
import { reconcile } from './reconcile.ts';
import { syncCustomer } from './sync.ts';

/** Milliseconds between two looks for events that wait, and between two questions to the provider what was missed. */
const LOOK_MS = 2_000;
const RECONCILE_MS = 30_000;

/** Applies what the provider tells, in the background. */
export interface BillingWorker {
  readonly run: () => Promise<void>;
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

/** Makes the worker; of several servers one works at a time. */
export function createBillingWorker(billing: Billing): BillingWorker {
  const { databases, provider, log } = billing;
  const stopping = new AbortController();
  let isWanted = false;
  let wakeSleeper: (() => void) | undefined;
  let reconciledAt = -Infinity;
  let wasAway = false;

  async function work(): Promise<void> {
    await provider.setup();
    await workThrough(databases, (customer) => syncCustomer(billing, provider.patient, customer));
    if (performance.now() - reconciledAt < RECONCILE_MS) return;
    await reconcile(billing);
    reconciledAt = performance.now();
    await workThrough(databases, (customer) => syncCustomer(billing, provider.patient, customer));
  }

  /** The log tells of an absence once, and of its end. */
  function tell(error: unknown): void {
    if (isProviderAway(error) && wasAway) return;
    wasAway = isProviderAway(error);
    log.warn({ err: error }, 'payments could not be looked at; they are tried again');
  }

  async function look(): Promise<void> {
    try {
      const hadTurn = await inTurn(databases, 'billing', work);
      if (hadTurn && wasAway) log.info('the payment provider answers again');
      if (hadTurn) wasAway = false;
    } catch (error) {
      if (!stopping.signal.aborted) tell(error);
    }
  }

  async function sleep(): Promise<void> {
    await new Promise<void>((resolve) => {
      if (isWanted || stopping.signal.aborted) return resolve();
      const timer = setTimeout(resolve, LOOK_MS);
      wakeSleeper = () => {
        clearTimeout(timer);
        resolve();
      };
      return undefined;
    });
    isWanted = false;
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look();
      await sleep();
    }
  }

  let running: Promise<void> = Promise.resolve();
  return {
    run: () => (running = loop()),
    wake() {
      isWanted = true;
      wakeSleeper?.();
    },
    stop() {
      stopping.abort();
      wakeSleeper?.();
      return running;
    },
  };
}
