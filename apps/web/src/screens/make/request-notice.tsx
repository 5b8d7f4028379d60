import type { MadeRequest } from '@inkbloom/contracts/made';
import { Clock, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import { secondsWords } from './made-sheet.tsx';

const COUNTS = [
  'None of four is ready.',
  'One of four is ready.',
  'Two of four are ready.',
  'Three of four are ready.',
  'All four are ready.',
] as const;

interface RequestNoticeProps {
  readonly request: MadeRequest | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Says under the sheets where things stand: what is there, how long the line is, and that one may go. */
export function RequestNotice({ request, error, onRetry }: RequestNoticeProps) {
  if (error && !request) return <LoadFailure what="drawings" error={error} onRetry={onRetry} />;
  return (
    <output className="mt-4 flex gap-3 border-t border-line pt-4">
      {request ? (
        <Clock aria-hidden className="mt-0.5 flex-none" />
      ) : (
        <Sun aria-hidden className="mt-0.5 flex-none" />
      )}
      <div className="grid gap-0.5">{request ? <Progress request={request} /> : <NothingYet />}</div>
    </output>
  );
}

function NothingYet() {
  return (
    <>
      <p>
        <b>Four blank sheets, nothing asked for yet.</b> Choose a subject and press Draw four: each comes out
        a little different.
      </p>
      <Small>They are drawn on this site’s own server. Your words are not sent anywhere else.</Small>
    </>
  );
}

function Progress({ request: { pages, ahead, secondsEach } }: { readonly request: MadeRequest }) {
  const ready = pages.filter(({ state }) => state === 'ready').length;
  const isWaiting = pages.some(({ state }) => state === 'waiting');
  const isDrawing = isWaiting || pages.some(({ state }) => state === 'drawing');
  const goesAt = pages.find(({ goesAt: at }) => at !== null)?.goesAt;
  const first = pages.find(({ state }) => state === 'waiting')?.secondsLeft ?? 0;
  return (
    <>
      <p>
        <b>{COUNTS[ready]}</b>{' '}
        {isWaiting && ahead > 0 && (
          <>
            {ahead} {ahead === 1 ? 'drawing' : 'drawings'} of other people {ahead === 1 ? 'comes' : 'come'}{' '}
            first: about {secondsWords(first)} until your next one.
          </>
        )}
        {isDrawing && ahead === 0 && `One page is drawn at a time, about ${secondsWords(secondsEach)} each.`}
      </p>
      <Small>
        {isDrawing && 'You can go, and your place is kept. '}
        {goesAt && `Pages you do not keep go on ${dateWords(goesAt)}.`}
      </Small>
    </>
  );
}

function dateWords(at: string): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(at),
  );
}

function Small({ children }: { readonly children: ReactNode }) {
  return <p className="text-14 text-muted">{children}</p>;
}
