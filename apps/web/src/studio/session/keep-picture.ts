import type { Engine } from '@inkbloom/engine';
import type { DraftWriter } from './draft-writer.ts';
import type { SmallPicture } from './small-picture.ts';

/** Milliseconds without new paint after which the picture for lists is made again. */
const REST = 2000;

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
  const stop = engine.onPaint(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void small.toBlob().then(writer.flush), REST);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
