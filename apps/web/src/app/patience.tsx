import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long a screen may wait without a word. */
const WITHOUT_A_WORD_MS = 6000;

/** Says that an answer is slow to come, as from a server that asks for patience: it is being tried again meanwhile. */
export function Patience() {
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), WITHOUT_A_WORD_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return (
    <output className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--tabs)+20px)] z-30 grid justify-items-center">
      {isLong && (
        <span className="rounded-sheet bg-panel px-4 py-3 text-center text-14 text-ink shadow-lift">
          This takes longer than usual. It is being tried again by itself.
        </span>
      )}
    </output>
  );
}
