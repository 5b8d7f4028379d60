import { isDirty, type Draft } from '../../apps/web/src/device/drafts/draft.ts';
import type { PageSave } from '../../apps/web/src/studio/session/save-page.ts';
import { asPicture } from './gestures.ts';
import type { Process } from './scheduler.ts';
import type { KeptRevision } from './server-port.ts';
import { numberOf, type SimDevice } from './sim-device.ts';
import type { SimTab } from './sim-tab.ts';

/** What people did and were told, against which the end is held. */
export interface Ledger {
  /** Every finished gesture: who drew it, in which tab of which device. */
  readonly drawn: Map<number, { person: string | null; device: SimDevice; process: Process }>;
  /** Gestures that a person deleted or cleared away. */
  readonly excused: Set<number>;
  readonly told: { save: PageSave; shown: readonly number[] }[];
  /** Which tabs opened which drawings. */
  readonly opened: { drawingId: string; process: Process }[];
  /** Whether something happened after which a device may not know of its own saves any more. */
  mayForget: boolean;
  /** Whether a drawing was added to an account, which saves it without its tab. */
  mayRepeat: boolean;
}

interface End {
  readonly server: { revisions(): Promise<readonly KeptRevision[]> };
  readonly devices: readonly SimDevice[];
  readonly tabs: readonly SimTab[];
}

/** A drawing as its person finds it: on a device, or the head on the server. */
interface Found {
  readonly place: string;
  readonly drawingId: string;
  readonly person: string | null;
  readonly gestures: readonly number[];
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((number, at) => number === b[at]);
}

function startsWith(whole: readonly number[], start: readonly number[]): boolean {
  return start.every((number, at) => number === whole[at]);
}

function journalOn(device: SimDevice, { drawingId }: Draft): number[] {
  return device.storage
    .peek('gestures')
    .filter((record) => record.drawingId === drawingId)
    .toSorted((a, b) => a.counter - b.counter)
    .map(({ bytes }) => numberOf(bytes));
}

/** The heads, and what was on top before a person brought an earlier version back. */
function onTop(revisions: readonly KeptRevision[]): KeptRevision[] {
  const isReplaced = ({ drawingId, revision }: KeptRevision): boolean =>
    revisions.some(
      (each) => each.drawingId === drawingId && each.restoredFrom !== null && each.baseRevision === revision,
    );
  return revisions.filter((each) => each.isHead || (!each.isBranch && isReplaced(each)));
}

function found(devices: readonly SimDevice[], revisions: readonly KeptRevision[]): Found[] {
  const drafts = devices.flatMap((device) =>
    device.storage.peek('drafts').map((draft) => ({
      place: device.name,
      drawingId: draft.drawingId,
      person: draft.person,
      gestures: journalOn(device, draft),
    })),
  );
  return [
    ...drafts,
    ...onTop(revisions).map(({ drawingId, person, journal }) => ({
      place: 'the server',
      drawingId,
      person,
      gestures: journal,
    })),
  ];
}

/** KEEP-1: nothing finished is lost. What was never on disk goes with its tab; what a person cleared away is gone. */
function* lost({ drawn, excused }: Ledger, all: readonly Found[]): Iterable<string> {
  for (const [number, { person, device, process }] of drawn) {
    const isOwed = device.durable.has(number) || process.isAlive;
    if (!isOwed || excused.has(number)) continue;
    const places = all.filter(({ gestures }) => gestures.includes(number));
    if (places.length === 0) yield `gesture ${number} is lost`;
    else if (person !== null && places.every((place) => place.person !== person))
      yield `gesture ${number} of ${person} cannot be reached by its person`;
  }
}

/** KEEP-1: in exactly one drawing, or in drawings that were one until after it. */
function* twice(all: readonly Found[]): Iterable<string> {
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      if (one.drawingId === other.drawingId) continue;
      const shared = one.gestures.filter((number) => other.gestures.includes(number));
      const isOneStart = startsWith(one.gestures, shared) && startsWith(other.gestures, shared);
      if (!isOneStart)
        yield `${one.drawingId} and ${other.drawingId} share gestures that are not their start`;
    }
}

/** What of one person must not be another's. */
function* leaked({ drawn }: Ledger, all: readonly Found[]): Iterable<string> {
  for (const { place, drawingId, person, gestures } of all)
    for (const number of gestures) {
      const artist = drawn.get(number)?.person ?? null;
      if (artist !== null && artist !== person)
        yield `gesture ${number} of ${artist} is in ${drawingId} of ${person} on ${place}`;
    }
}

/** KEEP-2: a picture is the picture of its journal; each save is kept once; a drawing only grows. */
function* wrongOnServer(revisions: readonly KeptRevision[], { mayRepeat }: Ledger): Iterable<string> {
  const kept = revisions.filter(({ isBranch }) => !isBranch);
  for (const { drawingId, revision, picture, journal } of revisions)
    if (!same(picture, journal))
      yield `revision ${revision} of ${drawingId} shows ${picture.join(' ')} but holds ${journal.join(' ')}`;
  const seen = new Map<string, string>();
  for (const { drawingId, revision, journal } of kept.filter((each) => each.restoredFrom === null)) {
    const content = journal.join(' ');
    const place = `revision ${revision} of ${drawingId}`;
    if (seen.has(content) && !mayRepeat) yield `${place} is kept already as ${seen.get(content)}`;
    seen.set(content, place);
    const before = kept.findLast((each) => each.drawingId === drawingId && each.revision < revision);
    if (before && !startsWith(journal, before.journal)) yield `${place} leaves out what was kept before it`;
  }
}

function* wrongOnDevice(
  device: SimDevice,
  revisions: readonly KeptRevision[],
  ledger: Ledger,
): Iterable<string> {
  for (const draft of device.storage.peek('drafts')) {
    const gestures = journalOn(device, draft);
    const place = `${draft.drawingId} on ${device.name}`;
    if (gestures.length !== draft.gestures) yield `${place} counts ${draft.gestures} of ${gestures.length}`;
    const owed = gestures.slice(0, draft.savedGestures).filter((number) => !ledger.excused.has(number));
    const kept = revisions.filter(({ drawingId }) => drawingId === draft.drawingId);
    const isKept = kept.some(({ journal }) => owed.every((number) => journal.includes(number)));
    if (owed.length > 0 && !isKept) yield `${place} counts as saved what the server does not have`;
    if (!isDirty(draft) && draft.gestures > 0 && draft.person === null) yield `${place} is saved for nobody`;
  }
  for (const { drawingId, person, packet, baseRevision } of device.storage.peek('outbox')) {
    const isUnreadable = asPicture(packet.picture).isLost;
    if (!isUnreadable) yield `a save of ${drawingId} by ${person} still waits, base ${baseRevision}`;
  }
}

/** A tab that says it is whole is: what it shows is what is kept, in its order. */
function* wrongInTab({ studio, device, process }: SimTab): Iterable<string> {
  if (!studio?.writer.isWhole()) return;
  const draft = device.storage.peek('drafts').find(({ writer }) => writer === studio.writer.hold().writer);
  const kept = draft ? journalOn(device, draft) : [];
  if (studio.shown.length > 0 && !same(kept, studio.shown))
    yield `${process.name} says it is whole with ${studio.shown.join(' ')}, kept are ${kept.join(' ')}`;
}

/** The id of a drawing and those it had before conflicts moved it. */
function idsOf(drawingId: string, { movedFrom }: SimDevice): string[] {
  const ids = [drawingId];
  for (let from = movedFrom.get(drawingId); from !== undefined; from = movedFrom.get(from)) ids.push(from);
  return ids;
}

/** KEEP-2: a tab says that another one has its drawing only when another one opened or took it. */
function* falselyTakenOver(
  { studio, device, process }: SimTab,
  { opened, mayRepeat }: Ledger,
): Iterable<string> {
  const state = studio?.writer.state();
  if (state?.kind !== 'taken-over') return;
  const ids = idsOf(state.drawingId, device);
  const isTrue = [...opened, ...device.taken].some(
    (each) => ids.includes(each.drawingId) && each.process !== process,
  );
  // Where strokes went their own way from a drawing that is gone, it counts as opened elsewhere.
  if (mayRepeat || device.left.has(state.drawingId)) return;
  if (!isTrue) yield `${process.name} says that another tab has ${state.drawingId}, which none took`;
}

/** KEEP-2: a tab says that its drawing was deleted only when it was. */
function* falselyDeleted({ studio, device, process }: SimTab): Iterable<string> {
  if (studio?.writer.state().kind !== 'deleted') return;
  const { drawingId } = studio.writer.hold();
  const isTrue = [...device.gone].some((gone) => idsOf(gone, device).includes(drawingId));
  if (!isTrue) yield `${process.name} says that ${drawingId} was deleted, which nobody did`;
}

/** A conflict is one with other work, not with a save of one's own. */
function* falselyBranched(
  devices: readonly SimDevice[],
  revisions: readonly KeptRevision[],
  { opened }: Ledger,
): Iterable<string> {
  for (const device of devices)
    for (const draft of device.storage.peek('drafts')) {
      const origin = revisions.filter(({ drawingId }) => drawingId === draft.branchOf);
      const isRestored = origin.some(({ restoredFrom }) => restoredFrom !== null);
      const other = isRestored ? undefined : origin.find(({ isHead }) => isHead);
      // Strokes of a tab that was taken over become a drawing of their own without a conflict.
      const tabs = opened.filter((each) => each.drawingId === draft.branchOf);
      const isTaken = tabs.length > 1 || device.taken.some((each) => each.drawingId === draft.branchOf);
      if (!isTaken && other && startsWith(journalOn(device, draft), other.journal))
        yield `${draft.drawingId} went its own way from ${other.drawingId}, which has nothing else`;
    }
}

/** What still waits on a device where nothing stands in the way of sending it. */
export function stuck(devices: readonly SimDevice[]): string[] {
  return devices
    .filter(({ isOnline, isSessionOver }) => isOnline && !isSessionOver)
    .flatMap((device) =>
      device.storage
        .peek('outbox')
        .filter(({ person, packet }) => person === device.person && !asPicture(packet.picture).isLost)
        .map(({ drawingId }) => `a save of ${drawingId} waits although nothing is in its way`),
    );
}

/** What a person was told of a save is so. */
function* falselyTold({ told, excused }: Ledger, revisions: readonly KeptRevision[]): Iterable<string> {
  for (const { save, shown } of told) {
    if (save.kind !== 'saved' && save.kind !== 'forked') continue;
    const { drawingId, revision } = save;
    const kept = revisions.find((each) => each.drawingId === drawingId && each.revision === revision);
    const isDeleted = shown.every((number) => excused.has(number));
    if (!isDeleted && !(kept && same(kept.picture, shown)))
      yield `somebody was told that ${shown.join(' ')} is revision ${revision} of ${drawingId}`;
  }
}

/** KEEP-2: what a person was told is sent later was sent. */
function* neverSent(
  { told, excused, mayForget }: Ledger,
  revisions: readonly KeptRevision[],
): Iterable<string> {
  if (mayForget) return;
  for (const { save, shown } of told) {
    if (save.kind !== 'queued' || shown.some((number) => excused.has(number))) continue;
    const isSent = revisions.some(({ journal }) => shown.every((number) => journal.includes(number)));
    if (!isSent) yield `${shown.join(' ')} of ${save.drawingId} was never sent`;
  }
}

/** Everything that is wrong once all is quiet; nothing when nothing is. */
export async function checkInvariants({ server, devices, tabs }: End, ledger: Ledger): Promise<string[]> {
  const revisions = await server.revisions();
  const all = found(devices, revisions);
  return [
    ...lost(ledger, all),
    ...twice(all),
    ...leaked(ledger, all),
    ...wrongOnServer(revisions, ledger),
    ...devices.flatMap((device) => [...wrongOnDevice(device, revisions, ledger)]),
    ...tabs.flatMap((tab) => [...wrongInTab(tab), ...falselyTakenOver(tab, ledger), ...falselyDeleted(tab)]),
    ...(ledger.mayForget ? [] : falselyBranched(devices, revisions, ledger)),
    ...falselyTold(ledger, revisions),
    ...neverSent(ledger, revisions),
  ];
}
