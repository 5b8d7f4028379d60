import { Buffer } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawMore, gesture, PAGE, saveFrom, SaveServer, simulatedDevice } from '../drafts/testing.ts';
import { ShellDrawings } from './shell-drawings.ts';

/** The files of the shell, in base64, and what was done with them. */
const disk = vi.hoisted(() => ({ files: new Map<string, string>(), done: [] as string[], isFull: false }));

vi.mock('./plugins.ts', () => {
  return {
    Filesystem: {
      async writeFile({ path, data }: { path: string; data: string }) {
        if (disk.isFull) throw new Error('No space left on device');
        disk.done.push(`write ${path}`);
        disk.files.set(path, data);
      },
      async appendFile({ path, data }: { path: string; data: string }) {
        if (disk.isFull) throw new Error('No space left on device');
        disk.done.push(`append ${path}`);
        const bytes = [disk.files.get(path) ?? '', data].map((text) => Buffer.from(text, 'base64'));
        disk.files.set(path, Buffer.concat(bytes).toString('base64'));
      },
      async readFile({ path }: { path: string }) {
        const data = disk.files.get(path);
        if (data === undefined) throw new Error('File does not exist.');
        return { data };
      },
      async readdir({ path }: { path: string }) {
        const names = [...disk.files.keys()].filter((name) => name.startsWith(`${path}/`));
        return { files: names.map((name) => ({ name: name.slice(path.length + 1) })) };
      },
      async deleteFile({ path }: { path: string }) {
        disk.done.push(`delete ${path}`);
        if (!disk.files.delete(path)) throw new Error('File does not exist.');
      },
    },
  };
});

beforeEach(() => {
  disk.files.clear();
  disk.done.length = 0;
  disk.isFull = false;
});

/** A device with a drawing of two gestures that was laid down in files. */
async function laidDown() {
  const simulated = simulatedDevice();
  const shell = new ShellDrawings(simulated.drafts.store);
  await shell.update();
  const opened = await draw(simulated.drafts, { person: 'ada' }, 1, 2);
  await shell.update();
  disk.done.length = 0;
  return { ...simulated, shell, opened, id: opened.draft.drawingId };
}

/** What a device gets back whose web view was cleared. */
async function broughtBack() {
  const { drafts } = simulatedDevice({ birth: 'after it was cleared' });
  const added = await new ShellDrawings(drafts.store).restore();
  return { drafts, added };
}

describe('KEEP-4 the drawings in the files of the shell', () => {
  it('come back, stroke by stroke, where the system cleared the web view', async () => {
    const { id, opened } = await laidDown();
    const { drafts, added } = await broughtBack();
    expect(added).toBe(1);
    expect(await drafts.store.get(id)).toEqual({ ...opened.draft, thumbnail: null });
    expect(await drafts.store.journal(id)).toEqual({ gestures: [gesture(1), gesture(2)], keyframe: null });
  });

  it('are not looked at where the store is the one that they were made of', async () => {
    const { shell, drafts, id } = await laidDown();
    await drafts.store.remove(id);
    expect(await shell.restore()).toBe(0);
    expect(await drafts.store.list()).toEqual([]);
  });

  it('take nothing away from a drawing that is there already', async () => {
    const { id } = await laidDown();
    const { drafts } = simulatedDevice({ birth: 'after it was cleared' });
    const opened = await draw(drafts, { drawingId: crypto.randomUUID() }, 9);
    await drafts.store.addAll([{ gestures: [gesture(7)], keyframe: null }], async () => ({
      ...opened.draft,
      drawingId: id,
    }));
    expect(await new ShellDrawings(drafts.store).restore()).toBe(0);
    expect((await drafts.store.journal(id)).gestures).toEqual([gesture(7)]);
  });

  it('grow by the new gestures alone, their facts in the other of two files', async () => {
    const { shell, drafts, opened, id } = await laidDown();
    await drawMore(drafts, opened, 3);
    await shell.update();
    expect(disk.done).toEqual([`append drawings/${id}.journal`, `write drawings/${id}.a.json`]);
    const { drafts: again } = await broughtBack();
    expect((await again.store.journal(id)).gestures).toEqual([gesture(1), gesture(2), gesture(3)]);
    expect(await again.store.get(id)).toMatchObject({ gestures: 3 });
  });

  it('are left alone while nothing changes', async () => {
    const { shell } = await laidDown();
    await shell.update();
    expect(disk.done).toEqual([]);
  });

  it('have new facts alone where no gesture came', async () => {
    const { shell, drafts, opened, id, time } = await laidDown();
    time.now += 1000;
    await drafts.store.append(opened.hold, 2, [], { strokes: 9 });
    await shell.update();
    expect(disk.done).toEqual([`write drawings/${id}.a.json`]);
    const { drafts: again } = await broughtBack();
    expect(await again.store.get(id)).toMatchObject({ strokes: 9, gestures: 2 });
  });

  it('are written anew once the drawing is another revision', async () => {
    const { shell, drafts, opened, id } = await laidDown();
    await saveFrom(drafts, opened, new SaveServer().send);
    await shell.update();
    expect(disk.done).toEqual([`write drawings/${id}.journal`, `write drawings/${id}.a.json`]);
    const { drafts: again } = await broughtBack();
    expect(await again.store.get(id)).toMatchObject({ baseRevision: 1, savedGestures: 2, gestures: 2 });
  });

  it('go with a drawing that was deleted in the app, and no others', async () => {
    const { shell, drafts, id } = await laidDown();
    const other = await draw(drafts, { page: { ...PAGE, pageIndex: 1 } }, 5);
    await shell.update();
    await drafts.store.remove(id);
    await shell.update();
    expect([...disk.files.keys()].filter((name) => name.includes(id))).toEqual([]);
    const { drafts: again, added } = await broughtBack();
    expect(added).toBe(1);
    expect((await again.store.list()).map(({ drawingId }) => drawingId)).toEqual([other.draft.drawingId]);
  });

  it('are none for a page that nothing was drawn on', async () => {
    const { shell, drafts } = await laidDown();
    await draw(drafts, { page: { ...PAGE, pageIndex: 1 } });
    await shell.update();
    expect(disk.done).toEqual([]);
  });

  it('fill a store that was cleared while the app was open before anything is removed', async () => {
    const { id } = await laidDown();
    const cleared = simulatedDevice({ birth: 'after it was cleared' });
    await new ShellDrawings(cleared.drafts.store).update();
    expect((await cleared.drafts.store.journal(id)).gestures).toEqual([gesture(1), gesture(2)]);
    expect(disk.done.filter((one) => one.startsWith('delete'))).toEqual([]);
  });

  it('are whole up to the last whole gesture where a write was cut off', async () => {
    const { id } = await laidDown();
    const bytes = Buffer.from(disk.files.get(`drawings/${id}.journal`)!, 'base64');
    disk.files.set(`drawings/${id}.journal`, bytes.subarray(0, bytes.length - 1).toString('base64'));
    disk.files.set(`drawings/${id}.b.json`, Buffer.from('{"drawingId":').toString('base64'));
    const { added } = await broughtBack();
    expect(added).toBe(0);
    const other = await laidDown();
    const whole = Buffer.from(disk.files.get(`drawings/${other.id}.journal`)!, 'base64');
    disk.files.set(`drawings/${other.id}.journal`, whole.subarray(0, whole.length - 1).toString('base64'));
    const { drafts } = await broughtBack();
    expect((await drafts.store.journal(other.id)).gestures).toEqual([gesture(1)]);
    expect(await drafts.store.get(other.id)).toMatchObject({ gestures: 1, savedGestures: 0 });
  });

  it('are laid down at the next time where there was no room', async () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { shell, drafts, opened, id } = await laidDown();
    await drawMore(drafts, opened, 3);
    disk.isFull = true;
    await shell.update();
    expect(said).toHaveBeenCalledOnce();
    disk.isFull = false;
    await shell.update();
    const { drafts: again } = await broughtBack();
    expect((await again.store.journal(id)).gestures).toHaveLength(3);
    said.mockRestore();
  });
});

it('KEEP-4 passes run one after another, so that no gesture is laid down twice', async () => {
  const { shell, drafts, opened, id } = await laidDown();
  await drawMore(drafts, opened, 3);
  await Promise.all([shell.update(), shell.update(), shell.update()]);
  expect(disk.done).toHaveLength(2);
  const { drafts: again } = await broughtBack();
  expect((await again.store.journal(id)).gestures).toHaveLength(3);
});
