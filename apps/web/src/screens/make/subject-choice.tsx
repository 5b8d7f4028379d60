import type { MadeSubject } from '@inkbloom/contracts/made';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { WishChoice } from './choice.tsx';
import type { Choices } from './picture-fields.tsx';

/** Subjects that are shown before the others are asked for. */
const SHOWN_FIRST = 8;

interface SubjectChoiceProps {
  /** Undefined until they are there. */
  readonly subjects: Choices['subjects'] | undefined;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Whether a subject is called so, by its own name or by another word for it. */
function isCalled({ name, words }: MadeSubject, typed: string): boolean {
  return [name, ...words].some((word) => word.toLowerCase().includes(typed.trim().toLowerCase()));
}

/** The subjects as small pictures; the first ones, then all, with a field that finds one. */
export function SubjectChoice({ subjects, chosen, onChoose }: SubjectChoiceProps) {
  const [isLong, setLong] = useState(false);
  const [typed, setTyped] = useState('');
  if (!subjects) return <Skeletons />;
  const shown = subjects.filter((subject, at) =>
    isLong ? isCalled(subject, typed) : at < SHOWN_FIRST || subject.id === chosen,
  );
  const choose = (id: string) => {
    onChoose(id);
    setLong(false);
    setTyped('');
  };
  return (
    <>
      {isLong && (
        <SearchField
          label="Find a subject"
          value={typed}
          onChange={setTyped}
          className="mb-3"
          input={{
            autoFocus: true,
            onKeyDown: (event) => {
              if (event.key !== 'Enter') return;
              // The field stands in the form, which must not be sent by it.
              event.preventDefault();
              if (typed.trim() && shown[0]) choose(shown[0].id);
            },
          }}
        />
      )}
      {shown.length === 0 && (
        <p className="pb-2 text-14 text-muted">
          No subject is called that. You can say it in your own words.
        </p>
      )}
      <div className="grid grid-cols-4 gap-x-2 gap-y-2.5">
        {shown.map(({ id, name, thumbnailUrl }) => (
          <WishChoice
            key={id}
            name="subject"
            value={id}
            isChosen={id === chosen}
            onChoose={() => choose(id)}
            className={`grid content-start gap-1 rounded-sheet pb-1 text-center font-display text-14 leading-tight ${
              id === chosen ? 'font-semibold text-accent-strong' : 'text-ink'
            }`}
          >
            <span
              className={`block aspect-4/3 overflow-hidden rounded-sheet bg-sheet ${
                id === chosen ? 'ring-2 ring-accent-strong' : 'ring ring-edge'
              }`}
            >
              {thumbnailUrl && (
                <img src={thumbnailUrl} alt="" loading="lazy" className="size-full object-cover" />
              )}
            </span>
            {name}
          </WishChoice>
        ))}
      </div>
      {!isLong && (
        <Button kind="quiet" size="small" className="mt-1.5" onClick={() => setLong(true)}>
          All {subjects.length} subjects
        </Button>
      )}
    </>
  );
}

function Skeletons() {
  return (
    <div className="grid grid-cols-4 gap-x-2 gap-y-2.5" aria-hidden>
      {Array.from({ length: SHOWN_FIRST }, (_, at) => (
        <span key={at} className="aspect-square rounded-sheet bg-line" />
      ))}
    </div>
  );
}
