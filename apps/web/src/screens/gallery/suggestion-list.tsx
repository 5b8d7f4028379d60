import type { Suggestion } from '@inkbloom/contracts/activities';
import { Hash, Image, Layers, SpellCheck } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { marked } from './suggestion-choice.ts';

// A select or a datalist cannot hang under a box that keeps the focus and shows which letters were typed.
const LISTBOX = { role: 'listbox', 'aria-label': 'Suggestions' };
const option = (isActive: boolean) => ({ role: 'option', tabIndex: -1, 'aria-selected': isActive });

const ICONS = { correction: SpellCheck, stream: Layers, tag: Hash, title: Image } as const;

interface SuggestionListProps {
  readonly id: string;
  readonly typed: string;
  readonly offered: readonly Suggestion[];
  /** Where the arrows stand. */
  readonly place: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** What the words in the search box could go on to, hanging under it; the focus stays in the box. */
export function SuggestionList({ id, typed, offered, place, onChoose }: SuggestionListProps) {
  if (offered.length === 0) return null;
  return (
    <div
      {...LISTBOX}
      id={id}
      className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-[60dvh] overflow-y-auto rounded-sheet bg-panel p-1.5 shadow-lift"
      onPointerDown={(event) => event.preventDefault()}
    >
      {offered.map((suggestion, at) => {
        const { kind, text } = suggestion;
        const [before, same, after] = marked(text, typed);
        const Icon = ICONS[kind];
        return (
          // The keys are the box's: it names the active one and keeps the focus.
          <button
            type="button"
            key={`${kind} ${suggestion.activityId ?? text}`}
            id={`${id}-${at}`}
            {...option(at === place)}
            onClick={() => onChoose(suggestion)}
            className={classNames(
              'flex min-h-11 w-full text-left items-center gap-3 rounded-small px-2.5 hover:bg-accent-wash',
              at === place && 'bg-accent-soft',
            )}
          >
            <Icon aria-hidden className="size-4.5 flex-none text-muted" />
            <span className="min-w-0 truncate">
              {before}
              <b className="font-bold text-accent-strong">{same}</b>
              {after}
            </span>
          </button>
        );
      })}
    </div>
  );
}
