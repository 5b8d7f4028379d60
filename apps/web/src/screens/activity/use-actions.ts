import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ownServer } from '../../api/client/own-server.ts';
import { useSession } from '../../api/session/session.ts';
import { RequestError } from '../../api/client/request-error.ts';
import { loadPrint } from '../../api/calls/load-print.ts';
import { isNativeShell } from '../../device/shell/native-shell.ts';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast.tsx';
import { PRINT_BLOCKED_WORDS, printPages } from '../../shared/printing/print.ts';
import { browserWays, shareLink, shareWords } from './share/share.ts';
import { sharePicture } from './share/share-picture.ts';

/** Share and Download for Print, with what they say when they are done or refused. */
export function useActions(activity: ActivityDetail) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isBlocked, setBlocked] = useState(false);
  const [isForMembers, setForMembers] = useState(false);

  const picture = () => sharePicture(activity.imageUrl, activity.id);

  async function share() {
    const url = `${ownServer()}/activity/${encodeURIComponent(activity.id)}`;
    const link = { title: activity.title, url };
    const words = shareWords(await shareLink(link, browserWays(), await picture()), url);
    if (words) showToast(words);
  }

  /** A web view has no print dialog; the system's sheet prints a PDF. */
  async function downloadPdf() {
    try {
      saveFile(await loadPrint(activity.id, 'a4'), `${activity.id}.pdf`);
    } catch (error) {
      const isAway = error instanceof RequestError && error.type !== 'answer';
      // The server makes the PDF; without it the system prints the page's picture, which a kept page has here.
      const file = isAway && (await picture());
      if (file) saveFile(file, file.name);
      else showToast(error instanceof Error ? error.message : 'The PDF could not be made.');
    }
  }

  function download() {
    if (status === 'guest') {
      void navigate(`/auth?returnUrl=${encodeURIComponent(pathname + search)}`);
      return;
    }
    if (activity.isClosed) {
      setForMembers(true);
      return;
    }
    if (isNativeShell()) {
      void downloadPdf();
      return;
    }
    const pages = activity.pages.map(({ lineUrl, imageUrl }) => ({ url: lineUrl, fallbackUrl: imageUrl }));
    try {
      void printPages(activity.title, pages);
      setBlocked(false);
    } catch {
      setBlocked(true);
    }
  }

  return {
    share: () => void share(),
    /** The person reaches for Share. */
    prepareShare: () => void picture(),
    download,
    /** Whether it is not known yet if the person may print. */
    isPreparing: status === 'loading',
    /** Whether the person wanted what is for members. */
    isForMembers,
    closeMembers: () => setForMembers(false),
    blockedWords: isBlocked ? PRINT_BLOCKED_WORDS : undefined,
  };
}
