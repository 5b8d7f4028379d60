import { readProfile } from '../../api/session/kept-profile.ts';
import { isDirty } from '../../device/drafts/draft.ts';
import { useDrafts } from './use-drafts.ts';

/** How many drawings of the person who is here the server does not have yet. */
export function useUnsentCount(): number {
  const drafts = useDrafts() ?? [];
  const person = readProfile()?.uid;
  return drafts.filter((draft) => draft.person === person && isDirty(draft)).length;
}
