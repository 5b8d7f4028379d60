import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface TabsProps<T extends string> {
  /** What the set of tabs is for. */
  readonly label: string;
  /** Each tab's value and its words, in order. */
  readonly tabs: readonly (readonly [value: T, words: string])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** How far each key goes along the tabs, from the chosen one. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs over what the chosen one shows; arrow keys, Home and End go along them. */
export function Tabs<T extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<T>) {
  const id = useId();
  function goAlong(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const [next] =
      tabs[
        step(
          tabs.findIndex(([value]) => value === chosen),
          tabs.length,
        )
      ]!;
    onChoose(next);
    document.getElementById(`${id}${next}`)?.focus();
  }
  return (
    <>
      <div role="tablist" aria-label={label} className="flex gap-6 border-b border-line">
        {tabs.map(([value, words]) => (
          <button
            key={value}
            id={`${id}${value}`}
            type="button"
            role="tab"
            aria-selected={value === chosen}
            aria-controls={`${id}panel`}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => onChoose(value)}
            onKeyDown={goAlong}
            className={classNames(
              '-mb-px min-h-11 border-b-3 font-display text-16 leading-none font-medium',
              value === chosen ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} className="pt-5 desktop:pt-7">
        {children}
      </div>
    </>
  );
}
