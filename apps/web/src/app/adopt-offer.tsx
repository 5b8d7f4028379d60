import type { Profile } from '@inkbloom/contracts/people';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { claimPages } from '../api/calls/made-pages.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { finishWith } from '../studio/session/finish-with.ts';
import { deviceDrafts } from '../device/drafts/browser-device.ts';
import { adoptGuestDrafts } from '../device/drafts/guest-drafts.ts';
import { useDrafts } from '../shared/drafts/use-drafts.ts';
import { useDraftSync } from './use-draft-sync.ts';

const DECLINED = 'inkbloom-keep-on-device';

interface AdoptOfferProps {
  /** The signed-in person, or null. */
  readonly profile: Profile | null;
}

/** Whether the person chose to keep these colorings here; more of them make a new question. */
function wasDeclined(uid: string, count: number): boolean {
  return localStorage.getItem(DECLINED) === `${uid}:${count}`;
}

/**
 * Offers a person who signed in the colorings that were made on this device before, and keeps sending what waits to
 * be saved. Rendered once, by the frame around the screens.
 */
export function AdoptOffer({ profile }: AdoptOfferProps) {
  const uid = profile?.uid ?? null;
  useDraftSync(uid);
  const drafts = useDrafts() ?? [];
  const [answered, setAnswered] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const queries = useQueryClient();
  const count = drafts.filter((draft) => draft.person === null && draft.gestures > 0).length;
  if (!uid || answered || count === 0 || wasDeclined(uid, count)) return null;

  const keep = (): void => {
    localStorage.setItem(DECLINED, `${uid}:${count}`);
    setAnswered(true);
  };
  const add = async (): Promise<void> => {
    setBusy(true);
    // A coloring of a page of one's own needs the page in the account first.
    await claimPages().catch(() => undefined);
    const given = await adoptGuestDrafts(deviceDrafts.store, uid, finishWith(queries));
    setBusy(false);
    if (given < count)
      showToast('Not everything could be added yet. Please check your connection and try again.');
  };
  return (
    <aside
      aria-label="Colorings on this device"
      className="fixed inset-x-4 bottom-[calc(84px+var(--tabs))] z-40 mx-auto max-w-[560px] rounded-panel bg-panel p-5 text-ink shadow-lift"
    >
      <p className="font-display text-18 font-medium">
        You have {count} {count === 1 ? 'coloring' : 'colorings'} on this device. Add{' '}
        {count === 1 ? 'it' : 'them'} to your account?
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button kind="primary" className="grow" busy={isBusy} onClick={() => void add()}>
          Add to my account
        </Button>
        <Button className="grow" onClick={keep}>
          Keep on this device
        </Button>
      </div>
    </aside>
  );
}
