import { isForMembers } from '@inkbloom/contracts/access';
import type { Activity } from '@inkbloom/contracts/activities';
import type { SubscriptionDetails } from '@inkbloom/contracts/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { offeredStreamsQuery } from '../../../api/calls/get-subscription.ts';
import { activitiesQuery } from '../../../api/calls/list-activities.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { planDay, planPrice } from './plan-words.ts';
import { Petals } from './petals.tsx';
import { isAllStreams, openedTitle, openedWords } from './welcome-words.ts';

type Active = NonNullable<SubscriptionDetails['activeSubscription']>;

/** Pages that are asked for, and those of them that are shown. */
const ASKED = 48;
const SHOWN = 4;
/** How the sheets lie, as a hand would fan them. */
const FAN = ['-rotate-8 translate-y-2', '-rotate-3', 'rotate-2', 'rotate-7 translate-y-2'];

/** Back from paying: what is open now, and the way into it. Until the payment is confirmed it says so. */
export function PlanWelcome({ plan }: { readonly plan: Active | null }) {
  const streams = plan?.streamsToSubscribe ?? [];
  const category = plan && !isAllStreams(plan) ? { category: streams.join() } : {};
  const { data } = useQuery({ ...activitiesQuery({ limit: ASKED, ...category }), enabled: plan !== null });
  const offered = useQuery(offeredStreamsQuery).data ?? [];
  const pages = plan === null ? [] : unlockedFirst(data?.data ?? []).slice(0, SHOWN);
  return (
    <section
      aria-labelledby="opened"
      className="relative isolate mb-8 grid justify-items-center gap-5 overflow-hidden rounded-panel bg-panel px-5 py-7 text-center shadow-rest tablet:py-9"
    >
      <Petals isFull={plan !== null} />
      <div aria-hidden className="flex w-full max-w-160 justify-center px-3 pt-1 pb-3">
        {FAN.map((lie, place) => (
          <Cover key={lie} page={pages[place]} lie={lie} />
        ))}
      </div>
      <div className="grid min-h-21 content-start gap-1.5" aria-live="polite">
        <h2 id="opened" className="text-28 text-balance tablet:text-36">
          {plan ? openedTitle(plan) : 'Your payment is being confirmed'}
        </h2>
        <p className="max-w-[48ch] text-pretty text-muted">
          {plan ? openedWords(plan, offered) : 'This takes a few seconds. There is nothing you need to do.'}
        </p>
      </div>
      <div className={classNames('flex flex-wrap justify-center gap-2.5', plan === null && 'invisible')}>
        <ButtonLink
          kind="primary"
          to={pages[0] ? `/activity/${encodeURIComponent(pages[0].id)}` : '/gallery'}
        >
          Start Coloring
        </ButtonLink>
        <ButtonLink to="/gallery">Browse Gallery</ButtonLink>
      </div>
      <dl className="grid w-full max-w-110 divide-y divide-line border-y border-line text-left text-14">
        <Fact name="Plan" value={plan && planPrice(plan)} />
        <Fact name="Next payment" value={plan?.renewsAt && planDay(plan.renewsAt)} />
      </dl>
    </section>
  );
}

/** Those that a subscription opens first. */
function unlockedFirst(pages: readonly Activity[]): Activity[] {
  return pages.toSorted((a, b) => Number(isForMembers(b.membersFrom)) - Number(isForMembers(a.membersFrom)));
}

function Cover({ page, lie }: { readonly page: Activity | undefined; readonly lie: string }) {
  return (
    <span className={classNames('-mx-[3%] block w-[29%] shadow-lift', lie)}>
      <Sheet lines={page?.thumbnailUrl} color={page?.thumbnailPreviewUrl} alt="" colored eager />
    </span>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | null | undefined }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-display font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
