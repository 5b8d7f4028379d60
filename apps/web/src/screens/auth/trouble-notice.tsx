import { Notice } from '../../ui/notice.tsx';
import type { StepTrouble } from './use-attempt.ts';

/** What did not work, and why; nothing where everything did. */
export function TroubleNotice({ trouble }: { readonly trouble: StepTrouble | null }) {
  if (trouble === null) return null;
  return (
    <Notice tone="error" title={trouble.title}>
      {trouble.reason}
    </Notice>
  );
}
