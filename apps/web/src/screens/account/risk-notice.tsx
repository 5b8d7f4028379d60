import { useEffect, useState } from 'react';
import { currentRisk, riskWords, type Risk } from '../../device/drafts/lasting.ts';
import { Notice } from '../../ui/notice.tsx';

/** A plain word before a browser would clear what hangs here, with the ways out. */
export function RiskNotice() {
  const [risk, setRisk] = useState<Risk>('none');
  useEffect(() => {
    void currentRisk().then(setRisk);
  }, []);
  if (risk === 'none') return null;
  return (
    <div className="mt-8">
      <Notice tone={risk === 'little-room' ? 'warning' : 'info'} title="Kept in this browser only">
        {riskWords(risk)} Sign in to keep them everywhere, or save them as a file.
      </Notice>
    </div>
  );
}
