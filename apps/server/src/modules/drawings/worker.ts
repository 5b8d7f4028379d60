import { setPriority } from 'node:os';
import { Tinypool } from 'tinypool';
import { ownBuffers, readJsonSave, type ReadSave, readSaveParts, type SaveBytes } from './read-save.ts';

/** How far this thread steps back for the one that answers; only Linux gives threads a priority of their own. */
const NICENESS = 5;
if (process.platform === 'linux') setPriority(NICENESS);

/** Hands the result over to the thread that asked, its bytes without copying them. */
function handOver(save: ReadSave): unknown {
  if (!('content' in save)) return save;
  const { picture, journal } = save.content;
  const transferable = {
    [Tinypool.transferableSymbol]: ownBuffers([picture.bytes, journal?.bytes]),
    [Tinypool.valueSymbol]: save,
  };
  // The library's own type names symbols that it does not export.
  return Tinypool.move(transferable as unknown as ArrayBuffer);
}

/** Reads a save in its JSON form. */
export const readJson = (json: Uint8Array): unknown => handOver(readJsonSave(json));

/** Reads the large parts of a save that came as they are. */
export const readParts = (parts: SaveBytes): unknown => handOver(readSaveParts(parts));
