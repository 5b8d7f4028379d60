import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOnDevice, putOff, refresh, useUpdates } from './updates.ts';

/** A service worker that is told of its state and its messages. */
class Worker extends EventTarget {
  state = 'installing';
  readonly messages: unknown[] = [];

  postMessage(message: unknown): void {
    this.messages.push(message);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** What a browser has of the app. */
class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  readonly update = vi.fn(async () => undefined);
}

const registration = { now: new Registration() };
const register = vi.fn(async () => registration.now);
const workers: EventTarget & { controller: object | null; readonly register: typeof register } =
  Object.assign(new EventTarget(), { controller: null, register });
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  registration.now = new Registration();
  workers.controller = {};
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('location', { reload });
  useUpdates.setState({ waiting: undefined, isPutOff: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Keeps the app, three seconds after its first screen. */
async function kept(): Promise<void> {
  const keeping = keepOnDevice();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await keeping;
}

it('the app is kept once the first screen had three seconds of rest, also when it loads later', async () => {
  const window = new EventTarget();
  vi.stubGlobal('document', { readyState: 'loading' });
  vi.stubGlobal('window', window);
  const keeping = keepOnDevice();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(3_000);
  await keeping;
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' });
});

it('nothing is kept where there are no service workers, and trouble is only noted', async () => {
  vi.stubGlobal('navigator', {});
  await keepOnDevice();
  expect(register).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { serviceWorker: workers });
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  register.mockRejectedValueOnce(new Error('refused'));
  await kept();
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

it('a version that waits is offered, one that comes later when it is installed', async () => {
  const first = new Worker();
  registration.now.waiting = first;
  await kept();
  expect(useUpdates.getState().waiting).toBe(first);
  putOff();
  expect(useUpdates.getState().isPutOff).toBe(true);
  const next = new Worker();
  registration.now.installing = next;
  registration.now.dispatchEvent(new Event('updatefound'));
  next.become('installing');
  expect(useUpdates.getState().waiting).toBe(first);
  next.become('installed');
  expect(useUpdates.getState()).toEqual({ waiting: next, isPutOff: false });
});

it('the first version of all is offered to nobody', async () => {
  workers.controller = null;
  registration.now.waiting = new Worker();
  await kept();
  expect(useUpdates.getState().waiting).toBeUndefined();
});

it('a new version is looked for every hour, whatever comes of it', async () => {
  await kept();
  registration.now.update.mockRejectedValueOnce(new Error('offline'));
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(registration.now.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_600_001);
  expect(registration.now.update).toHaveBeenCalledTimes(2);
});

it('a version that is let take over loads the page again once it has, and once only', async () => {
  const waiting = new Worker();
  registration.now.waiting = waiting;
  await kept();
  refresh();
  expect(waiting.messages).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});
