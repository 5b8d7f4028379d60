import type { Engine } from '@inkbloom/engine';
import type { DraftWriter } from './draft-writer.ts';
import type { SmallPicture } from './small-picture.ts';

/** Milliseconds without new paint after which the picture for lists is made again. */
const REST_MS = 2000;

/**
 * Keeps the draft's picture as fresh as its strokes, so that lists show the real work also after a crash. It is made
 * while the hand rests. Gives the function that stops it.
 */
export function keepPicture(
  engine: Pick<Engine, 'onPaint'>,
  small: Pick<SmallPicture, 'toBlob'>,
  writer: Pick<DraftWriter, 'flush'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function keep(): Promise<void> {
    const picture = await small.toBlob();
    if (!isStopped) await writer.flush(picture);
  }
  const stop = engine.onPaint(() => {
    clearTimeout(timer);
    timer = setTimeout(
      () => void keep().catch((error: unknown) => console.info('no picture for lists', error)),
      REST_MS,
    );
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}
