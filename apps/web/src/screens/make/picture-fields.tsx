import { MAX_WISH_LENGTH, type getMadeChoices } from '@inkbloom/contracts/made';
import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { WishChoice, chipLook, WishQuestion } from './choice.tsx';
import { SubjectChoice } from './subject-choice.tsx';
import type { Refusal } from './use-asking.ts';
import { type WishDraft, JUST_SO } from './wish-draft.ts';

export type Choices = z.infer<(typeof getMadeChoices)['answer']>['data'];

interface PictureFieldsProps {
  readonly draft: WishDraft;
  readonly onChange: (changes: Partial<WishDraft>) => void;
  /** Undefined until they are there. */
  readonly choices: Choices | undefined;
  readonly failure: Error | null;
  readonly onRetry: () => void;
  readonly refusal: Refusal | undefined;
}

/** What and where, or the same in own words. */
export function PictureFields({ draft, onChange, choices, failure, onRetry, refusal }: PictureFieldsProps) {
  if (draft.words !== null) return <OwnWords draft={draft} onChange={onChange} refusal={refusal} />;
  if (failure && !choices) return <LoadFailure what="subjects" error={failure} onRetry={onRetry} />;
  const subject = choices?.subjects.find(({ id }) => id === draft.subject);
  const places = choices?.places.filter(({ id }) => subject?.places.includes(id)) ?? [];
  return (
    <div className="grid gap-4">
      <WishQuestion
        legend="What?"
        aside={
          <Button kind="quiet" size="small" onClick={() => onChange({ words: '' })}>
            or in your own words
          </Button>
        }
      >
        <SubjectChoice
          subjects={choices?.subjects}
          chosen={draft.subject}
          onChoose={(id) => onChange({ subject: id, place: JUST_SO })}
        />
      </WishQuestion>
      {places.length > 1 && (
        <WishQuestion legend="Where?">
          <div className="flex flex-wrap gap-2">
            {places.map(({ id, name }) => (
              <WishChoice
                key={id}
                name="place"
                value={id}
                isChosen={id === draft.place}
                onChoose={() => onChange({ place: id })}
                className={chipLook(id === draft.place)}
              >
                {name}
              </WishChoice>
            ))}
          </div>
        </WishQuestion>
      )}
    </div>
  );
}

function OwnWords({ draft, onChange, refusal }: Pick<PictureFieldsProps, 'draft' | 'onChange' | 'refusal'>) {
  const field = useRef<HTMLInputElement>(null);
  // The field was asked for by the button beside it.
  useEffect(() => field.current?.focus(), []);
  return (
    <WishQuestion
      legend="In your own words"
      aside={
        <Button kind="quiet" size="small" onClick={() => onChange({ words: null })}>
          choose instead
        </Button>
      }
    >
      <input
        ref={field}
        aria-label="In your own words"
        aria-invalid={refusal?.word !== undefined}
        aria-describedby={refusal?.word === undefined ? undefined : 'refused-words'}
        value={draft.words ?? ''}
        maxLength={MAX_WISH_LENGTH}
        placeholder="a fox in the woods"
        onChange={({ target }) => onChange({ words: target.value })}
        className="h-12 w-full rounded-sheet bg-field px-3.5 text-ink inset-ring inset-ring-edge aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger"
      />
      <RefusedWord refusal={refusal} />
      <p className="pt-2 text-14 text-muted">
        Name a subject, and where it is. Drawn by this site; your words are not sent anywhere else.
      </p>
    </WishQuestion>
  );
}

/** The word that is not drawn, by name. */
export function RefusedWord({ refusal }: { readonly refusal: Refusal | undefined }) {
  if (refusal?.word === undefined) return null;
  return (
    <div id="refused-words" role="alert" className="pt-2">
      <p className="font-semibold text-danger">{refusal.words}</p>
      <p className="text-14 text-muted">
        Every page here is for every age, small children too. Nothing was drawn, and nobody was told.
      </p>
    </div>
  );
}
