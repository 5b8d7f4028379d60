import type { MadeRequest } from '@inkbloom/contracts/made';
import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { madeChoicesQuery, stopRequest } from '../../api/calls/made-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast.tsx';
import { NameFields } from './name-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { GradeChoice } from './grade-choice.tsx';
import type { Asking } from './use-asking.ts';
import { FIRST_WISH, isComplete, offeredFor, settled, toWish, type WishDraft } from './wish-draft.ts';

const KINDS = [
  ['picture', 'A picture'],
  ['name', 'A name'],
] as const;

interface WishFormProps {
  readonly asking: Asking;
  /** What is being drawn, or was. */
  readonly request: MadeRequest | undefined;
}

/** What, where, how fine; or whose name. */
export function WishForm({ asking, request }: WishFormProps) {
  const [asked, setAsked] = useState<WishDraft>(FIRST_WISH);
  const choices = useQuery(madeChoicesQuery);
  const offered = offeredFor(
    asked,
    choices.data?.subjects.find(({ id }) => id === asked.subject),
  );
  const draft = settled(asked, offered);
  const change = (changes: Partial<WishDraft>) => {
    asking.forgetRefusal();
    setAsked({ ...asked, ...changes });
  };
  const isWaiting = request?.pages.some(({ state }) => state === 'waiting') ?? false;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete(draft)) asking.ask(toWish(draft));
      }}
    >
      <Tabs
        label="A picture or a name"
        tabs={KINDS}
        chosen={draft.kind}
        onChoose={(kind) => change({ kind })}
      >
        {draft.kind === 'picture' ? (
          <PictureFields
            draft={draft}
            onChange={change}
            choices={choices.data}
            failure={choices.error}
            onRetry={() => void choices.refetch()}
            refusal={asking.refusal}
          />
        ) : (
          <NameFields draft={draft} onChange={change} refusal={asking.refusal} />
        )}
      </Tabs>
      <GradeChoice
        offered={offered}
        chosen={draft.difficulty}
        onChoose={(difficulty) => change({ difficulty })}
      />
      {asking.refusal && asking.refusal.word === undefined && (
        <Notice tone="warning">{asking.refusal.words}</Notice>
      )}
      <div className="grid gap-2.5">
        <Button kind="primary" size="large" type="submit" busy={asking.isBusy} disabled={!isComplete(draft)}>
          {!asking.isBusy && <FilePlus2 aria-hidden />}
          Draw four
        </Button>
        {isWaiting && request && <StopButton id={request.id} />}
      </div>
    </form>
  );
}

function StopButton({ id }: { readonly id: string }) {
  const stop = () =>
    stopRequest(id).catch((error: unknown) =>
      showToast(error instanceof Error ? error.message : 'The line could not be left.'),
    );
  return <Button onClick={() => void stop()}>Stop after this one</Button>;
}
