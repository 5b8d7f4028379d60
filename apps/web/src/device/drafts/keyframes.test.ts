import { MAX_SAVE_BYTES } from '@inkbloom/contracts/limits';
import { joinJournal, splitJournal } from '@inkbloom/formats/journal';
import { encodeKeyframe } from '@inkbloom/formats/keyframe';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Drafts } from './browser-device.ts';
import { finishedPacket } from './finished.ts';
import { framesOf } from './records.ts';
import { toBase64 } from '../../api/client/base64.ts';
import type { OpenedDraft } from './store.ts';
import { draw, FINISHED, freshDevice, gesture, open, saveFrom, SaveServer } from './testing.ts';

const keyframe = (size = 3) =>
  encodeKeyframe({ entries: 2, undo: [0, 1], redo: [], paint: new Uint8Array(size) });

let tab: Drafts;
beforeEach(async () => {
  tab = await freshDevice();
});

/** A draft of two gestures with a keyframe. */
async function drawn(person: string | null = null): Promise<OpenedDraft> {
  const opened = await draw(tab, { person }, 1, 2);
  await tab.store.keepKeyframe(opened.hold, keyframe());
  return opened;
}

describe('the keyframe of a draft', () => {
  it('comes back with the gestures, and a newer one takes its place', async () => {
    const { draft, hold } = await drawn();
    const newer = encodeKeyframe({ entries: 2, undo: [1], redo: [], paint: new Uint8Array(1) });
    await tab.store.keepKeyframe(hold, newer);
    expect(await open(tab)).toMatchObject({ gestures: [gesture(1), gesture(2)], keyframe: newer });
    expect(framesOf(await tab.store.journal(draft.drawingId))).toEqual([gesture(1), gesture(2), newer]);
  });

  it('is refused from an older tab', async () => {
    const { draft, hold } = await drawn();
    await open(tab);
    const late = tab.store.keepKeyframe(hold, keyframe(9));
    await expect(late).rejects.toMatchObject({ loss: { kind: 'taken-over' } });
    expect((await tab.store.journal(draft.drawingId)).keyframe).toEqual(keyframe());
  });

  it('goes away with its draft', async () => {
    const { drawingId } = (await drawn()).draft;
    await tab.store.remove(drawingId);
    expect(await tab.store.journal(drawingId)).toEqual({ gestures: [], keyframe: null });
  });

  it('moves with the branch when the server has newer work', async () => {
    const server = new SaveServer();
    const opened = await drawn('ann');
    server.advance(opened.draft.drawingId);
    const { kind, drawingId } = await saveFrom(tab, opened, server.send);
    expect(kind).toBe('forked');
    expect((await tab.store.journal(drawingId)).keyframe).toEqual(keyframe());
    expect((await tab.store.journal(opened.draft.drawingId)).keyframe).toBeNull();
  });

  it('travels with a save to the second device', async () => {
    const server = new SaveServer();
    await saveFrom(tab, await drawn('ann'), server.send);
    const { journal } = server.saves[0]!;
    expect(splitJournal(journal).keyframe).toMatchObject({ entries: 2 });
    tab = await freshDevice();
    const facts = {
      activityTitle: 'Owl',
      title: 'Owl',
      thumbnailUrl: '',
      pictureUrl: '',
      createdAt: '',
      updatedAt: '',
    };
    const drawing = { ...facts, id: 'kept', activityId: 'owl', pageIndex: 0, revision: 1, coloredShare: 0.5 };
    const detail = { ...drawing, userId: 'ann', journal: toBase64(journal) };
    const source = { list: async () => [drawing], get: async () => detail };
    const there = await open(tab, { person: 'ann', source });
    expect(there).toMatchObject({ gestures: [gesture(1), gesture(2)], keyframe: keyframe() });
    expect(await tab.store.journal('kept')).toEqual({ gestures: there.gestures, keyframe: there.keyframe });
  });

  it.each([
    ['it is large', 100, 3e6],
    ['the save would be too large with it', MAX_SAVE_BYTES * 0.95, 1.5e6],
  ])('stays at home when %s', async (_, pictureSize, size) => {
    const { draft, hold } = await drawn();
    const picture = new Blob([new Uint8Array(pictureSize)]);
    await tab.store.keepKeyframe(hold, keyframe(size));
    const journal = await tab.store.journal(draft.drawingId);
    const { journalBytes } = finishedPacket(draft, journal, { ...FINISHED, picture }, '');
    expect(journalBytes).toEqual(joinJournal(FINISHED, [gesture(1), gesture(2)]));
  });
});
