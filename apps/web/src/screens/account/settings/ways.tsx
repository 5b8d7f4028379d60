import type { Way, WayId } from '@inkbloom/contracts/account';
import type { ProviderId } from '@inkbloom/contracts/people';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Mail, UserRound } from 'lucide-react';
import { linkEmail, startLinking, unlinkWay, waysQuery } from '../../../api/calls/account-ways.ts';
import { configuration } from '../../../api/client/configuration.ts';
import { Button } from '../../../ui/button.tsx';
import { Line } from './line.tsx';
import { Setting } from './setting.tsx';
import { SettingTrouble } from './trouble.tsx';
import { useChange } from '../../../ui/use-change.ts';

const NAMES: Readonly<Record<WayId, string>> = {
  google: 'Google',
  yahoo: 'Yahoo',
  email: 'Email link',
  credential: 'Password',
};
const ICONS = { google: UserRound, yahoo: UserRound, email: Mail, credential: KeyRound } as const;
const BACK = '/account?tab=settings';

/** The ways that this site offers and those that the person has, in one list. */
function offered(ways: readonly Way[]): readonly WayId[] {
  const { providers = [], magicLink = false } = configuration() ?? {};
  const own = ways.map(({ id }) => id);
  return [...new Set<WayId>([...providers, ...(magicLink ? ['email' as const] : []), ...own])];
}

async function link(id: WayId): Promise<void> {
  if (id === 'email') return linkEmail();
  const url = await startLinking(id as ProviderId, {
    callbackURL: BACK,
    errorCallbackURL: `${BACK}&unlinked=${id}`,
  });
  location.assign(url);
  return undefined;
}

/** How the person signs in: linked ways can be taken away but for the last, others added. */
export function Ways({ failed }: { readonly failed: string | null }) {
  const { data: ways } = useQuery(waysQuery);
  const change = useChange();
  return (
    <Setting title="Ways to sign in" words="Two are good: if one gets lost, the other still lets you in.">
      <ul aria-busy={ways === undefined}>
        {offered(ways ?? []).map((id) => {
          const Icon = ICONS[id];
          const way = ways?.find((one) => one.id === id);
          return (
            <Line
              key={id}
              icon={<Icon aria-hidden />}
              title={NAMES[id]}
              words={way ? `Linked since ${dayWords(way.since)}` : 'Not linked'}
              action={
                <WayButton
                  way={way}
                  isOnly={ways?.length === 1}
                  isBusy={change.isBusy || ways === undefined}
                  onPress={() => change.run(() => (way ? unlinkWay(id) : link(id)))}
                />
              }
            />
          );
        })}
      </ul>
      <div className="mt-3 grid gap-3 empty:hidden">
        {failed !== null && (
          <SettingTrouble
            title={`${NAMES[failed as WayId] ?? 'This way'} was not linked`}
            error={new Error('It belongs to another account, or you went back. Nothing was changed.')}
          />
        )}
        <SettingTrouble title="Nothing was changed" error={change.error} />
      </div>
    </Setting>
  );
}

interface WayButtonProps {
  readonly way: Way | undefined;
  readonly isOnly: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function WayButton({ way, isOnly, isBusy, onPress }: WayButtonProps) {
  if (way && isOnly) return <span className="flex-none text-14 text-muted">Your only way</span>;
  return (
    <Button size="small" disabled={isBusy} onClick={onPress}>
      {way ? 'Unlink' : 'Link'}
    </Button>
  );
}

function dayWords(iso: string): string {
  return new Date(iso).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });
}
