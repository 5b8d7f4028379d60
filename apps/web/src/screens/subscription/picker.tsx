import type { Category } from '@inkbloom/contracts/categories';
import { MAX_SEARCH_LENGTH } from '@inkbloom/contracts/limits';
import { priceCents, type Selection } from '@inkbloom/contracts/prices';
import type { OfferedStream, SubscriptionDetails } from '@inkbloom/contracts/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offeredStreamsQuery } from '../../api/calls/get-subscription.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ChangeButton, ChangeCost } from './change.tsx';
import { FreeNote } from './free-note.tsx';
import { Checkout, heldPlan } from './checkout.tsx';
import {
  type Choice,
  choiceOf,
  freePicks,
  isChosen,
  isSameChoice,
  NOTHING_CHOSEN,
  selectionOf,
  toggleStream,
  toggleUnlimited,
} from './choice.ts';
import { findStreams } from './offered.ts';
import { OrderSummary } from './order-summary.tsx';
import { AllStreamsCard, StreamOption } from './plan-cards.tsx';
import { dollars } from './words.ts';
import { Steps } from './steps.tsx';
import { useCheckout } from './use-checkout.ts';

/** Cards that stand where the screen opens. */
const EAGER = 6;

interface StreamPickerProps {
  readonly streams: readonly Category[];
  readonly details: SubscriptionDetails | undefined;
}

/** Streams to choose from, and beside them what the choice costs. */
export function StreamPicker({ streams, details }: StreamPickerProps) {
  const held = heldPlan(details);
  const [choice, setChoice] = useState<Choice>(() => (held ? choiceOf(held) : NOTHING_CHOSEN));
  const checkout = useCheckout(details);
  const offered = useQuery(offeredStreamsQuery).data ?? [];
  const free = freePicks(choice, offered);
  const selection = selectionOf(choice);
  const isForNothing = free.length > 0 && free.length === choice.picked.length;
  const isHeld = held !== undefined && isSameChoice(choiceOf(held), choice);
  const isOwn = isHeld && details?.activeSubscription != null;
  return (
    <>
      <Steps at={checkout.isStarting ? 2 : selection ? 1 : 0} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-7 desktop:grid-cols-[minmax(0,1fr)_minmax(300px,384px)] desktop:gap-10">
        {/* The bar rests over the summary and never covers it. */}
        <div>
          <Streams streams={streams} offered={offered} choice={choice} onChoose={setChoice} />
          {selection && <TotalBar selection={selection} />}
        </div>
        <OrderSummary
          choice={choice}
          streams={streams}
          onChoose={setChoice}
          change={
            <>
              <FreeNote streams={streams.filter(({ id }) => free.includes(id))} isAll={isForNothing} />
              {held && selection && !isOwn && <ChangeCost selection={selection} />}
            </>
          }
        >
          {held === undefined && <Checkout choice={choice} checkout={checkout} isForNothing={isForNothing} />}
          {held && isOwn && (
            <Button kind="primary" size="large" disabled>
              This is your plan
            </Button>
          )}
          {held && !isOwn && selection && !isForNothing && <ChangeButton selection={selection} />}
          {held && !selection && (
            <p className="text-center text-14 text-muted">Select at least 1 category to continue</p>
          )}
        </OrderSummary>
      </div>
    </>
  );
}

/** On a small screen the total stays in sight, with the way to the summary under the streams. */
function TotalBar({ selection }: { readonly selection: Selection }) {
  const period = selection.billingFrequency === 'annual' ? 'a year' : 'a month';
  return (
    <a
      href="#order-summary"
      className="sticky bottom-21 z-10 mt-7 flex min-h-14 items-center justify-between gap-3 rounded-panel bg-accent px-5 font-display font-semibold text-on-accent shadow-lift tablet:bottom-4 desktop:hidden"
    >
      <span className="tabular-nums">
        {dollars(priceCents(selection))} {period}
      </span>
      Order Summary
    </a>
  );
}

interface StreamsProps {
  readonly streams: readonly Category[];
  readonly offered: readonly OfferedStream[];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function Streams({ streams, offered, choice, onChoose }: StreamsProps) {
  const [text, setText] = useState('');
  const found = findStreams(streams, text);
  const all = streams.map(({ id }) => id);
  return (
    <div className="grid gap-5">
      <Notice tone="info" title="Free Access">
        500+ pages across 5 categories are free for everybody, and stay so. A subscription opens the rest.
      </Notice>
      <AllStreamsCard
        on={choice.isUnlimited}
        count={streams.length}
        onToggle={() => onChoose(toggleUnlimited(choice))}
      />
      <SearchField label="Search streams..." value={text} onChange={setText} maxLength={MAX_SEARCH_LENGTH} />
      {found.length === 0 && <p className="text-muted">No stream is called so.</p>}
      <div className="grid grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-3 tablet:gap-x-5">
        {found.map((stream, index) => (
          <StreamOption
            key={stream.id}
            stream={stream}
            on={isChosen(choice, stream.id)}
            pages={offered.find(({ id }) => id === stream.id)?.memberPages}
            eager={index < EAGER}
            onToggle={() => onChoose(toggleStream(choice, stream.id, all))}
          />
        ))}
      </div>
    </div>
  );
}
