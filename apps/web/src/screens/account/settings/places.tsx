import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { sessionsQuery, signOutElsewhere, signOutPlace } from '../../../api/calls/account-places.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { relativeTime } from '../../../ui/format.ts';
import { Line } from './line.tsx';
import { placeWords } from './place-words.ts';
import { Setting } from './setting.tsx';
import { SettingTrouble } from './trouble.tsx';
import { useChange } from '../../../ui/use-change.ts';

/** Where the person is signed in, and the way to end that. */
export function Places() {
  const { data: places = [], isPending } = useQuery(sessionsQuery);
  const change = useChange();
  return (
    <Setting title="Where you are signed in" words="Sign out a device you no longer have.">
      <ul aria-busy={isPending}>
        {places.map(({ id, userAgent, lastUsedAt, isThisOne }) => (
          <Line
            key={id}
            icon={<MonitorSmartphone aria-hidden />}
            title={
              <>
                {placeWords(userAgent)} {isThisOne && <Badge tone="accent">This device</Badge>}
              </>
            }
            words={`Last used ${relativeTime(lastUsedAt).toLowerCase()}`}
            action={
              !isThisOne && (
                <Button
                  size="small"
                  disabled={change.isBusy}
                  onClick={() => change.run(() => signOutPlace(id))}
                >
                  Sign Out
                </Button>
              )
            }
          />
        ))}
      </ul>
      {places.length > 1 && (
        <Button
          kind="quiet"
          size="small"
          className="-ml-3"
          busy={change.isBusy}
          onClick={() => change.run(signOutElsewhere)}
        >
          Sign Out Everywhere Else
        </Button>
      )}
      <SettingTrouble title="Nobody was signed out" error={change.error} />
    </Setting>
  );
}
