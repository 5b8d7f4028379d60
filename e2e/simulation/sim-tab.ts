import { bringBack } from '../../apps/web/src/device/drafts/bring-back.ts';
import { isDirty } from '../../apps/web/src/device/drafts/draft.ts';
import { Outbox } from '../../apps/web/src/device/drafts/outbox.ts';
import { openDraft } from '../../apps/web/src/device/drafts/open-draft.ts';
import { whileNotSent } from '../../apps/web/src/device/drafts/sender.ts';
import { DraftStore, type OpenedDraft } from '../../apps/web/src/device/drafts/store.ts';
import type { DraftStorage } from '../../apps/web/src/device/drafts/storage.ts';
import { startRetryingSaves } from '../../apps/web/src/device/drafts/retry-saves.ts';
import { DraftWriter } from '../../apps/web/src/studio/session/draft-writer.ts';
import { saveOpenPage, type PageSave } from '../../apps/web/src/studio/session/save-page.ts';
import { asBlob, asPicture, FakePicture, gestureOf } from './gestures.ts';
import type { Network } from './network.ts';
import type { Process, Scheduler } from './scheduler.ts';
import { numberOf, type SimDevice } from './sim-device.ts';

/** A page that is open for coloring, as its person sees it. */
export interface OpenStudio {
  readonly writer: DraftWriter;
  /** Who opened it. */
  readonly person: string | null;
  /** The gestures on the page, by their numbers. */
  readonly shown: number[];
  /** How many of them the last save that was told of holds. */
  saved: number;
  /** Whether its person is leaving it: what is cleared away after that is gone. */
  isLeft: boolean;
}

/** What a tab tells the world, which keeps count of what may not be lost. */
export interface Witness {
  /** A finished gesture, and the page it is on. */
  drawn(number: number, person: string | null): void;
  /** A save that ended well or waits, and what its picture showed. */
  told(save: PageSave, shown: readonly number[]): void;
  /** A person deleted what stood in a drawing. */
  deleted(numbers: readonly number[]): void;
  /** A tab opened a drawing. */
  opened(drawingId: string): void;
}

const SIZE = { width: 8, height: 8 };

/** One tab of a device: the app without its screens. */
export class SimTab {
  readonly process: Process;
  readonly device: SimDevice;
  readonly store: DraftStore;
  readonly outbox: Outbox;
  studio: OpenStudio | null = null;
  readonly #scheduler: Scheduler;
  readonly #network: Network;
  readonly #witness: Witness;
  #isBusy = false;
  #stopSync: (() => void) | null = null;

  constructor(process: Process, device: SimDevice, network: Network, witness: Witness) {
    this.process = process;
    this.device = device;
    this.#scheduler = device.scheduler;
    this.#network = network;
    this.#witness = witness;
    const platform = device.tab(process);
    this.store = new DraftStore(platform);
    this.outbox = new Outbox(platform);
    this.followSession();
  }

  /** Begins or ends sending for whoever is signed in on the device now. */
  followSession(): void {
    this.#stopSync?.();
    const { person } = this.device;
    const send = this.#network.sendFrom(this.device, this.process);
    this.#stopSync = person === null ? null : startRetryingSaves(this.outbox, person, send);
  }

  /** Opens a page, the studio that was open being left first. */
  open(pageIndex: number, drawingId?: string): void {
    this.#alone('open', () => this.#open(pageIndex, drawingId));
  }

  /** Finishes one gesture on the open page, unless a dialog is in the way. */
  draw(number: number): void {
    const { studio } = this;
    if (!studio || studio.isLeft) return;
    this.#witness.drawn(number, studio.person);
    studio.shown.push(number);
    studio.writer.gesture(gestureOf(number));
  }

  /** Saves the open page, if something was drawn since the last time. */
  save(): void {
    const { studio } = this;
    if (!studio || studio.shown.length === studio.saved) return;
    this.#alone('save', () => this.#save(studio));
  }

  leave(): void {
    this.#alone('leave', () => this.#leave());
  }

  /** Has a drawing back that another tab took over. */
  goOnHere(): void {
    const state = this.studio?.writer.state();
    if (state?.kind === 'taken-over') this.open(this.studio!.writer.draft().pageIndex, state.drawingId);
  }

  /** Deletes the `n`-th drawing that the device shows. */
  remove(n: number): void {
    this.#alone('delete', async () => {
      const visible = (await this.store.list()).filter(
        ({ person }) => person === null || person === this.device.person,
      );
      const draft = visible[n % Math.max(visible.length, 1)];
      if (!draft) return;
      await whileNotSent(this.outbox, draft.drawingId, async () => {
        if (draft.person !== null) await this.#removeFromServer(draft.drawingId);
        await this.#storeThatTells(draft.drawingId).remove(draft.drawingId);
      });
    });
  }

  /** Brings the `n`-th version back: of the drawing that is open, which is saved first, or of the latest one. */
  restore(n: number): void {
    const { person } = this.device;
    if (person === null) return;
    this.#alone('restore', async () => {
      const source = this.#network.versionsFor(this.device, this.process);
      const drawingId = await this.#savedDrawing(person);
      if (drawingId === null) return;
      const versions = await source.list(drawingId);
      const version = versions[n % versions.length]!;
      const send = this.#network.sendFrom(this.device, this.process);
      const baseRevision = versions.find(({ isHead }) => isHead)?.revision ?? 0;
      const idempotencyKey = this.store.device.newId();
      const { revision } = version;
      const choice = { drawingId, revision, baseRevision, idempotencyKey, person, send };
      await bringBack(this, choice, source);
      if (this.studio) await this.#open(this.studio.writer.draft().pageIndex, drawingId);
    });
  }

  /** The drawing that is open, once all of it is saved, or the latest of the person; null when there is none. */
  async #savedDrawing(person: string): Promise<string | null> {
    if (!this.studio)
      return (await this.store.list()).find((draft) => draft.person === person)?.drawingId ?? null;
    const { writer, shown, saved } = this.studio;
    await writer.flush();
    if (shown.length > saved && isDirty(writer.draft())) {
      const save = await this.#save(this.studio);
      if (save.kind !== 'saved') return null;
    }
    return writer.state().kind === 'whole' ? writer.draft().drawingId : null;
  }

  /** Adds the drawings of nobody to the account. */
  adopt(): void {
    const { person } = this.device;
    if (person === null) return;
    this.#alone('adopt', async () => {
      const { adoptGuestDrafts } = await import('../../apps/web/src/device/drafts/guest-drafts.ts');
      await adoptGuestDrafts(this.store, person, async (_, frames) => {
        const picture = new FakePicture(frames.map(numberOf));
        await this.#scheduler.turn(this.process, 'paints for the account');
        return { picture: asBlob(picture), zoom: 1, ...SIZE };
      });
    });
  }

  /** Resolves when what the tab does by itself is through. */
  flush(): void {
    if (this.studio) void this.studio.writer.flush();
  }

  /** The store, which tells what of a drawing goes in the very moment in which it goes. */
  #storeThatTells(drawingId: string): DraftStore {
    const { storage, ...platform } = this.store.device;
    const write: DraftStorage['write'] = (stores, work) =>
      storage.write(stores, async (tx) => {
        const gone = await tx.find('gestures.drawing', drawingId);
        const result = await work(tx);
        this.#witness.deleted(gone.map(({ bytes }) => numberOf(bytes)));
        return result;
      });
    return new DraftStore({ ...platform, storage: { ...storage, write } });
  }

  async #removeFromServer(drawingId: string): Promise<void> {
    try {
      await this.#network.remove(this.device, this.process, drawingId, (numbers) =>
        this.#witness.deleted(numbers),
      );
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'drawing_not_found') throw error;
    }
  }

  async #open(pageIndex: number, drawingId?: string): Promise<void> {
    await this.#leave();
    const { person } = this.device;
    const page = { activityId: 'owl', pageIndex, title: 'Owl', imageUrl: '' };
    const source = this.#network.sourceFor(this.device, this.process);
    const opened = await openDraft(this.store, { page, person, drawingId }, source);
    this.#witness.opened(opened.draft.drawingId);
    this.studio = this.#studioOf(opened, person);
  }

  async #save(studio: OpenStudio): Promise<PageSave> {
    const { writer, shown } = studio;
    const finish = async () => {
      await this.#scheduler.turn(this.process, 'paints the picture');
      return { picture: asBlob(new FakePicture([...shown])), zoom: 1, ...SIZE };
    };
    const send = this.#network.sendFrom(this.device, this.process);
    const personNow = () => this.device.person;
    const page = { drafts: this, writer, send, keep: () => writer.flush(), finish, personNow };
    const save = await saveOpenPage(page);
    const held = asPicture(save.picture).shows;
    studio.saved = Math.max(studio.saved, held.length);
    this.#witness.told(save, held);
    return save;
  }

  async #leave(): Promise<void> {
    const { studio } = this;
    if (!studio) return;
    studio.isLeft = true;
    await studio.writer.flush();
    await studio.writer.close();
    this.studio = null;
  }

  #studioOf(opened: OpenedDraft, person: string | null): OpenStudio {
    const shown = opened.gestures.map(numberOf);
    const listener = { onState: () => undefined, onNews: () => undefined };
    const writer = new DraftWriter(this.store, opened, () => ({ strokes: shown.length }), listener);
    return { writer, person, shown, saved: shown.length, isLeft: false };
  }

  /** One thing at a time, as a person does; what goes wrong is told to the person. */
  #alone(name: string, work: () => Promise<unknown>): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    void work()
      .catch((error: unknown) =>
        this.#scheduler.note(`${this.process.name}: ${name} failed: ${String(error)}`),
      )
      .finally(() => {
        this.#isBusy = false;
      });
  }
}
