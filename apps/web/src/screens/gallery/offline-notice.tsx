import { relativeTime } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says that what is shown may be old, and how old it is in milliseconds since the epoch. */
export function OfflineNotice({ at }: { readonly at: number }) {
  return (
    <div className="column pt-3 tablet:pt-4">
      <Notice tone="info">
        You're offline. Showing cached content.
        <span className="block text-14 text-muted">Last updated: {relativeTime(new Date(at))}</span>
      </Notice>
    </div>
  );
}
