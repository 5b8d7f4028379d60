import type { Engine } from '@inkbloom/engine';
import type { DraftWriter } from './draft-writer.ts';

/** Gestures after which a keyframe pays. */
const EVERY = 24;
/** Gestures after which it is made even while the hand goes on. */
const AT_LATEST = 3 * EVERY;
/** Milliseconds without new paint that count as rest. */
const REST = 1000;

/**
 * Keeps keyframes of a drawing, so that it opens quickly however long it gets. They are made while the hand rests.
 * `behind` gestures stand in no keyframe yet. Gives the function that stops it.
 */
export function keepKeyframes(
  engine: Pick<Engine, 'keyframe' | 'onGesture' | 'onPaint'>,
  writer: Pick<DraftWriter, 'keyframe'>,
  behind: number,
): () => void {
  let waiting = behind;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function make(): Promise<void> {
    const counted = waiting;
    const bytes = await engine.keyframe();
    if (!bytes) return;
    waiting -= counted;
    writer.keyframe(bytes);
  }

  function plan(): void {
    clearTimeout(timer);
    if (waiting >= EVERY) timer = setTimeout(() => void make(), waiting >= AT_LATEST ? 0 : REST);
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
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
