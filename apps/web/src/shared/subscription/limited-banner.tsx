import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLimited } from './access.ts';
import { showsUpgrade } from './selling.ts';

/** Over a stream that holds back its members' pages. */
export function LimitedBanner({ stream }: { readonly stream: string }) {
  const upgrade = showsUpgrade() && (
    <ButtonLink to="/subscription" size="small">
      Upgrade
    </ButtonLink>
  );
  if (!useLimited(stream)) return null;
  return (
    <div className="pt-4 tablet:pt-5">
      <Notice tone="warning" title="Limited Access" action={upgrade}>
        Subscribe to unlock all activities in this stream
      </Notice>
    </div>
  );
}
