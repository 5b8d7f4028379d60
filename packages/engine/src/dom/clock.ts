/** Runs work once before the next frame, however often it is asked for. */
export interface FrameClock {
  request(): void;
  stop(): void;
}

/** A clock that runs `work` by requestAnimationFrame. */
export function createFrameClock(work: () => void): FrameClock {
  let frame = 0;
  return {
    request() {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        work();
      });
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
