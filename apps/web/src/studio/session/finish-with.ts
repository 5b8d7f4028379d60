import type { QueryClient } from '@tanstack/react-query';
import { activityQuery } from '../../api/calls/get-activity.ts';
import type { FinishGuestDraft } from '../../device/drafts/guest-drafts.ts';

/** Paints drafts with the engine, whose code is fetched when it is first asked for. */
export function finishWith(queries: QueryClient): FinishGuestDraft {
  return async (draft, frames) => {
    const [{ finishDraft }, activity] = await Promise.all([
      import('./finish-draft.ts'),
      queries.ensureQueryData(activityQuery(draft.activityId)),
    ]);
    return finishDraft(activity, draft, frames);
  };
}
