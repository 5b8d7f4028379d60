import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
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

/** The subjects as small pictures; the first ones, then all. */
export function SubjectChoice({ subjects, chosen, onChoose }: SubjectChoiceProps) {
  const [isLong, setLong] = useState(false);
  if (!subjects) return <Skeletons />;
  const shown = subjects.filter(({ id }, at) => isLong || at < SHOWN_FIRST || id === chosen);
  return (
    <>
      <div className="grid grid-cols-4 gap-x-2 gap-y-2.5">
        {shown.map(({ id, name, thumbnailUrl }) => (
          <WishChoice
            key={id}
            name="subject"
            value={id}
            isChosen={id === chosen}
            onChoose={() => {
              onChoose(id);
              setLong(false);
            }}
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
