import { MAX_SAVE_BYTES } from '@inkbloom/contracts/limits';
import { joinJournal, splitJournal } from '@inkbloom/formats/journal';
import { encodeKeyframe } from '@inkbloom/formats/keyframe';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { openDraft, removeDraft, type OpenedDraft } from './drafts.ts';
import { packetOf } from './finished.ts';
import { appendGesture, TakenOverError } from './gestures.ts';
import { framesOf, keepKeyframe, readJournal } from './keyframes.ts';
import { saveDraft } from './save-draft.ts';
import { fromBase64 } from './save-packet.ts';
import { EMPTY_SHELF, FINISHED, freshDevice, gesture, PAGE, SaveServer } from './testing.ts';

const keyframe = (size = 3) =>
  encodeKeyframe({ entries: 2, undo: [0, 1], redo: [], paint: new Uint8Array(size) });

beforeEach(freshDevice);

/** A draft of two gestures with a keyframe. */
async function drawn(person: string | null = null): Promise<Draft> {
  const { draft } = await openDraft(PAGE, person, EMPTY_SHELF);
  await appendGesture(draft.drawingId, draft.writer, gesture(1));
  const latest = await appendGesture(draft.drawingId, draft.writer, gesture(2));
  await keepKeyframe(draft.drawingId, draft.writer, keyframe());
  return latest;
}

function reopened(): Promise<OpenedDraft> {
  return openDraft(PAGE, null, EMPTY_SHELF);
}

describe('the keyframe of a draft', () => {
  it('comes back with the gestures, and a newer one takes its place', async () => {
    const { drawingId, writer } = await drawn();
    const newer = encodeKeyframe({ entries: 2, undo: [1], redo: [], paint: new Uint8Array(1) });
    await keepKeyframe(drawingId, writer, newer);
    expect(await reopened()).toMatchObject({ gestures: [gesture(1), gesture(2)], keyframe: newer });
    expect(framesOf(await readJournal(drawingId))).toEqual([gesture(1), gesture(2), newer]);
  });

  it('is refused from an older tab', async () => {
    const { drawingId, writer } = await drawn();
    await reopened();
    await expect(keepKeyframe(drawingId, writer, keyframe(9))).rejects.toThrow(TakenOverError);
    expect((await readJournal(drawingId)).keyframe).toEqual(keyframe());
  });

  it('goes away with its draft', async () => {
    const { drawingId } = await drawn();
    await removeDraft(drawingId);
    expect(await readJournal(drawingId)).toEqual({ gestures: [], keyframe: null });
  });

  it('moves with the branch when the server has newer work', async () => {
    const server = new SaveServer();
    const draft = await drawn('ann');
    server.advance(draft.drawingId);
    const { kind, drawingId } = await saveDraft(draft, FINISHED, 'ann', server.send);
    expect(kind).toBe('forked');
    expect((await readJournal(drawingId)).keyframe).toEqual(keyframe());
    expect((await readJournal(draft.drawingId)).keyframe).toBeNull();
  });

  it('travels with a save to the second device', async () => {
    const server = new SaveServer();
    const draft = await drawn('ann');
    await saveDraft(draft, FINISHED, 'ann', server.send);
    const journal = server.saves[0]!.journal!;
    expect(splitJournal(fromBase64(journal)).keyframe).toMatchObject({ entries: 2 });
    await freshDevice();
    const facts = { activityTitle: 'Owl', thumbnailUrl: '', pictureUrl: '', createdAt: '', updatedAt: '' };
    const drawing = { ...facts, id: 'kept', activityId: 'owl', pageIndex: 0, revision: 1, coloredShare: 0.5 };
    const shelf = { list: async () => [drawing], get: async () => ({ ...drawing, journal }) };
    const there = await openDraft(PAGE, 'ann', shelf);
    expect(there).toMatchObject({ gestures: [gesture(1), gesture(2)], keyframe: keyframe() });
    expect(await readJournal('kept')).toEqual({ gestures: there.gestures, keyframe: there.keyframe });
  });

  it.each([
    ['it is large', 100, 3e6],
    ['the save would be too large with it', MAX_SAVE_BYTES * 0.7, 1.5e6],
  ])('stays at home when %s', async (_, pictureSize, size) => {
    const draft = await drawn();
    const picture = new Blob([new Uint8Array(pictureSize)]);
    await keepKeyframe(draft.drawingId, draft.writer, keyframe(size));
    const { journalBytes } = await packetOf(draft, { ...FINISHED, picture });
    expect(journalBytes).toEqual(joinJournal(FINISHED, [gesture(1), gesture(2)]));
  });
});

describe('a device from before keyframes', () => {
  it('keeps its drafts', async () => {
    const older = await openDB('inkbloom-drafts', 1, {
      upgrade(db) {
        db.createObjectStore('drafts', { keyPath: 'drawingId' }).createIndex('page', [
          'activityId',
          'pageIndex',
        ]);
        db.createObjectStore('gestures', { keyPath: ['drawingId', 'counter'] });
        db.createObjectStore('kept', { keyPath: 'drawingId' });
        db.createObjectStore('outbox', { keyPath: 'counter' }).createIndex('drawing', 'drawingId');
        db.createObjectStore('outcomes');
        db.createObjectStore('counters');
      },
    });
    await older.put('gestures', { drawingId: 'old', counter: 0, bytes: gesture(1) });
    older.close();
    expect(await readJournal('old')).toEqual({ gestures: [gesture(1)], keyframe: null });
  });
});
