import { useEffect, useState } from 'react';

/** Milliseconds after it in which what is on the screen has the network to itself. */
export const QUIET = 1000;

/** Milliseconds after it in which the picture that a screen opens with may come. */
export const SOON = 300;

/** False for the first paint, true soon after: what can wait starts then. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}
