import { useEffect, useRef, useState } from 'react';

/** Pixels around the view in which something counts as near. */
const NEAR = 250;

/**
 * An element's ref, whether it is near the view, and whether it ever was.
 * @param atFirst what it is taken for until that is known
 */
export function useNear<E extends HTMLElement>(atFirst: boolean) {
  const element = useRef<E>(null);
  const [near, setNear] = useState(atFirst);
  const [everNear, setEverNear] = useState(atFirst);
  if (near && !everNear) setEverNear(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${NEAR}px 0px`,
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return { element, near, everNear };
}
