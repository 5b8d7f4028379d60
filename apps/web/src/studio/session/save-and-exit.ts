import { exportPng } from '@inkbloom/engine/dom';
import { askToLast } from '../../device/drafts/lasting.ts';
import { sendSave } from '../../device/drafts/server-source.ts';
import { PictureError } from './save-failures.ts';
import { saveOpenPage } from './save-page.ts';
import type { Session } from './session.ts';
import type { KeptResult } from './studio-result.ts';

/** Writes what is in memory together with a picture for lists. */
async function keepEverything(session: Session): Promise<void> {
  const thumbnail = await session.small.toBlob().catch((error: unknown) => {
    console.info('no picture for lists', error);
    return undefined;
  });
  await session.writer.flush(thumbnail);
}

/** The page as it is now, PNG at page size. */
export async function pictureOf({ engine, page }: Session): Promise<Blob> {
  return exportPng(engine, page.ink).catch((error: unknown) => {
    throw new PictureError('the picture could not be made', { cause: error });
  });
}

/** Saves the page, as saveOpenPage does, and asks the browser to keep what stays on this device. */
export async function savePage(session: Session, personNow: () => string | null): Promise<KeptResult> {
  const { engine, writer, drafts } = session;
  const { width, height } = engine;
  const finish = async () => ({
    picture: await pictureOf(session),
    zoom: engine.state().zoom,
    width,
    height,
  });
  const keep = () => keepEverything(session);
  const result = await saveOpenPage({ drafts, writer, send: sendSave, keep, finish, personNow });
  if (result.kind === 'kept')
    askToLast().catch((error: unknown) => console.info('nothing was promised', error));
  return result;
}

/** Keeps on this device what was drawn, with a picture of it; a page nothing was done on needs none. */
export async function keepHere(session: Session): Promise<void> {
  const { writer } = session;
  // A gesture of this moment is counted once it is written.
  await writer.flush();
  if (writer.gestures() > 0) await keepEverything(session);
}

/**
 * Ends a session. Nothing drawn is lost: the draft stays on this device with a picture of it, unless it is empty.
 */
export async function endSession(session: Session): Promise<void> {
  await keepHere(session);
  await session.close();
}
