import type { Engine } from '@inkbloom/engine';
import type { DraftWriter } from './draft-writer.ts';

/** Gestures after which a keyframe pays. */
const EVERY = 24;
/** Gestures after which it is made even while the hand goes on. */
const AT_LATEST = 3 * EVERY;
/** Milliseconds without new paint that count as rest. */
const REST_MS = 1000;

/**
 * Keeps keyframes of a drawing, so that it opens quickly however long it gets. They are made while the hand rests, one
 * at a time. `behind` gestures stand in no keyframe yet. Gives the function that stops it.
 */
export function keepKeyframes(
  engine: Pick<Engine, 'keyframe' | 'onGesture' | 'onPaint'>,
  writer: Pick<DraftWriter, 'keyframe'>,
  behind: number,
): () => void {
  let waiting = behind;
  let isMaking = false;
  let isStopped = false;
  /** Something was drawn while one was made. */
  let isAskedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function make(): Promise<void> {
    const counted = waiting;
    const bytes = await engine.keyframe();
    if (!bytes || isStopped) return;
    waiting -= counted;
    writer.keyframe(bytes);
  }

  function begin(): void {
    isMaking = true;
    isAskedAgain = false;
    make()
      .catch((error: unknown) => console.info('no keyframe could be made', error))
      .finally(() => {
        isMaking = false;
        if (isAskedAgain) plan();
      });
  }

  function plan(): void {
    clearTimeout(timer);
    if (isStopped) return;
    if (isMaking) isAskedAgain = true;
    else if (waiting >= EVERY) timer = setTimeout(begin, waiting >= AT_LATEST ? 0 : REST_MS);
  }

  const stops = [
    engine.onPaint(plan),
    engine.onGesture(() => {
      waiting++;
      plan();
    }),
  ];
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
