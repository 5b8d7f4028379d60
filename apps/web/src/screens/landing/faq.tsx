import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { QUESTIONS, TOPICS, type Question } from './questions.ts';

const ALL = 'All';

interface TopicProps {
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Topic({ name, chosen, onChoose }: TopicProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classNames(
        'min-h-11 rounded-small text-left font-display text-16 font-medium whitespace-nowrap hover:text-accent-strong',
        chosen ? 'text-accent-strong' : 'text-muted',
      )}
    >
      {name}
    </button>
  );
}

function Entry({ entry, openAtFirst }: { readonly entry: Question; readonly openAtFirst: boolean }) {
  const [open, setOpen] = useState(openAtFirst);
  const answerId = useId();
  const Sign = open ? Minus : Plus;
  return (
    <li className="border-b border-line">
      <h3 className="text-18 leading-snug font-medium tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={answerId}
          onClick={() => setOpen(!open)}
          className="flex min-h-15 w-full items-center gap-4 rounded-small py-3 text-left hover:text-accent-strong desktop:min-h-17"
        >
          {entry.question}
          <Sign aria-hidden className="ml-auto flex-none text-accent-strong" />
        </button>
      </h3>
      <p id={answerId} hidden={!open} className="max-w-[62ch] pr-10 pb-5 text-pretty text-muted">
        {entry.answer}
      </p>
    </li>
  );
}

/** What people ask, by topic; each answer opens under its question. */
export function Faq() {
  const [topic, setTopic] = useState<string>(ALL);
  const shown = QUESTIONS.filter(({ category }) => topic === ALL || category === topic);
  return (
    <section
      aria-labelledby="questions"
      className="column grid gap-4.5 py-15 desktop:grid-cols-[5fr_7fr] desktop:gap-10 desktop:pt-26 desktop:pb-28"
    >
      <div>
        <h2 id="questions" className="text-28 desktop:text-48">
          Questions, answered
        </h2>
        <fieldset className="mt-3 flex flex-wrap gap-x-5 desktop:flex-col desktop:items-start">
          <legend className="sr-only">Topics</legend>
          {[ALL, ...TOPICS].map((name) => (
            <Topic key={name} name={name} chosen={name === topic} onChoose={() => setTopic(name)} />
          ))}
        </fieldset>
      </div>
      <ul className="border-t-[1.5px] border-ink desktop:min-h-[600px]">
        {shown.map((entry, place) => (
          <Entry key={entry.question} entry={entry} openAtFirst={place === 0} />
        ))}
      </ul>
    </section>
  );
}
