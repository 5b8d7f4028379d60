import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Draft } from '../../device/drafts/draft.ts';
import { finishWith } from '../../studio/session/finish-with.ts';

interface PaintedPicture {
  /** PNG at page size; undefined until it is painted. */
  readonly file: File | undefined;
  readonly failed: boolean;
}

/** The finished picture of a draft, painted as soon as it is asked for, so that a press can share it at once. */
export function usePicture(draft: Draft): PaintedPicture {
  const [painted, setPainted] = useState<PaintedPicture>({ file: undefined, failed: false });
  const queries = useQueryClient();
  const paint = useEffectEvent(async (): Promise<File> => {
    const [{ packetFor }, { deviceDrafts }] = await Promise.all([
      import('../../device/drafts/guest-drafts.ts'),
      import('../../device/drafts/browser-device.ts'),
    ]);
    const { picture } = await packetFor(deviceDrafts.store, draft, finishWith(queries));
    return new File([picture], `${draft.activityId}.png`, { type: 'image/png' });
  });
  useEffect(() => {
    let gone = false;
    paint().then(
      (file) => gone || setPainted({ file, failed: false }),
      () => gone || setPainted({ file: undefined, failed: true }),
    );
    return () => {
      gone = true;
    };
  }, []);
  return painted;
}
