import type { ProviderId } from '@inkbloom/contracts/people';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PROVIDER_NAMES } from './auth-address.ts';
import { ProviderMark } from './provider-mark.tsx';

interface ProvidersProps {
  readonly ids: readonly ProviderId[];
  /** Nothing stands above them. */
  readonly isFirst: boolean;
  readonly leavingFor: ProviderId | null;
  readonly onChoose: (provider: ProviderId) => void;
}

/** A button for every provider this site is set up for. */
export function ProviderButtons({ ids, isFirst, leavingFor, onChoose }: ProvidersProps) {
  if (ids.length === 0 && !isFirst) return null;
  if (ids.length === 0) {
    return (
      <Notice tone="info" title="Sign-in is not set up here">
        You can color every page without an account. Your work stays on this device.
      </Notice>
    );
  }
  return (
    <div className="grid gap-2.5">
      {ids.map((id, place) => (
        <Button
          key={id}
          kind={isFirst && place === 0 ? 'primary' : 'neutral'}
          size="large"
          busy={leavingFor === id}
          disabled={leavingFor !== null && leavingFor !== id}
          onClick={() => onChoose(id)}
        >
          {leavingFor !== id && <ProviderMark provider={id} />}
          Continue with {PROVIDER_NAMES[id]}
        </Button>
      ))}
    </div>
  );
}
