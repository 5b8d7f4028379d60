import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Milliseconds that a banner stays. */
const STAYS_MS = 5_000;

function wordsOf(query: URLSearchParams): string | null {
  if (query.get('success') === 'true') return 'Subscription updated successfully!';
  if (query.get('canceled') === 'true') return 'Subscription canceled. You can resubscribe anytime.';
  return null;
}

/** What a return from paying says, for a while or until it is dismissed. */
export function Banner() {
  const [query] = useSearchParams();
  const words = wordsOf(query);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (words === null) return undefined;
    const timer = setTimeout(() => setGone(true), STAYS_MS);
    return () => clearTimeout(timer);
  }, [words]);
  if (words === null || isGone) return null;
  return (
    <div className="mb-5">
      <Notice tone="info" action={<IconButton icon={X} label="Dismiss" onClick={() => setGone(true)} />}>
        {words}
      </Notice>
    </div>
  );
}
