import type { PaperSize } from '@inkbloom/contracts/prints';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadPrint } from '../../../api/calls/load-print.ts';
import { useSettings } from '../../../api/client/runtime-configuration.ts';
import { useSession } from '../../../api/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { saveFile } from '../../../ui/save-file.ts';

const PAPERS: readonly (readonly [PaperSize, string])[] = [
  ['a4', 'A4'],
  ['letter', 'Letter'],
];

/** All pages as a PDF, crisp at any size, on the paper that a person has; for signed-in people, as all printing. */
export function PdfButtons({ activityId }: { readonly activityId: string }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [making, setMaking] = useState<PaperSize>();
  const isSample = useSettings(({ configuration }) => configuration.mode === 'fixtures');

  async function save(paper: PaperSize) {
    if (status === 'guest') {
      await navigate(`/auth?returnUrl=${encodeURIComponent(pathname + search)}`);
      return;
    }
    setMaking(paper);
    try {
      saveFile(await loadPrint(activityId, paper), `${activityId}-${paper}.pdf`);
    } catch (error) {
      showToast(error instanceof Error ? error.message : 'The PDF could not be made.');
    }
    setMaking(undefined);
  }
  if (isSample) return null;
  return (
    <fieldset aria-label="Download as PDF" className="flex min-w-0 items-center gap-2">
      <FileDown aria-hidden className="flex-none text-muted" />
      <span aria-hidden className="mr-auto font-display text-14 font-medium text-muted">
        PDF
      </span>
      {PAPERS.map(([paper, name]) => (
        <Button
          key={paper}
          size="small"
          aria-label={`PDF on ${name} paper`}
          busy={making === paper}
          disabled={status === 'loading'}
          onClick={() => void save(paper)}
          className="flex-1"
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
