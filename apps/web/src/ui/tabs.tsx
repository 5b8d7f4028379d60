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

const next = (at: number, count: number): number => (at + 1) % count;
const before = (at: number, count: number): number => (at + count - 1) % count;

/** Where each key goes from the chosen tab, read from left to right. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: next,
  ArrowLeft: before,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Where a key goes; the arrows point the other way where people read from right to left. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  if (isMirrored && key === 'ArrowRight') return before;
  return isMirrored && key === 'ArrowLeft' ? next : STEPS[key];
}

/** Tabs over what the chosen one shows; arrow keys, Home and End go along them. */
export function Tabs<T extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<T>) {
  const id = useId();
  function goAlong(event: KeyboardEvent<HTMLElement>) {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex(([value]) => value === chosen);
    const [wanted] = tabs[step(at, tabs.length)]!;
    onChoose(wanted);
    document.getElementById(`${id}${wanted}`)?.focus();
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
