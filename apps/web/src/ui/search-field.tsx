import { Search, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { classNames } from './class-names.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
  readonly className?: string;
}

/** A search box; Escape and the cross empty it. */
export function SearchField({ label, value, onChange, maxLength, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !value) return;
    event.preventDefault();
    clear();
  }
  return (
    <search
      className={classNames(
        'flex h-11 min-w-0 items-center gap-2.5 rounded-sheet bg-field pl-3.5 inset-ring inset-ring-edge',
        'focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-focus',
        className,
      )}
    >
      <Search aria-hidden className="flex-none text-muted" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-full w-full min-w-0 bg-transparent outline-none placeholder:text-muted placeholder:opacity-100"
      />
      {value ? (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="grid size-11 flex-none place-items-center rounded-sheet text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      ) : (
        <span className="w-1" />
      )}
    </search>
  );
}
