import type { Category } from '@inkbloom/contracts/categories';

const LIST = new Intl.ListFormat('en');

interface FreeNoteProps {
  /** Chosen streams of which everything is free. */
  readonly streams: readonly Category[];
  /** Whether nothing else is chosen. */
  readonly isAll: boolean;
}

/** Says so where money would open nothing today. */
export function FreeNote({ streams, isAll }: FreeNoteProps) {
  if (streams.length === 0) return null;
  const names = LIST.format(streams.map(({ name }) => name));
  return (
    <p role="note" className="rounded-sheet bg-field px-4 py-3 text-14 leading-5">
      Everything in {names} is free today.{' '}
      {isAll
        ? 'There is nothing to buy: choose a stream with locked pages.'
        : 'Leave it out and pay less: it opens nothing more until new pages are locked there.'}
    </p>
  );
}
