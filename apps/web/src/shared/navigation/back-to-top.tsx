import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';

function isFarDown(): boolean {
  return window.scrollY > window.innerHeight;
}

function goUp(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}

/** Appears once a screenful has been scrolled past. */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(isFarDown());
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;
  return (
    <IconButton
      icon={ArrowUp}
      label="Back to top"
      onClick={goUp}
      className="fixed right-gutter bottom-[calc(var(--tabs)+20px)] z-10 rounded-full bg-glass shadow-lift"
    />
  );
}
