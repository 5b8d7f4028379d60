import { useEffect, useRef, useState } from 'react';

/** Pixels below the view at which something counts as near. */
const NEAR = 600;

/** An element's ref, and whether it has ever come near the view. */
export function useNear<E extends HTMLElement>() {
  const element = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${NEAR}px 0px` },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [near]);
  return { element, near };
}
