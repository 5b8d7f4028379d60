import type { Selection } from '@inkbloom/contracts/prices';
import type { ChangePreview } from '@inkbloom/contracts/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { changePlan, changePreviewQuery } from '../../api/calls/subscription-actions.ts';
import { startFailureWords } from '../../shared/subscription/start-failure.ts';
import { useParentCheck } from '../../shared/subscription/parent-check.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { renewalDay, dollars } from './words.ts';

/** What a change costs now, as the provider reckons it. */
export function ChangeCost({ selection }: { readonly selection: Selection }) {
  const { data, isPending, error } = useQuery(changePreviewQuery(selection));
  return (
    <div className="grid min-h-18 content-center gap-1 rounded-sheet bg-field px-4 py-3 text-14 leading-5">
      {isPending && <span className="text-muted">Reckoning what the change costs...</span>}
      {error && <span role="alert">{startFailureWords(error)}</span>}
      {data && <CostWords preview={data} />}
    </div>
  );
}

function CostWords({ preview: { dueNowCents, renewsAt } }: { readonly preview: ChangePreview }) {
  return (
    <>
      <b className="tabular-nums">
        {dueNowCents >= 0 ? `Due now: ${dollars(dueNowCents)}` : `Credit: ${dollars(-dueNowCents)}`}
      </b>
      <span className="text-muted">
        What you paid and have not used is taken into account. It renews on {renewalDay(renewsAt)}.
      </span>
    </>
  );
}

/** Changes the plan to a choice, at the price that was shown. */
export function ChangeButton({ selection }: { readonly selection: Selection }) {
  const preview = useQuery(changePreviewQuery(selection)).data;
  const navigate = useNavigate();
  const { guard, dialog } = useParentCheck();
  const [isChanging, setChanging] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function change(shown: ChangePreview) {
    setChanging(true);
    setFailure(undefined);
    try {
      await changePlan(selection, shown);
      await navigate('/account?success=true');
    } catch (error) {
      setFailure(startFailureWords(error));
      setChanging(false);
    }
  }
  return (
    <div className="grid gap-2.5">
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button
        kind="primary"
        size="large"
        busy={isChanging}
        disabled={!preview}
        onClick={() => preview && guard(() => void change(preview))}
      >
        {isChanging ? 'Processing...' : 'Change Plan'}
      </Button>
      {dialog}
    </div>
  );
}
