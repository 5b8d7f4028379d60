import { describe, expect, it, vi } from 'vitest';
import { newDraft, type Draft } from './draft.ts';
import { finishedPacket } from './finished.ts';
import { packetFor } from './guest-drafts.ts';
import {
  draw,
  drawMore,
  FINISHED,
  gesture,
  open,
  PAGE,
  saveFrom,
  SaveServer,
  simulatedDevice,
} from './testing.ts';

/** A draft of Ada's with some facts. */
function draftOf(facts: Partial<Draft>): Draft {
  const ids = { drawingId: 'one', writer: 'tab', now: Date.parse('2026-03-01T10:00:00Z') };
  return { ...newDraft(PAGE, 'ada', ids), ...facts };
}

describe('the drafts of a device', () => {
  it('are listed with the latest first', async () => {
    const { drafts, time } = simulatedDevice();
    const ids = [];
    for (const pageIndex of [0, 1, 2]) {
      time.now += 1000;
      ids.push((await open(drafts, { page: { ...PAGE, pageIndex } })).draft.drawingId);
    }
    expect((await drafts.store.list()).map(({ drawingId }) => drawingId)).toEqual(ids.toReversed());
  });

  it("of a page are the person's own first, then drawn ones, then the latest; nobody else's", async () => {
    const { drafts, device } = simulatedDevice();
    await device.storage.write(['drafts'], async (tx) => {
      for (const [drawingId, facts] of Object.entries({
        guest: { person: null, updatedAt: 9 },
        'drawn guest': { person: null, gestures: 1, updatedAt: 1 },
        'own old': { updatedAt: 1 },
        'own new': { updatedAt: 2 },
        'own drawn': { gestures: 1, updatedAt: 0 },
        'of bea': { person: 'bea', gestures: 1, updatedAt: 99 },
        'other page': { pageIndex: 1, updatedAt: 99 },
      }))
        await tx.put('drafts', draftOf({ drawingId, ...facts }));
    });
    const idsFor = async (person: string | null) =>
      (await drafts.store.ofPage(PAGE, person)).map(({ drawingId }) => drawingId);
    expect(await idsFor('ada')).toEqual(['own drawn', 'own new', 'own old', 'drawn guest', 'guest']);
    expect(await idsFor(null)).toEqual(['drawn guest', 'guest']);
  });

  it('are renamed only if they are still called what they were', async () => {
    const { drafts } = simulatedDevice();
    const { drawingId } = (await open(drafts)).draft;
    const name = async () => (await drafts.store.get(drawingId))?.name;
    await drafts.store.rename(drawingId, 'First');
    await drafts.store.rename(drawingId, 'Second', 'Other');
    expect(await name()).toBe('First');
    await drafts.store.rename(drawingId, null, 'First');
    expect(await name()).toBeNull();
    await drafts.store.rename('none', 'First');
    expect(await drafts.store.get('none')).toBeUndefined();
  });

  it('are copied as work that the server knows nothing of, with everything on them', async () => {
    const { drafts, time } = simulatedDevice();
    const opened = await draw(drafts, { person: 'ada' }, 1, 2);
    await saveFrom(drafts, opened, new SaveServer().send);
    time.now += 5_000;
    expect(await drafts.store.copy('none', 'Copy')).toBe(false);
    expect(await drafts.store.copy(opened.draft.drawingId, 'Copy')).toBe(true);
    const [copy] = await drafts.store.list();
    expect(copy).toMatchObject({
      name: 'Copy',
      baseRevision: 0,
      savedGestures: 0,
      gestures: 2,
      branchOf: null,
      trouble: null,
      earlierWriters: [],
      updatedAt: time.now,
      person: 'ada',
    });
    expect(copy!.drawingId).not.toBe(opened.draft.drawingId);
    expect(copy!.writer).not.toBe(opened.draft.writer);
  });

  it('go only if nothing was drawn since they were seen and they are still to go', async () => {
    const { drafts } = simulatedDevice();
    const { drawingId } = (await draw(drafts, {}, 1, 2)).draft;
    await drafts.store.removeIfUnchanged('none', 2, () => true);
    await drafts.store.removeIfUnchanged(drawingId, 1, () => true);
    await drafts.store.removeIfUnchanged(drawingId, 2, () => false);
    expect(await drafts.store.get(drawingId)).toBeDefined();
    await drafts.store.removeIfUnchanged(drawingId, 2, () => true);
    expect(await drafts.store.get(drawingId)).toBeUndefined();
    expect(await drafts.store.journal(drawingId)).toEqual({ gestures: [], keyframe: null });
  });

  it('that are not there are neither taken, adopted nor discarded', async () => {
    const { drafts } = simulatedDevice();
    const { draft, hold } = await draw(drafts, {}, 1);
    const packet = finishedPacket(draft, await drafts.store.journal(draft.drawingId), FINISHED, '');
    expect(await drafts.store.take('none', PAGE, null)).toBeNull();
    expect(await drafts.store.adopt({ ...packet, drawingId: 'none' }, 'ada')).toBe(false);
    expect(await drafts.store.adopt(packet, 'ada')).toBe(true);
    expect(await drafts.store.adopt(packet, 'bea')).toBe(false);
    expect(await drafts.store.take(draft.drawingId, PAGE, 'bea')).toBeNull();
    await drafts.store.discardEmpty({ ...hold, writer: 'nobody' });
    expect(await drafts.store.get(draft.drawingId)).toMatchObject({ person: 'ada', gestures: 1 });
  });

  it('KEEP-2 of nobody are saved as they were finished, or anew when they were gone on with', async () => {
    const { drafts } = simulatedDevice();
    const opened = await draw(drafts, {}, 1);
    await saveFrom(drafts, opened, new SaveServer().send);
    const finish = vi.fn(async () => ({ ...FINISHED, zoom: 3 }));
    expect((await packetFor(drafts.store, opened.draft, finish)).metadata.zoom).toBe(1);
    expect(finish).not.toHaveBeenCalled();
    const { draft } = await drawMore(drafts, opened, 2);
    const packet = await packetFor(drafts.store, draft, finish);
    expect(packet).toMatchObject({ gestures: 2, metadata: { zoom: 3 }, endTime: '2027-01-15T08:00:00.000Z' });
  });

  it('KEEP-3 take a version in place of saved work only where they are older and the same person', async () => {
    const { drafts } = simulatedDevice();
    const opened = await draw(drafts, { person: 'ada' }, 1);
    await saveFrom(drafts, opened, new SaveServer().send);
    const { drawingId } = opened.draft;
    const journal = { gestures: [gesture(7), gesture(8)], keyframe: null };
    const version = { drawingId, person: 'ada', revision: 2, coloredShare: 0.75 };
    for (const other of [{ person: 'bea' }, { revision: 1 }, { drawingId: 'none' }])
      expect(await drafts.store.bringIn({ ...version, ...other }, journal)).toBeNull();
    expect(await drafts.store.get(drawingId)).toMatchObject({ baseRevision: 1, gestures: 1 });
    expect(await drafts.store.bringIn(version, journal)).toBeNull();
    const draft = (await drafts.store.get(drawingId))!;
    expect(draft).toMatchObject({ baseRevision: 2, gestures: 2, savedGestures: 2, strokes: 2 });
    expect(draft).toMatchObject({ coloredShare: 0.75, thumbnail: null, trouble: null });
    expect(draft.earlierWriters).toContain(opened.draft.writer);
    expect(await drafts.store.journal(drawingId)).toEqual(journal);
  });

  it('KEEP-2 tell a tab under which id another has its drawing by now', async () => {
    const { drafts } = simulatedDevice();
    const opened = await draw(drafts, { person: 'ada' }, 1);
    const server = new SaveServer();
    server.advance(opened.draft.drawingId);
    const { drawingId } = await saveFrom(drafts, opened, server.send);
    expect(drawingId).not.toBe(opened.draft.drawingId);
    await drafts.store.update(opened.hold, { strokes: 3 });
    await drafts.store.take(drawingId, PAGE, 'ada');
    await expect(drafts.store.update(opened.hold, {})).rejects.toMatchObject({
      message: 'this tab does not hold the drawing any more: taken-over',
      loss: { kind: 'taken-over', drawingId },
    });
  });

  it('KEEP-1 are replaced by a newer state alone, where all of them is saved and nothing waits', async () => {
    const { drafts, announced } = simulatedDevice();
    const journal = { gestures: [gesture(7)], keyframe: null };
    const opened = await draw(drafts, { person: 'ada' }, 1);
    const next = (facts: Partial<Draft>) => ({ ...opened.draft, gestures: 1, savedGestures: 1, ...facts });
    expect(
      await drafts.store.replaceIfUnchanged(opened.draft, next({ baseRevision: 9 }), journal),
    ).toBeNull();
    await saveFrom(drafts, opened, new SaveServer().send);
    const seen = (await drafts.store.get(opened.draft.drawingId))!;
    expect(await drafts.store.replaceIfUnchanged(seen, next({ baseRevision: 1 }), journal)).toBeNull();
    const others = next({ baseRevision: 2, person: 'bea' });
    expect(await drafts.store.replaceIfUnchanged(seen, others, journal)).toBeNull();
    const gone = next({ drawingId: 'gone', baseRevision: 2 });
    expect(await drafts.store.replaceIfUnchanged({ ...seen, drawingId: 'gone' }, gone, journal)).toBeNull();
    const fresh = next({ baseRevision: 2, writer: 'new tab' });
    const replaced = await drafts.store.replaceIfUnchanged(seen, fresh, journal);
    expect(replaced).toMatchObject({ gestures: [gesture(7)], draft: { baseRevision: 2, writer: 'new tab' } });
    expect(replaced!.draft.earlierWriters).toEqual([seen.writer]);
    expect(announced.at(-1)).toBe('changed');
  });

  it('KEEP-4 tell a tab of another store that everything was cleared', async () => {
    const { drafts } = simulatedDevice();
    const { hold } = await draw(drafts, {}, 1);
    const other = simulatedDevice();
    const elsewhere = { ...hold, birth: 'before' };
    await expect(other.drafts.store.update(elsewhere, {})).rejects.toMatchObject({
      loss: { kind: 'cleared' },
    });
    await expect(other.drafts.store.update(hold, {})).rejects.toMatchObject({ loss: { kind: 'deleted' } });
  });

  it('KEEP-4 are written again as a tab has them after that, beside what took their id', async () => {
    const { drafts } = simulatedDevice();
    const { draft, hold } = await draw(drafts, { person: 'ada' }, 1);
    const other = simulatedDevice().drafts;
    const steps = [gesture(1), gesture(2)];
    const again = await other.store.restore(draft, hold, steps);
    expect(again.draft).toEqual({ ...draft, gestures: 2 });
    expect(again.gestures).toEqual(steps);
    const beside = await other.store.restore(draft, hold, steps);
    expect(beside.draft).toMatchObject({ branchOf: draft.drawingId, baseRevision: 0, gestures: 2 });
    expect(beside.draft.drawingId).not.toBe(draft.drawingId);
    const guest = await other.store.restore({ ...draft, drawingId: 'two', person: null }, hold, steps);
    expect(guest.draft.person).toBe('ada');
    const same = await other.store.restore({ ...draft, drawingId: 'three', person: null }, hold, [
      gesture(1),
    ]);
    expect(same.draft.person).toBeNull();
  });
});
