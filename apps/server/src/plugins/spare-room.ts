import { rmSync } from 'node:fs';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is set aside for the database; a sign-in or a delete takes some kilobytes. */
const SPARE_BYTES = 8 * 1024 * 1024;
/** Bytes that are free beside it before it is set aside. */
const ELSE_FREE_BYTES = 4 * SPARE_BYTES;
const LOOK_MS = 60_000;

/** Room on the disk that is set aside for the day when somebody else has filled it. */
export interface SpareRoom {
  /** Gives the room to whoever needs it now: it is the database. */
  readonly giveAway: () => void;
  readonly close: () => void;
}

/**
 * Keeps a file of zeros in a folder while there is room for it. When the disk is full to the last byte it goes, so that
 * people can sign in and delete, which makes room; after that it is set aside again.
 */
export async function keepSpareRoom(folder: string): Promise<SpareRoom> {
  const file = join(folder, 'spare-room');

  async function setAside(): Promise<void> {
    try {
      const kept = await stat(file).catch(() => undefined);
      if (kept?.size === SPARE_BYTES) return;
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize > SPARE_BYTES + ELSE_FREE_BYTES) await writeFile(file, Buffer.alloc(SPARE_BYTES));
    } catch {
      // Without it everything works; half of it would only take room.
      await rm(file, { force: true });
    }
  }

  await setAside();
  const looking = setInterval(() => void setAside(), LOOK_MS).unref();
  return {
    giveAway: () => rmSync(file, { force: true }),
    close: () => clearInterval(looking),
  };
}
