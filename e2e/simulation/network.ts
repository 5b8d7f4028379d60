import { RequestError } from '../../apps/web/src/api/client/request-error.ts';
import type { VersionSource } from '../../apps/web/src/device/drafts/bring-back.ts';
import type { SendSave } from '../../apps/web/src/device/drafts/sender.ts';
import type { DrawingSource } from '../../apps/web/src/device/drafts/kept-drawings.ts';
import type { ErrorCode } from '../../packages/contracts/src/errors.ts';
import { asPicture } from './gestures.ts';
import type { Process, Scheduler } from './scheduler.ts';
import type { ServerPort, SimVersion } from './server-port.ts';
import type { SimDevice } from './sim-device.ts';

/** What happens to a request: its answer is lost or late, or the server answers with a failure. */
export type Fault = 'lost-answer' | 'late-answer' | { readonly status: number; readonly code: ErrorCode };

interface SourceOfVersions {
  readonly list: (drawingId: string) => Promise<readonly SimVersion[]>;
}

/** Milliseconds an answer takes that is late: longer than a save is waited for. */
const LATE_MS = 20_000;

function noNetwork(): RequestError {
  return new RequestError(0, 0, 'no network', undefined, 'network');
}

/** The way between the tabs of a device and the server, with its faults. */
export class Network {
  /** What happens to the next requests, in their order. */
  readonly faults: Fault[] = [];
  readonly #scheduler: Scheduler;
  readonly #server: ServerPort;

  constructor(scheduler: Scheduler, server: ServerPort) {
    this.#scheduler = scheduler;
    this.#server = server;
  }

  sendFrom(device: SimDevice, tab: Process): SendSave {
    return async (entry) => {
      await this.#scheduler.turn(tab, 'reads the picture');
      if (asPicture(entry.packet.picture).isLost) throw new DOMException('lost', 'NotReadableError');
      // The session of the device decides whose save it becomes, whatever the tab believes.
      return this.#ask(device, tab, `saves ${entry.drawingId}`, (person) => this.#server.save(person, entry));
    };
  }

  sourceFor(device: SimDevice, tab: Process): DrawingSource {
    return {
      list: () => this.#ask(device, tab, 'lists drawings', (person) => this.#server.list(person)),
      get: (id) => this.#ask(device, tab, `gets ${id}`, (person) => this.#server.get(person, id)),
    };
  }

  /** What a tab asks of a drawing's versions. */
  versionsFor(device: SimDevice, tab: Process): VersionSource & SourceOfVersions {
    const ask = <T>(label: string, work: (person: string) => Promise<T>) =>
      this.#ask(device, tab, label, work);
    return {
      list: (id) => ask(`lists versions of ${id}`, (person) => this.#server.versions(person, id)),
      get: (id, revision) =>
        ask(`gets version ${revision} of ${id}`, (person) => this.#server.version(person, id, revision)),
      restore: (input) =>
        ask(`restores ${input.revision} of ${input.drawingId} on ${input.baseRevision}`, (person) =>
          this.#server.restore(person, input),
        ),
    };
  }

  /** Deletes a drawing; tells what goes with it, also when its answer is lost. */
  remove(
    device: SimDevice,
    tab: Process,
    drawingId: string,
    onGone: (numbers: readonly number[]) => void,
  ): Promise<void> {
    return this.#ask(device, tab, `deletes ${drawingId}`, async (person) => {
      const kept = await this.#server.revisions();
      await this.#server.remove(person, drawingId);
      onGone(kept.filter((each) => each.drawingId === drawingId).flatMap(({ journal }) => journal));
    });
  }

  async #ask<T>(
    device: SimDevice,
    tab: Process,
    label: string,
    work: (person: string) => Promise<T>,
  ): Promise<T> {
    await this.#scheduler.turn(tab, `asks: ${label}`);
    if (!device.isOnline) throw noNetwork();
    const fault = this.faults.shift();
    if (typeof fault === 'object') {
      await this.#scheduler.turn(tab, `is answered ${fault.status}`);
      throw new RequestError(fault.status, fault.code, 'refused');
    }
    if (device.person === null || device.isSessionOver)
      throw new RequestError(401, 'user_not_authenticated', 'signed out');
    const answer = await this.#scheduler.outside(work(device.person)).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (fault === 'late-answer') await this.#late(tab);
    await this.#scheduler.turn(tab, fault === 'lost-answer' ? 'loses the answer' : 'is answered');
    if (fault === 'lost-answer' || !device.isOnline) throw noNetwork();
    if ('error' in answer) throw answer.error;
    return answer.value;
  }

  #late(tab: Process): Promise<void> {
    return new Promise((resolve) => void this.#scheduler.after(tab, LATE_MS, resolve));
  }
}
