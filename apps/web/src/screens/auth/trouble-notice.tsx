import { Notice } from '../../ui/notice.tsx';
import type { Trouble } from './use-attempt.ts';

/** What did not work, and why; nothing where everything did. */
export function TroubleNotice({ trouble }: { readonly trouble: Trouble | null }) {
  if (trouble === null) return null;
  return (
    <Notice tone="error" title={trouble.title}>
      {trouble.reason}
    </Notice>
  );
}
