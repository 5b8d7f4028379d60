import { useEffect, useState } from 'react';
import type { RestoreInput } from '../../api/calls/drawing-versions.ts';
import { isDirty } from '../../device/drafts/draft.ts';
import { EarlierVersions } from '../versions/earlier-versions.tsx';
import type { Now } from '../versions/version-list.tsx';
import type { Session } from './session.ts';

interface StudioVersionsProps {
  readonly session: Session;
  readonly onRestore: (choice: RestoreInput) => Promise<void>;
}

/** The page as it is, where something was drawn since the last save, else undefined; null while that is made. */
function useNow({ writer, small, controls }: Session): Now | null | undefined {
  const [now, setNow] = useState<Now | null | undefined>(null);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<Now | undefined> => {
      await writer.flush();
      if (!isDirty(writer.draft())) return undefined;
      return { picture: await small.toBlob(), coloredShare: controls.state().coloredShare };
    };
    void look()
      .catch((error: unknown) => {
        console.warn('no picture of the page', error);
        return undefined;
      })
      .then((found) => gone || setNow(found));
    return () => {
      gone = true;
    };
  }, [writer, small, controls]);
  return now;
}

/** The earlier versions of the drawing that is open. */
export function StudioVersions({ session, onRestore }: StudioVersionsProps) {
  const now = useNow(session);
  const { drawingId, title } = session.writer.draft();
  if (now === null) return null;
  return (
    <EarlierVersions
      drawingId={drawingId}
      title={title}
      now={now}
      onRestore={onRestore}
      onClose={() => session.ui.setState({ versions: false })}
    />
  );
}
