import type { ErrorCode } from '../../packages/contracts/src/errors.ts';
import { randomFrom } from '../../packages/engine/src/core/random.ts';
import { deviceOf, DEVICES, TABS, tell, type Action } from './actions.ts';
import { checkInvariants, stuck, type Ledger } from './invariants.ts';
import { ModelServer } from './model-server.ts';
import { Network } from './network.ts';
import { Scheduler, type Process } from './scheduler.ts';
import type { ServerPort } from './server-port.ts';
import { SimDevice } from './sim-device.ts';
import { SimTab } from './sim-tab.ts';

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  401: 'user_not_authenticated',
  413: 'body_too_large',
  429: 'too_many_requests',
  500: 'internal_error',
  503: 'service_unavailable',
  507: 'storage_full',
};

/** After these a save may be taken by the server without the device ever knowing. */
const FORGETTING = new Set<Action['kind']>(['clear', 'spoil', 'delete']);

/** Milliseconds in which everything that waits has to come through once nothing is in the way any more. */
const QUIET_MS = 40 * 60_000;

/** What went wrong in a schedule, and what happened until then. */
export interface Verdict {
  readonly failures: readonly string[];
  readonly trace: readonly string[];
}

/** Two devices with two tabs each, a server, and the people; all of it in one thread of turns. */
class World {
  readonly scheduler: Scheduler;
  readonly server: ServerPort;
  readonly network: Network;
  readonly devices: readonly SimDevice[];
  readonly tabs: SimTab[];
  readonly #ledger: Ledger = {
    drawn: new Map(),
    excused: new Set(),
    told: [],
    opened: [],
    mayForget: false,
    mayRepeat: false,
  };
  #gestures = 0;
  #processes = 0;
  #ids = 0;

  constructor(seed: number, server: ServerPort = new ModelServer()) {
    this.scheduler = new Scheduler(seed);
    this.server = server;
    this.network = new Network(this.scheduler, server);
    this.devices = Array.from(
      { length: DEVICES },
      (_, n) => new SimDevice(`device ${n}`, this.scheduler, () => this.#newId()),
    );
    this.tabs = Array.from({ length: TABS }, (_, n) => this.#newTab(n));
  }

  /**
   * Has the actions happen while everything else goes on, then clears every trouble away and looks at what there is.
   */
  async live(actions: readonly Action[]): Promise<Verdict> {
    const failures: string[] = [];
    try {
      const steps = actions.map((action) => (action.kind === 'wait' ? null : () => this.#act(action)));
      await this.scheduler.perform(steps);
      failures.push(...(await this.#calmDown()));
      failures.push(...(await checkInvariants(this, this.#ledger)));
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    return { failures, trace: this.scheduler.trace };
  }

  #newId(): string {
    return `id-${++this.#ids}`;
  }

  #newTab(n: number): SimTab {
    const process: Process = { name: `tab ${n}.${this.#processes++}`, isAlive: true };
    const device = this.devices[deviceOf(n)]!;
    const { drawn, excused, told, opened } = this.#ledger;
    return new SimTab(process, device, this.network, {
      drawn: (number, person) => void drawn.set(number, { person, device, process }),
      deleted: (numbers) => numbers.forEach((number) => excused.add(number)),
      opened: (drawingId) => void opened.push({ drawingId, process }),
      told: (save, shown) => void told.push({ save, shown }),
    });
  }

  #act(action: Exclude<Action, { kind: 'wait' }>): void {
    this.scheduler.note(`* ${tell(action)}`);
    const isRefusal = action.kind === 'fault' && (action.fault === 400 || action.fault === 413);
    if (isRefusal || FORGETTING.has(action.kind)) this.#ledger.mayForget = true;
    if (action.kind === 'adopt') this.#ledger.mayRepeat = true;
    if ('tab' in action) this.#actInTab(action);
    else if ('device' in action) this.#actOnDevice(action, this.devices[action.device]!);
    else {
      const { fault } = action;
      this.network.faults.push(
        typeof fault === 'number' ? { status: fault, code: CODES[fault] ?? 'internal_error' } : fault,
      );
    }
  }

  #actInTab(action: Extract<Action, { tab: number }>): void {
    const tab = this.tabs[action.tab]!;
    switch (action.kind) {
      case 'open':
        return tab.open(action.page);
      case 'draw':
        return tab.draw(++this.#gestures);
      case 'delete':
        return tab.remove(action.n);
      case 'restore':
        return tab.restore(action.n);
      case 'go-on-here':
        return tab.goOnHere();
      case 'kill':
        tab.device.kill(tab.process);
        this.tabs[action.tab] = this.#newTab(action.tab);
        return;
      default:
        return tab[action.kind]();
    }
  }

  #actOnDevice(action: Extract<Action, { device: number }>, device: SimDevice): void {
    switch (action.kind) {
      case 'sign-in':
        return this.#changeSession(device, action.person);
      case 'sign-out':
        return this.#changeSession(device, null);
      case 'expire':
        device.isSessionOver = true;
        return;
      case 'cut':
        device.isOnline = false;
        return;
      case 'connect':
        return device.connect();
      case 'fill':
      case 'make-room':
        device.isFull = action.kind === 'fill';
        return;
      case 'clock':
        device.clockShift += action.by;
        return;
      case 'clear':
        return this.#clear(device);
      case 'spoil':
        return device.spoil();
    }
  }

  #changeSession(device: SimDevice, person: string | null): void {
    device.person = person;
    device.isSessionOver = false;
    for (const tab of this.tabs) if (tab.device === device) tab.followSession();
  }

  /** Site data goes; what an open page still shows and holds is not excused. */
  #clear(device: SimDevice): void {
    const writers = device.writers();
    const holding = this.tabs.filter(
      ({ studio, device: own }) =>
        own === device && studio && !studio.isLeft && writers.has(studio.writer.hold().writer),
    );
    const { drawn, excused } = this.#ledger;
    for (const number of device.kept()) {
      device.durable.delete(number);
      const holder = holding.find(({ studio }) => studio?.shown.includes(number));
      const { person = null } = drawn.get(number) ?? {};
      if (holder) drawn.set(number, { person, device, process: holder.process });
      else excused.add(number);
    }
    device.storage.clear(this.#newId());
  }

  /**
   * Nothing stands in the way any more: every tab writes, and every person signs in on every device until all is sent.
   */
  async #calmDown(): Promise<string[]> {
    this.network.faults.length = 0;
    for (const device of this.devices) device.isFull = false;
    await this.scheduler.run(QUIET_MS);
    const waiting = stuck(this.devices);
    for (const device of this.devices) device.connect();
    await this.scheduler.run(QUIET_MS);
    for (const tab of this.tabs) tab.flush();
    await this.scheduler.run(QUIET_MS);
    for (const person of ['ann', 'bob', 'ann']) {
      for (const device of this.devices) this.#changeSession(device, person);
      await this.scheduler.run(QUIET_MS);
    }
    for (const tab of this.tabs) tab.flush();
    await this.scheduler.run(QUIET_MS);
    return waiting;
  }
}

/** Lives a schedule in a world of its own. */
export function live(seed: number, actions: readonly Action[], server?: ServerPort): Promise<Verdict> {
  return new World(seed, server).live(actions);
}

/** The seed of the turns of a schedule, which is not that of its actions. */
export function turnSeed(seed: number): number {
  return Math.floor(randomFrom(seed ^ 0x5bd1e995).next() * 0x1_0000_0000);
}
