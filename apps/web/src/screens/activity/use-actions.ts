import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../api/session.ts';
import { showToast } from '../../ui/toast.tsx';
import { PRINT_BLOCKED_WORDS, printPages } from './print.ts';
import { browserWays, shareLink, shareWords } from './share.ts';

/** Share and Download for Print, with what they say when they are done or refused. */
export function useActions(activity: ActivityDetail) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isPreparing, setPreparing] = useState(false);
  const [isBlocked, setBlocked] = useState(false);

  async function share() {
    const url = `${location.origin}/activity/${encodeURIComponent(activity.id)}`;
    const words = shareWords(await shareLink({ title: activity.title, url }, browserWays()), url);
    if (words) showToast(words);
  }

  async function download() {
    if (status === 'guest') return navigate(`/auth?returnUrl=${encodeURIComponent(pathname + search)}`);
    const pages = activity.pages.map(({ lineUrl, imageUrl }) => ({ url: lineUrl, fallbackUrl: imageUrl }));
    setPreparing(true);
    setBlocked(false);
    await printPages(activity.title, pages).catch(() => setBlocked(true));
    setPreparing(false);
  }

  return {
    share: () => void share(),
    download: () => void download(),
    isPreparing: isPreparing || status === 'loading',
    blockedWords: isBlocked ? PRINT_BLOCKED_WORDS : undefined,
    dismissBlocked: () => setBlocked(false),
  };
}
