import { encodeKeyframe, encodeTiles, type Keyframe, type PackedTile } from '@inkbloom/formats/keyframe';
import { deflateSync, inflateSync } from 'fflate';

type Bytes = Uint8Array<ArrayBuffer>;

/** A keyframe whose paint is still in tiles. */
export interface LooseKeyframe extends Omit<Keyframe, 'paint'> {
  readonly tiles: readonly (PackedTile & { readonly words: Uint32Array<ArrayBuffer> })[];
}

/**
 * Work that can be done on any thread: bytes made small or large again (RFC 1951), or a keyframe's frame of a journal.
 */
export type Job =
  | { readonly kind: 'deflate' | 'inflate'; readonly bytes: Bytes }
  | { readonly kind: 'keyframe'; readonly keyframe: LooseKeyframe };

/** Does a job; throws on bytes that cannot be inflated. */
export function doJob(job: Job): Bytes {
  if (job.kind === 'keyframe') {
    const { tiles, ...keyframe } = job.keyframe;
    return encodeKeyframe({ ...keyframe, paint: deflateSync(encodeTiles(tiles)) });
  }
  return job.kind === 'deflate' ? deflateSync(job.bytes) : inflateSync(job.bytes);
}

/** What a job is done on, which moves to the thread that does it. */
export function buffersOf(job: Job): ArrayBuffer[] {
  if (job.kind === 'keyframe') return job.keyframe.tiles.map(({ words }) => words.buffer);
  return [job.bytes.buffer];
}
